"""Plays the compiled cases of the corpus (delegate-routing corpus export --compiled, on standard input) against a router in
Python: a correct one, which must pass them all, or with --broken one that forgets what a scene is connected for."""

import json
import sys


class Router:
    """A router with the default profile: custom URLs, documents and web links, delivered at once."""

    def __init__(self, deliver, broken):
        self.deliver, self.broken = deliver, broken

    def system(self, call):
        method, scene = call["call"], call.get("scene")
        if method in ("application(_:open:options:)", "onOpenURL(perform:)"):
            self.open([call], scene)
        elif method == "scene(_:openURLContexts:)":
            self.open(call["urlContexts"], scene)
        elif method in ("application(_:continue:restorationHandler:)", "scene(_:continue:)"):
            self.resume(call["activity"], scene)
        elif method == "scene(_:willConnectTo:options:)" and not self.broken:
            self.open(call["options"].get("urlContexts", []), scene)
            for activity in call["options"].get("userActivities", []):
                self.resume(activity, scene)

    def open(self, contexts, scene):
        fields = ("url", "sourceApplication", "openInPlace", "annotation")
        for context in contexts:
            self.deliver({key: context[key] for key in fields if key in context}, scene)

    def resume(self, activity, scene):
        if activity["activityType"] != "NSUserActivityTypeBrowsingWeb" or "webpageURL" not in activity:
            return
        link = {key: activity[key] for key in ("activityType", "referrerURL", "userInfo") if key in activity}
        self.deliver({**link, "url": activity["webpageURL"]}, scene)


def play(case, broken):
    """The deliveries of a router as (link, scene, place in what happens)."""
    deliveries, router = [], None
    for place, thing in enumerate(case["happens"]):
        if thing.get("process") == "starts":
            router = Router(lambda link, scene: deliveries.append((link, scene, place)), broken)
        elif "call" in thing:
            router.system(thing)
    return deliveries


def passes(case, broken):
    left = play(case, broken)
    for owed in case["owed"]:
        links = owed["oneOf"] + owed.get("orOneOf", [])
        fits = lambda d: d[0] in links and d[1] == owed.get("scene") and owed["notBefore"] <= d[2] <= owed["due"]
        match = next((delivery for delivery in left if fits(delivery)), None)
        if match is None:
            return False
        left.remove(match)
    return not left


broken = "--broken" in sys.argv
cases = [json.loads(line) for line in sys.stdin]
failed = [case["case"] for case in cases if not passes(case, broken)]
print(f"{len(cases)} cases, {len(failed)} failed", *failed[:5], sep="\n  ")
sys.exit(1 if failed or not cases else 0)
