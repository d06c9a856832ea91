/// An intent of a sort that the system knows.
public protocol SystemIntent: AppIntent {}
