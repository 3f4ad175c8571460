import DelegateRoutingSpec
import Foundation

extension RouterProfile {
  /// Reads a profile. Throws a `SuiteError` that names the file and the place in it.
  public static func read(_ file: URL) throws -> RouterProfile {
    let data = try SharedFile.read(file)
    do { return try JSONDecoder().decode(RouterProfile.self, from: data) } catch let error as DecodingError {
      throw SuiteError("\(file.path): \(error.placeAndProblem)")
    }
  }
}
