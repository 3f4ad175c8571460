import DelegateRoutingCorpus
import Foundation
import Testing

/// A corpus without issues, to be spoilt in one place by each test.
enum GoodCorpus {
  static let urls = """
    {
      "$schema": "../schema/urls.schema.json",
      "format": 1,
      "urls": [
        {
          "id": "links/plain",
          "kind": "custom-url",
          "url": "{scheme}://item/7?a=1",
          "options": { "sourceApplication": "com.example.other", "annotation": { "n": 1 } },
          "parses": true,
          "parts": {
            "scheme": "{scheme}",
            "host": "item",
            "port": null,
            "path": "/7",
            "segments": ["7"],
            "query": [{ "name": "a", "value": "1" }],
            "fragment": null
          },
          "why": "The plainest link of all.",
          "sources": [{ "title": "RFC 3986", "url": "https://www.rfc-editor.org/rfc/rfc3986" }],
          "tags": ["plain"]
        },
        {
          "id": "links/web",
          "kind": "universal-link",
          "url": "https://{host}/{repeat}",
          "repeat": { "text": "ab", "count": 3 },
          "parses": true,
          "why": "A web link.",
          "sources": [{ "title": "RFC 3986", "url": "https://www.rfc-editor.org/rfc/rfc3986" }],
          "tags": ["web-link", "long"]
        },
        {
          "id": "links/document",
          "kind": "file-url",
          "url": "file:///tmp/a.txt",
          "options": { "openInPlace": true },
          "parses": "varies",
          "variesBecause": "It is said so for the test.",
          "why": "A document.",
          "sources": [{ "title": "RFC 8089", "url": "https://www.rfc-editor.org/rfc/rfc8089" }],
          "tags": ["plain"]
        }
      ]
    }

    """

  static let activities = """
    {
      "$schema": "../schema/activities.schema.json",
      "format": 1,
      "activities": [
        {
          "id": "handoff/plain",
          "kind": "handoff",
          "activityType": "com.example.acme.reading",
          "webpageURL": "https://{host}/article/7",
          "title": "Reading",
          "targetContentIdentifier": "{scheme}://item/7",
          "userInfo": { "link": "{scheme}://item/7", "list": [1, 0.5, true, null, { "host": "{host}" }] },
          "why": "An activity from another device.",
          "sources": [{ "title": "Apple", "url": "https://developer.apple.com/documentation/uikit" }],
          "tags": ["handoff"]
        },
        {
          "id": "handoff/web",
          "kind": "universal-link",
          "activityType": "NSUserActivityTypeBrowsingWeb",
          "webpageURL": "https://www.{host}/",
          "referrerURL": "https://www.example.org/",
          "why": "A web link with a referrer.",
          "sources": [{ "title": "Apple", "url": "https://developer.apple.com/documentation/uikit" }],
          "tags": ["web-link"]
        }
      ]
    }

    """

  static let scenarios = """
    {
      "$schema": "../schema/scenarios.schema.json",
      "format": 1,
      "scenarios": [
        {
          "id": "ready/waits",
          "title": "A link waits for the router.",
          "why": "A router that is not ready loses it.",
          "sources": [{ "title": "Apple", "url": "https://developer.apple.com/documentation/uikit" }],
          "tags": ["ready"],
          "rules": ["cold-link-delivered-once"],
          "settings": ["uikit-scenes-template", "swiftui-app"],
          "steps": [
            { "launch": { "urls": ["links/plain"], "upTo": "connected" } },
            { "receive": { "activities": ["handoff/plain"], "scene": "main" } },
            { "finish": {} }
          ],
          "answers": ["declined", "taken"],
          "expect": [
            { "url": "links/plain", "scene": "main", "after": 0 },
            { "activity": "handoff/plain", "scene": null, "after": 2 }
          ],
          "profile": {
            "lifeCycles": ["scene", "swiftui"],
            "channels": [
              { "name": "one", "role": "consumer", "wants": ["custom-url", "file-url", "universal-link"], "claims": true },
              { "name": "two", "role": "consumer", "wants": ["custom-url", "file-url", "universal-link"], "claims": true }
            ]
          }
        }
      ]
    }

    """

  static let events = """
    {
      "$schema": "../schema/events.schema.json",
      "format": 1,
      "events": [
        {
          "id": "notification/plain",
          "kind": "notification-response",
          "requestIdentifier": "message-7",
          "actionIdentifier": "reply",
          "date": 1767225600,
          "isRemote": false,
          "userInfo": { "link": "{scheme}://item/7" },
          "userText": "See {host}",
          "targetContentIdentifier": "{scheme}://item/7",
          "why": "A response with everything.",
          "sources": [{ "title": "Apple", "url": "https://developer.apple.com/documentation/uikit" }],
          "tags": ["notification"]
        },
        {
          "id": "notification/share",
          "kind": "cloudkit-share",
          "containerIdentifier": "iCloud.com.example",
          "recordName": "share",
          "why": "A share.",
          "sources": [{ "title": "Apple", "url": "https://developer.apple.com/documentation/uikit" }],
          "tags": ["share"]
        }
      ]
    }

    """

