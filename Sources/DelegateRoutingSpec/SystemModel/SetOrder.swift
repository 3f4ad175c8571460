/// One of the orders in which the suite hands over the elements of a set. All orders up to three elements; of more, each
/// rotation and its reverse.
public struct SetOrder: Sendable, Hashable {
  /// The order's number; 0 leaves the elements as they are.
  public let number: Int

  /// An order from its number.
  public init(_ number: Int = 0) { self.number = number }

  /// How many orders there are of so many elements.
  public static func count(of elements: Int) -> Int {
    switch elements {
    case 0, 1: 1
    case 2: 2
    case 3: 6
    default: 2 * elements
    }
  }

  /// The elements in this order; an order beyond the count starts over.
  public func arrange<Element>(_ elements: [Element]) -> [Element] {
    let count = elements.count
    guard number != 0, count > 1 else { return elements }
    let turn = number % SetOrder.count(of: count)
    let rotated = (0..<count).map { elements[($0 + turn / 2) % count] }
    return turn.isMultiple(of: 2) ? rotated : rotated.reversed()
  }
}
