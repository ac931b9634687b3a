@_exported public import QuadrantAccessibility
// `AccessibilityNode` is what a host answers.
@_exported public import QuadrantEvents
// Calls of hosts name places of tests by a macro of this module's: 'import QuadrantTesting' alone is enough for them.
@_exported public import Testing
