// Authors' files often use Foundation through this module alone.
@_exported public import FoundationGap
