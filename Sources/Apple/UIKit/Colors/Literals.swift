public import QuadrantViews

/// The type of a `#colorLiteral` of which nothing else is said.
public typealias _ColorLiteralType = UIColor
/// The type of an `#imageLiteral` of which nothing else is said.
public typealias _ImageLiteralType = UIImage
