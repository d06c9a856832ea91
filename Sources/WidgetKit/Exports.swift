// Control sources exist that import WidgetKit alone and use views, intents and Foundation.
@_exported public import AppIntents
@_exported public import SwiftUI
