/// An entity that stands for a file.
public protocol FileEntity: AppEntity {}
