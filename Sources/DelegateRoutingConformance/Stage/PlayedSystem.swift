import DelegateRoutingSpec

/// The system that a run is played by, where the stage and the router's process can both reach it: in place, without
/// copies.
@MainActor final class PlayedSystem {
  @exclusivity(unchecked) var model: SystemModel

  init(_ model: SystemModel) { self.model = model }
}
