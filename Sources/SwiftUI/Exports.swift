// A control's source often imports SwiftUI alone and uses Foundation, observable objects and the
// localized texts that Foundation lacks here.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationGap
