import Expectations
import SwiftUI
import Testing

/// What a value of ours prints is the same in each run. A value that keeps one of a private type prints the place of
/// that type in memory, `(unknown context at $…)`, and a text that shows it differs from run to run.
@Suite struct PrintedValuesTests {
    private let values: [Any] = [
        AccessibilityTechnologies.voiceOver,
        AlternatingRowBackgroundBehavior.automatic,
        AnimationCompletionCriteria.logicallyComplete,
        BackgroundProminence.increased,
        BadgeProminence.increased,
        ButtonBorderShape.roundedRectangle(radius: 4),
        ButtonRepeatBehavior.enabled,
        ButtonRole.cancel,
        ButtonSizing.fitted,
        ContentMarginPlacement.scrollContent,
        DialogSeverity.critical,
        Glass.regular.tint(.red).interactive(),
        Image.DynamicRange.high,
        Material.thin,
        MaterialActiveAppearance.active,
        MenuActionDismissBehavior.disabled,
        MenuOrder.fixed,
        OpenURLAction.Result.handled,
        OrnamentAttachmentAnchor.scene(.bottom),
        PresentationContentInteraction.scrolls,
        PresentationDetent.fraction(0.5),
        PresentationDetent.medium,
        ProgressView(value: 0.5),
        ScrollAnchorRole.initialOffset,
        ScrollIndicatorVisibility.hidden,
        SensoryFeedback.impact(weight: .heavy),
        Shader.Argument.float(1),
        ShaderLibrary.default,
        SpringLoadingBehavior.enabled,
        SymbolColorRenderingMode.flat,
        SymbolRenderingMode.hierarchical,
        SymbolVariableValueMode.draw,
        SymbolVariants.circle.fill,
        TableColumnCustomizationBehavior.resize,
        TextInputDictationBehavior.automatic,
        UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint.bottom),
        ViewAlignedScrollTargetBehavior.LimitBehavior.always,
        WritingToolsBehavior.complete,
        Alignment.topLeading,
        DepthAlignment.front,
        HorizontalAlignment.listRowSeparatorLeading,
        VerticalAlignment.firstTextBaseline,
        Angle.degrees(90),
        Animation.spring(duration: 0.5),
        Axis.Set.vertical,
        Color.red.opacity(0.5),
        Edge.Set.all,
        EdgeInsets(),
        Font.title.bold(),
        GridItem(.adaptive(minimum: 40)),
        LocalizedStringKey("key"),
        NavigationPath([1]),
        RoundedRectangle(cornerRadius: 4),
        Transaction(animation: .linear),
        UnitPoint.center,
        UserInterfaceSizeClass.compact,
        DynamicTypeSize.large,
        ColorScheme.dark,
    ]

    @Test func theyHaveNoPlacesInMemory() {
        for value in values {
            for text in [String(describing: value), String(reflecting: value)] {
                fails(text.contains("unknown context"), "\(type(of: value)): \(text)")
                fails(text.contains("0x"), "\(type(of: value)): \(text)")
            }
        }
    }
}
