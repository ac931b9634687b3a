// `AccessibilityNode` is what a host answers.
@_exported public import QuadrantEvents
@_exported public import QuadrantInspection