  static let regressions = """
    {
      "$schema": "../schema/scenarios.schema.json",
      "format": 1,
      "scenarios": [
        {
          "id": "regression/lost/written-out",
          "title": "A link of its own is lost.",
          "reports": [
            { "title": "a/b, issue 1", "url": "https://github.com/a/b/issues/1", "witness": "first-url-alone" },
            { "title": "a/b, issue 2", "url": "https://github.com/a/b/issues/2", "witness": "wanted" }
          ],
          "rules": ["whole-set-delivered"],
          "settings": [
            { "setting": "uikit-scenes-template", "leavesOut": ["scene(_:continue:)"], "savesState": true }
          ],
          "steps": [
            { "launch": { "events": ["notification/plain"] } },
            {
              "receive": {
                "urls": [{ "as": "mine", "kind": "custom-url", "url": "{scheme}://mine" }, "links/plain"],
                "activities": [{ "as": "read", "kind": "handoff", "activityType": "com.example.acme.reading" }],
                "events": [{ "as": "tap", "kind": "quick-action", "type": "compose" }]
              }
            },
            { "receive": { "activities": ["read"], "handoffFails": true } }
          ],
          "profile": { "eventKinds": ["custom-url", "quick-action"] },
          "expect": [
            { "url": "mine", "scene": "main", "after": 1 },
            { "event": "tap", "scene": "main", "after": 1 }
          ]
        }
      ]
    }

    """

  static let retired = """
    {
      "$schema": "schema/retired.schema.json",
      "format": 1,
      "retired": [{ "id": "links/old", "since": "0.1.0", "reason": "It was there twice." }]
    }

    """

  static let outOfScope = """
    {
      "$schema": "../schema/out-of-scope.schema.json",
      "format": 1,
      "outOfScope": [
        {
          "title": "a/b, issue 3",
          "url": "https://github.com/a/b/issues/3",
          "reason": "It is about the layout of a screen."
        }
      ]
    }

    """

  /// With everything that a corpus need not have.
  static let wholeFiles = files.merging([
    "events/notification.json": Data(events.utf8), "regressions/lost.json": Data(regressions.utf8),
    "regressions/out-of-scope.json": Data(outOfScope.utf8), "retired.json": Data(retired.utf8),
  ]) { first, _ in first }

  static let files = [
    "urls/links.json": Data(urls.utf8), "activities/handoff.json": Data(activities.utf8),
    "scenarios/ready.json": Data(scenarios.utf8),
  ]
}

/// A folder that lives as long as the test.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: Data] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("corpus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, data) in files { try write(data, to: path) }
  }

  /// The corpus in the folder, which outlives the reading of it.
  func corpus(adding extra: [TemporaryFolder] = [], rules: Set<String>? = nil) throws -> Corpus {
    try withExtendedLifetime((self, extra)) {
      try Corpus.read(at: url, adding: extra.map(\.url), rules: rules)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }
}

/// The lines of the issues with which a corpus is refused; none where it is not. Paths in them begin with `FOLDER`.
func refusals(
  _ folder: TemporaryFolder, adding extra: [TemporaryFolder] = [], rules: Set<String>? = nil
) throws -> [String] {
  do {
    _ = try folder.corpus(adding: extra, rules: rules)
    return []
  } catch let error as CorpusError {
    return error.issues.map { issue in
      let lines = [(folder, "FOLDER")] + extra.map { ($0, "EXTRA") }
      return lines.reduce(issue.description) { $0.replacingOccurrences(of: $1.0.url.path, with: $1.1) }
    }
  }
}

/// The refusals of the good corpus with other contents in one file.
func refusals(of contents: Data, in path: String) throws -> [String] {
  let folder = try TemporaryFolder(GoodCorpus.files)
  try folder.write(contents, to: path)
  return try refusals(folder)
}

/// The good corpus with one text in one file, which must be there exactly once, replaced by another.
func goodCorpus(_ path: String, replacing text: String, with other: String) throws -> TemporaryFolder {
  let isWhole = GoodCorpus.files[path] == nil
  let folder = try TemporaryFolder(isWhole ? GoodCorpus.wholeFiles : GoodCorpus.files)
  let contents = try #require(GoodCorpus.wholeFiles[path])
  let pieces = String(decoding: contents, as: UTF8.self).components(separatedBy: text)
  try #require(pieces.count == 2, "\(text) is \(pieces.count - 1) times in \(path)")
  try folder.write(pieces.joined(separator: other), to: path)
  return folder
}

/// The refusals of the good corpus with one text replaced.
func refusals(
  _ path: String, replacing text: String, with other: String, rules: Set<String>? = nil
) throws -> [String] {
  try refusals(goodCorpus(path, replacing: text, with: other), rules: rules)
}
