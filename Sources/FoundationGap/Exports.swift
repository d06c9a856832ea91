// Authors' files often use Foundation, and `URLSession` with it, through the façades alone; on
// Linux the networking half is a module of its own.
@_exported public import Foundation
@_exported public import FoundationNetworking
