internal import Foundation
public import SwiftUI

/// A value of dictionaries that is worked out of objects: a sum, a count, what a path leads to.
///
/// Apple: "NSExpressionDescription". `NSExpression` is `_FormatExpression` here, by its name in files that `quadrant` compiles.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// How it is worked out.
    open var expression: _FormatExpression?
    /// The type of the value. Means nothing here: values are as they come out.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the value, by its newer name.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(type: expressionResultType) }
        set { expressionResultType = newValue.type }
    }
}
