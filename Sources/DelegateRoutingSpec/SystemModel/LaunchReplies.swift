/// What the launch methods of a process have answered.
struct LaunchReplies: Sendable {
  private(set) var includeTrue = false
  private(set) var includeFalse = false

  /// Takes what the host answers whatever the router says, or else the router's reply; a method that is not implemented
  /// does not count.
  mutating func record(_ host: Bool?, or reply: DelegateReply) {
    let answer: Bool
    if let host {
      answer = host
    } else if case .bool(let replied) = reply {
      answer = replied
    } else {
      return
    }
    if answer { includeTrue = true } else { includeFalse = true }
  }
}
