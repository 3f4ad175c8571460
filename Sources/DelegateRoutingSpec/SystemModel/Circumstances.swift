/// What stays the same while the system plays a scenario, with what follows from it worked out once.
final class Circumstances: Sendable {
  let setting: Setting
  let lifeCycle: LifeCycle
  let reading: Reading
  let setOrder: SetOrder
  /// Whether the app runs on scenes.
  let hasScenes: Bool
  /// Whether SwiftUI runs them.
  let isSwiftUI: Bool
  /// Whether a scene that connects gets a delegate of the app's.
  let sceneHasDelegate: Bool
  /// Whether the host creates the router when the process starts.
  let createsRouterAtOnce: Bool
  /// The methods that the host does not implement; nil for none.
  let leftOut: Set<DelegateMethod>?

  init(setting: Setting, lifeCycle: LifeCycle, reading: Reading, setOrder: SetOrder) {
    self.setting = setting
    self.lifeCycle = lifeCycle
    self.reading = reading
    self.setOrder = setOrder
    hasScenes = lifeCycle != .applicationDelegate
    isSwiftUI = lifeCycle == .swiftUI
    sceneHasDelegate = setting.sceneHasDelegate
    createsRouterAtOnce = setting.host.createsRouter == .atProcessStart
    leftOut = setting.host.leavesOut.isEmpty ? nil : setting.host.leavesOut
  }
}
