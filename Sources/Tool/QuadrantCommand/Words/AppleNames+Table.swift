// length: table
// Written by Scripts/names.sh from Scripts/Names/apple-names.txt.
extension AppleNames {
    /// The names of Apple's SwiftUI, of its documentation of December 2025 and of the module of iOS
    /// 17.4, one line for each area, owner and kind: `area|owner|kind|name name:uses …`. Uses are
    /// those of the name in 66 public repositories, of all that bear it together.
    static let table = """
        Accessibility fundamentals||type|AccessibilityAttachmentModifier \
        AccessibilityChildBehavior AccessibilityTechnologies
        Accessibility fundamentals|AccessibilityChildBehavior|value|combine:86 contain:26 \
        ignore:27
        Accessibility fundamentals|AccessibilityTechnologies|value|switchControl voiceOver
        Accessibility fundamentals|ModifiedContent|modifier|accessibility:67 \
        accessibilityHidden:183 accessibilityIdentifier:303 accessibilityScrollStatus
        Accessibility fundamentals|TabContent|modifier|accessibilityIdentifier:303
        Accessibility fundamentals|View|modifier|accessibility:67 accessibilityChildren \
        accessibilityDefaultFocus accessibilityElement:153 accessibilityHidden:183 \
        accessibilityIdentifier:303 accessibilityRepresentation:9 accessibilityScrollStatus
        Accessible appearance||type|AssistiveAccess LegibilityWeight
        Accessible appearance|EnvironmentValues|environment|accessibilityAssistiveAccessEnabled \
        accessibilityDifferentiateWithoutColor:11 accessibilityDimFlashingLights \
        accessibilityInvertColors accessibilityLargeContentViewerEnabled \
        accessibilityPlayAnimatedImages accessibilityReduceMotion:8 \
        accessibilityReduceTransparency accessibilityShowButtonShapes:2 legibilityWeight
        Accessible appearance|LegibilityWeight|value|bold regular
        Accessible appearance|View|modifier|accessibilityIgnoresInvertColors:1 \
        accessibilityShowsLargeContentViewer:2
        Accessible controls||style|AccessibilityQuickActionStyle
        Accessible controls||type|AccessibilityActionCategory AccessibilityActionKind \
        AccessibilityAdjustmentDirection AccessibilityDirectTouchOptions \
        AccessibilityZoomGestureAction
        Accessible controls||wrapper|AccessibilityFocusState:4
        Accessible controls|AccessibilityActionCategory|value|default edit
        Accessible controls|AccessibilityActionKind|value|default:3 delete escape magicTap:1 \
        showMenu
        Accessible controls|AccessibilityAdjustmentDirection|value|decrement increment
        Accessible controls|AccessibilityDirectTouchOptions|value|requiresActivation \
        silentOnTouch
        Accessible controls|AccessibilityFocusState|property|projectedValue wrappedValue
        Accessible controls|AccessibilityFocusState|type|Binding
        Accessible controls|AccessibilityQuickActionStyle|value|outline prompt
        Accessible controls|AccessibilityZoomGestureAction|property|direction location point
        Accessible controls|AccessibilityZoomGestureAction|type|Direction
        Accessible controls|Binding|property|projectedValue wrappedValue
        Accessible controls|Direction|value|zoomIn zoomOut
        Accessible controls|ModifiedContent|modifier|accessibilityAction:22 \
        accessibilityActivationPoint accessibilityAdjustableAction:2 accessibilityDirectTouch \
        accessibilityDragPoint accessibilityDropPoint accessibilityRespondsToUserInteraction:8 \
        accessibilityScrollAction accessibilityZoomAction
        Accessible controls|View|modifier|accessibilityAction:22 accessibilityActions:8 \
        accessibilityActivationPoint accessibilityAdjustableAction:2 accessibilityDirectTouch \
        accessibilityDragPoint accessibilityDropPoint accessibilityFocused:4 \
        accessibilityQuickAction accessibilityRespondsToUserInteraction:8 \
        accessibilityScrollAction accessibilityZoomAction
        Accessible descriptions||type|AXChartDescriptorRepresentable \
        AccessibilityCustomContentKey AccessibilityHeadingLevel AccessibilityLabeledPairRole \
        AccessibilityTextContentType AccessibilityTraits
        Accessible descriptions|AXChartDescriptorRepresentable|method|makeChartDescriptor \
        updateChartDescriptor
        Accessible descriptions|AccessibilityHeadingLevel|value|h1:1 h2 h3:1 h4 h5 h6 \
        unspecified
        Accessible descriptions|AccessibilityLabeledPairRole|value|content label:18
        Accessible descriptions|AccessibilityTextContentType|value|console fileSystem messaging \
        narrative plain sourceCode spreadsheet wordProcessing
        Accessible descriptions|AccessibilityTraits|value|allowsDirectInteraction causesPageTurn \
        isButton:36 isHeader:22 isImage:10 isKeyboardKey isLink:2 isModal isSearchField \
        isSelected:15 isStaticText:6 isSummaryElement isTabBar isToggle:4 playsSound \
        startsMediaSession:2 updatesFrequently:7
        Accessible descriptions|ModifiedContent|modifier|accessibilityAddTraits:70 \
        accessibilityCustomContent accessibilityHeading:2 accessibilityHint:35 \
        accessibilityInputLabels:4 accessibilityLabel:414 accessibilityRemoveTraits:19 \
        accessibilityTextContentType accessibilityValue:62
        Accessible descriptions|TabContent|modifier|accessibilityHint:35 \
        accessibilityInputLabels:4 accessibilityLabel:414 accessibilityValue:62
        Accessible descriptions|Text|modifier|accessibilityHeading:2 accessibilityLabel:414 \
        accessibilityTextContentType speechAdjustedPitch speechAlwaysIncludesPunctuation \
        speechAnnouncementsQueued speechSpellsOutCharacters
        Accessible descriptions|View|modifier|accessibilityAddTraits:70 \
        accessibilityChartDescriptor accessibilityCustomContent accessibilityHeading:2 \
        accessibilityHint:35 accessibilityInputLabels:4 accessibilityLabel:414 \
        accessibilityLabeledPair accessibilityRemoveTraits:19 accessibilityTextContentType \
        accessibilityValue:62 speechAdjustedPitch speechAlwaysIncludesPunctuation \
        speechAnnouncementsQueued speechSpellsOutCharacters
        Accessible navigation||type|AccessibilityRotorContent AccessibilityRotorEntry \
        AccessibilitySystemRotor
        Accessible navigation||wrapper|AccessibilityRotorContentBuilder
        Accessible navigation|AccessibilityRotorContent|property|body
        Accessible navigation|AccessibilityRotorContentBuilder|value|buildBlock buildExpression \
        buildIf
        Accessible navigation|AccessibilitySystemRotor|value|boldText headings images italicText \
        landmarks links:1 lists misspelledWords tables textFields underlineText
        Accessible navigation|ModifiedContent|modifier|accessibilitySortPriority:6
        Accessible navigation|View|modifier|accessibilityLinkedGroup accessibilityRotor \
        accessibilityRotorEntry accessibilitySortPriority:6
        Animations||function|withAnimation withTransaction
        Animations||type|Animatable:7 AnimatableModifier:11 AnimatablePair:5 Animation:155 \
        AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey \
        AnimationTimelineSchedule AnyTransition:58 AsymmetricTransition \
        AutomaticNavigationTransition BlurReplaceTransition ContentTransition:1 CubicKeyframe:52 \
        CustomAnimation EmptyAnimatableData EmptyMatchedTransitionSourceConfiguration \
        EveryMinuteTimelineSchedule ExplicitTimelineSchedule GeometryEffect:8 IdentityTransition \
        KeyframeTimeline KeyframeTrack:20 KeyframeTrackContent Keyframes LinearKeyframe:28 \
        MatchedGeometryProperties MatchedTransitionSourceConfiguration MoveKeyframe \
        MoveTransition NavigationTransition OffsetTransition OpacityTransition \
        PeriodicTimelineSchedule PushTransition ScaleTransition SlideTransition Spring \
        SpringKeyframe:20 TimelineSchedule:2 TimelineViewDefaultContext Transaction:77 \
        TransactionKey:1 Transition:12 TransitionPhase TransitionProperties UnitCurve \
        VectorArithmetic:6 ZoomNavigationTransition
        Animations||view|KeyframeAnimator PhaseAnimator:22 PlaceholderContentView \
        TimelineView:19
        Animations||wrapper|AnimatableValues KeyframeTrackContentBuilder KeyframesBuilder \
        Namespace:100
        Animations|Animatable|property|animatableData
        Animations|AnimatablePair|property|first magnitudeSquared second
        Animations|AnimatableValues|property|magnitudeSquared value
        Animations|Animation|modifier|animate delay:190 logicallyComplete repeatCount:16 \
        repeatForever:143 shouldMerge speed:21 velocity
        Animations|Animation|property|base
        Animations|Animation|value|bouncy:48 default:163 easeIn:61 easeInOut:532 easeOut:186 \
        interactiveSpring:31 interpolatingSpring:30 linear:209 smooth:34 snappy:33 spring:272 \
        systemOverlayAppearance systemOverlayDelayedDisappearance systemOverlayDisappearance \
        systemOverlayDisappearanceDelay timingCurve:6
        Animations|AnimationCompletionCriteria|value|logicallyComplete removed:1
        Animations|AnimationContext|method|withState
        Animations|AnimationContext|property|environment isLogicallyComplete state
        Animations|AnimationStateKey|value|defaultValue
        Animations|AnimationTimelineSchedule|method|entries
        Animations|AnimationTimelineSchedule|type|Entries
        Animations|AnyTransition|modifier|animation:1047 combined:156
        Animations|AnyTransition|value|asymmetric:41 identity:21 modifier:4 move:120 offset:18 \
        opacity:332 push:3 scale:92 slide:11
        Animations|AsymmetricTransition|property|insertion removal
        Animations|BlurReplaceTransition|property|configuration
        Animations|BlurReplaceTransition|type|Configuration
        Animations|Cadence|value|live minutes seconds:9
        Animations|Color|modifier|hash
        Animations|Configuration|value|downUp upUp
        Animations|ContentTransition|value|identity:1 interpolate:15 numericText:26 opacity:2 \
        symbolEffect:18
        Animations|Context|method|invalidateTimelineContent
        Animations|Context|property|cadence date
        Animations|Context|type|Cadence
        Animations|CustomAnimation|method|animate shouldMerge velocity
        Animations|CustomizableToolbarContent|modifier|matchedTransitionSource:15
        Animations|EmptyAnimatableData|property|magnitudeSquared
        Animations|EnvironmentValues|environment|contentTransition \
        contentTransitionAddsDrawingGroup
        Animations|EveryMinuteTimelineSchedule|method|entries
        Animations|EveryMinuteTimelineSchedule|type|Entries
        Animations|ExplicitTimelineSchedule|method|entries
        Animations|GeometryEffect|method|effectValue ignoredByLayout
        Animations|HoverEffectContent|modifier|animation:1047
        Animations|KeyframeTimeline|method|value
        Animations|KeyframeTimeline|property|duration
        Animations|KeyframeTrackContent|property|body
        Animations|KeyframeTrackContentBuilder|type|Conditional
        Animations|KeyframeTrackContentBuilder|value|buildArray buildBlock buildEither \
        buildExpression buildPartialBlock
        Animations|Keyframes|property|body
        Animations|KeyframesBuilder|value|buildArray buildBlock buildEither buildExpression \
        buildFinalResult buildPartialBlock
        Animations|MatchedGeometryProperties|value|frame position size:1
        Animations|MatchedTransitionSourceConfiguration|method|background clipShape shadow
        Animations|MoveTransition|property|edge
        Animations|Namespace|property|wrappedValue
        Animations|Namespace|type|ID:89
        Animations|NavigationTransition|value|automatic zoom:15
        Animations|OffsetTransition|property|offset
        Animations|PeriodicTimelineSchedule|method|entries
        Animations|PeriodicTimelineSchedule|type|Entries
        Animations|PushTransition|property|edge
        Animations|ScaleTransition|property|anchor scale
        Animations|Spring|method|force settlingDuration update value velocity
        Animations|Spring|property|bounce damping dampingRatio duration mass response \
        settlingDuration stiffness
        Animations|Spring|value|bouncy:22 smooth snappy
        Animations|TimelineSchedule|method|entries
        Animations|TimelineSchedule|type|Mode
        Animations|TimelineSchedule|value|animation everyMinute explicit periodic
        Animations|TimelineView|type|Context
        Animations|ToolbarContent|modifier|matchedTransitionSource:15
        Animations|Transaction|method|addAnimationCompletion
        Animations|Transaction|property|animation disablesAnimations dismissBehavior \
        isContinuous scrollContentOffsetAdjustmentBehavior scrollPositionUpdatePreservesVelocity \
        scrollTargetAnchor tracksVelocity
        Animations|TransactionKey|value|defaultValue
        Animations|Transition|modifier|animation:1047 apply combined:156
        Animations|Transition|type|Content
        Animations|Transition|value|blurReplace:4 identity move offset opacity:1 properties push \
        scale slide symbolEffect
        Animations|TransitionPhase|property|isIdentity value
        Animations|TransitionPhase|value|didDisappear identity willAppear
        Animations|TransitionProperties|property|hasMotion
        Animations|UnitCurve|method|value velocity
        Animations|UnitCurve|property|inverse
        Animations|UnitCurve|value|bezier circularEaseIn circularEaseInOut circularEaseOut \
        easeIn easeInEaseOut easeInOut easeOut linear
        Animations|VectorArithmetic|method|interpolate interpolated scale scaled
        Animations|VectorArithmetic|property|magnitudeSquared
        Animations|View|modifier|animation:1047 contentTransition:63 geometryGroup:18 \
        keyframeAnimator:4 matchedGeometryEffect:105 matchedTransitionSource:15 \
        navigationTransition:8 phaseAnimator:49 transaction:28 transition:418
        Animations|ViewModifier|modifier|animation:1047 transaction:28
        App extensions||type|ControlWidget:12 ControlWidgetConfiguration:12 \
        ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder \
        EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyWidgetConfiguration \
        LimitedAvailabilityConfiguration Widget:44 WidgetBundle:10 WidgetBundleBuilder \
        WidgetConfiguration:40
        App extensions|ControlWidget|property|body
        App extensions|ControlWidget|value|main
        App extensions|ControlWidgetConfiguration|modifier|description displayName:30 \
        promptsForUserConfiguration:1 pushHandler
        App extensions|ControlWidgetConfiguration|property|body
        App extensions|ControlWidgetConfigurationBuilder|value|buildBlock buildExpression
        App extensions|ControlWidgetTemplate|property|body
        App extensions|ControlWidgetTemplateBuilder|value|buildBlock buildExpression
        App extensions|View|modifier|accessoryWidgetGroupStyle complicationForeground \
        controlWidgetActionHint controlWidgetStatus dynamicIsland:1 widgetAccentable:13 \
        widgetLabel:2
        App extensions|Widget|property|body
        App extensions|Widget|value|main
        App extensions|WidgetBundle|property|body
        App extensions|WidgetBundle|value|main
        App extensions|WidgetBundleBuilder|value|buildBlock buildExpression \
        buildLimitedAvailability buildOptional
        App extensions|WidgetConfiguration|modifier|associatedKind configurationDisplayName:29 \
        containerBackgroundRemovable contentMarginsDisabled:2 description disfavoredLocations:1 \
        onBackgroundURLSessionEvents:1 promptsForUserConfiguration:1 pushHandler \
        supplementalActivityFamilies:2 supportedFamilies:30 supportedMountingStyles \
        widgetTexture
        App extensions|WidgetConfiguration|property|body
        App organization||type|App:242 WorldRecenterPhase
        App organization||wrapper|NSApplicationDelegateAdaptor:11 \
        UIApplicationDelegateAdaptor:15 WKApplicationDelegateAdaptor:1 \
        WKExtensionDelegateAdaptor
        App organization|App|property|body
        App organization|App|value|main
        App organization|NSApplicationDelegateAdaptor|property|projectedValue wrappedValue
        App organization|UIApplicationDelegateAdaptor|property|projectedValue wrappedValue
        App organization|WKApplicationDelegateAdaptor|property|projectedValue wrappedValue
        App organization|WKExtensionDelegateAdaptor|property|projectedValue wrappedValue
        App organization|WorldRecenterPhase|value|began ended
        AppKit integration||type|NSGestureRecognizerRepresentable \
        NSGestureRecognizerRepresentableContext \
        NSGestureRecognizerRepresentableCoordinateSpaceConverter NSHostingController:19 \
        NSHostingMenu NSHostingSceneBridgingOptions NSHostingSceneRepresentation \
        NSHostingSizingOptions:2 NSHostingView:49 NSViewControllerRepresentable:9 \
        NSViewControllerRepresentableContext:1 NSViewRepresentable:62 \
        NSViewRepresentableContext:9
        AppKit \
        integration|NSGestureRecognizerRepresentable|method|handleNSGestureRecognizerAction \
        makeCoordinator makeNSGestureRecognizer updateNSGestureRecognizer
        AppKit integration|NSGestureRecognizerRepresentable|type|Context \
        CoordinateSpaceConverter
        AppKit integration|NSGestureRecognizerRepresentableContext|property|converter \
        coordinator
        AppKit \
        integration|NSGestureRecognizerRepresentableCoordinateSpaceConverter|method|convert \
        location translation velocity
        AppKit \
        integration|NSGestureRecognizerRepresentableCoordinateSpaceConverter|property|localLocation \
        localTranslation localVelocity
        AppKit integration|NSHostingController|method|sizeThatFits
        AppKit integration|NSHostingController|property|identifier preferredContentSize rootView \
        safeAreaRegions sceneBridgingOptions sizingOptions
        AppKit integration|NSHostingMenu|property|rootView
        AppKit integration|NSHostingSceneBridgingOptions|property|rawValue
        AppKit integration|NSHostingSceneBridgingOptions|value|all title toolbars
        AppKit integration|NSHostingSceneRepresentation|property|environment
        AppKit integration|NSHostingSizingOptions|property|rawValue
        AppKit integration|NSHostingSizingOptions|value|intrinsicContentSize maxSize minSize \
        preferredContentSize standardBounds
        AppKit integration|NSHostingView|method|acceptsFirstMouse accessibilityChildren \
        accessibilityChildrenInNavigationOrder accessibilityHitTest accessibilityRole \
        accessibilitySubrole beginDocument cursorUpdate didAddSubview didChangeValue doCommand \
        endDocument forwardingTarget hitTest insertText isAccessibilityElement keyDown keyUp \
        layout magnify makeTouchBar menu mouseDown mouseDragged mouseEntered mouseExited \
        mouseMoved mouseUp observeValue otherMouseDown otherMouseDragged otherMouseUp \
        performKeyEquivalent prepareForReuse responds rightMouseDown rightMouseDragged \
        rightMouseUp rotate scrollWheel setFrameSize shouldDelayWindowOrdering \
        showContextMenuForSelection touchesBegan touchesCancelled touchesEnded touchesMoved \
        updateConstraints validRequestor viewDidChangeBackingProperties \
        viewDidChangeEffectiveAppearance viewDidEndLiveResize viewDidMoveToWindow viewWillMove \
        viewWillStartLiveResize willRemoveSubview
        AppKit integration|NSHostingView|property|acceptsFirstResponder \
        accessibilityFocusedUIElement clipsToBounds firstBaselineOffsetFromTop \
        firstTextLineCenter intrinsicContentSize isFlipped lastBaselineOffsetFromBottom \
        layerContentsRedrawPolicy needsPanelToBecomeKey rootView safeAreaRegions \
        sceneBridgingOptions sizingOptions userInterfaceLayoutDirection
        AppKit integration|NSHostingView|value|requiresConstraintBasedLayout
        AppKit integration|NSUserActivity|type|TypedPayloadError
        AppKit integration|NSViewControllerRepresentable|method|makeCoordinator \
        makeNSViewController sizeThatFits updateNSViewController
        AppKit integration|NSViewControllerRepresentable|type|Context LayoutOptions
        AppKit integration|NSViewControllerRepresentable|value|dismantleNSViewController
        AppKit integration|NSViewControllerRepresentableContext|method|animate
        AppKit integration|NSViewControllerRepresentableContext|property|coordinator environment \
        transaction
        AppKit integration|NSViewRepresentable|method|makeCoordinator makeNSView sizeThatFits \
        updateNSView
        AppKit integration|NSViewRepresentable|type|Context LayoutOptions
        AppKit integration|NSViewRepresentable|value|dismantleNSView
        AppKit integration|NSViewRepresentableContext|method|animate
        AppKit integration|NSViewRepresentableContext|property|coordinator environment \
        transaction
        Clipboard|View|modifier|copyable:1 cuttable onCopyCommand onCutCommand onPasteCommand \
        pasteDestination
        Controls and indicators||shape|ButtonBorderShape
        Controls and indicators||type|ButtonRepeatBehavior ButtonRole:41 ButtonSizing \
        ControlSize:9 DatePickerComponents PaletteSelectionEffect SensoryFeedback SharePreview:8
        Controls and indicators||view|Button:6340 ColorPicker:39 ContentUnavailableView:97 \
        DatePicker:53 DefaultButtonLabel DefaultDateProgressLabel EditButton:29 Gauge:17 \
        HelpLink Link:92 MultiDatePicker PasteButton Picker:663 ProgressView:664 RenameButton \
        ShareLink:45 Slider:136 Stepper:60 TextFieldLink Toggle:875
        Controls and indicators|ButtonBorderShape|value|automatic capsule:13 circle:11 \
        roundedRectangle:13
        Controls and indicators|ButtonRepeatBehavior|value|automatic disabled enabled
        Controls and indicators|ButtonRole|value|cancel:296 close:27 confirm:49 destructive:402
        Controls and indicators|ButtonSizing|value|automatic fitted flexible
        Controls and indicators|ContentUnavailableView|value|search:8
        Controls and indicators|ControlSize|value|extraLarge:4 large:53 mini:39 regular:11 \
        small:188
        Controls and indicators|DatePicker|type|Components
        Controls and indicators|DatePickerComponents|value|date:18 hourAndMinute:13 \
        hourMinuteAndSecond
        Controls and indicators|EnvironmentValues|environment|buttonRepeatBehavior calendar:3 \
        controlSize:4 defaultWheelPickerItemHeight timeZone:1
        Controls and indicators|Flexibility|value|rigid:1 soft solid
        Controls and indicators|PaletteSelectionEffect|value|automatic custom symbolVariant
        Controls and indicators|PressFeedback|value|button buttonIconOnly slider tab toggle:2
        Controls and indicators|ReleaseFeedback|value|slider
        Controls and indicators|SelectionFeedback|value|maximum minimum off on:1
        Controls and indicators|SensoryFeedback|type|Flexibility PressFeedback ReleaseFeedback \
        SelectionFeedback Weight
        Controls and indicators|SensoryFeedback|value|alignment:2 decrease error impact increase \
        levelChange pathComplete press release selection start stop success:1 warning
        Controls and indicators|View|modifier|buttonBorderShape:36 buttonRepeatBehavior \
        buttonSizing buttonStyle:2065 controlSize:292 datePickerStyle:19 \
        defaultWheelPickerItemHeight gaugeStyle:13 horizontalRadioGroupLayout \
        paletteSelectionEffect pickerStyle:227 progressViewStyle:123 sensoryFeedback:3 \
        toggleStyle:137
        Controls and indicators|Weight|value|heavy light medium
        Custom layout||type|AnyLayout:12 GridLayout:1 HStackLayout:5 Layout:71 \
        LayoutProperties:4 LayoutSubview:5 LayoutSubviews:2 LayoutValueKey:6 \
        ProposedViewSize:152 VStackLayout:3 ViewSpacing:2 ZStackLayout:1
        Custom layout||view|Subview:19
        Custom layout|AnyLayout|type|Cache
        Custom layout|ContainerSizingOptions|value|uniform variable
        Custom layout|GridLayout|property|alignment horizontalSpacing verticalSpacing
        Custom layout|GridLayout|type|Body Cache
        Custom layout|HStackLayout|property|alignment spacing
        Custom layout|Layout|method|callAsFunction depthAlignment explicitAlignment makeCache \
        placeSubviews:5 sizeThatFits spacing updateCache
        Custom layout|Layout|type|Subviews
        Custom layout|Layout|value|layoutProperties
        Custom layout|LayoutProperties|property|stackOrientation
        Custom layout|LayoutSubview|method|dimensions place sizeThatFits
        Custom layout|LayoutSubview|property|containerValues priority spacing
        Custom layout|LayoutSubviews|property|endIndex layoutDirection startIndex
        Custom layout|LayoutSubviews|type|Element Index SubSequence
        Custom layout|LayoutValueKey|value|defaultValue
        Custom layout|ProposedViewSize|method|replacingUnspecifiedDimensions:20
        Custom layout|ProposedViewSize|property|height width
        Custom layout|ProposedViewSize|value|infinity:3 unspecified:21 zero:4
        Custom layout|Subview|property|containerValues id
        Custom layout|Subview|type|ContainerSizingOptions ID
        Custom layout|VStackLayout|property|alignment spacing
        Custom layout|View|modifier|layoutValue:1
        Custom layout|ViewSpacing|method|distance formUnion union
        Custom layout|ViewSpacing|value|zero
        Custom layout|ZStackLayout|property|alignment
        Documents||type|DocumentBaseBox DocumentConfiguration DocumentGroup:1 \
        DocumentGroupLaunchScene DocumentLaunchGeometryProxy FileDocument:2 \
        FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration \
        NewDocumentAction OpenDocumentAction ReferenceFileDocument \
        ReferenceFileDocumentConfiguration RenameAction
        Documents||view|DefaultDocumentGroupLaunchActions DocumentLaunchView NewDocumentButton
        Documents|DocumentBaseBox|property|base
        Documents|DocumentConfiguration|property|fileURL isEditable
        Documents|DocumentLaunchGeometryProxy|property|frame titleViewFrame
        Documents|DocumentLaunchView|property|body
        Documents|EnvironmentValues|environment|documentConfiguration newDocument openDocument \
        rename undoManager
        Documents|FileDocument|method|fileWrapper
        Documents|FileDocument|type|ReadConfiguration WriteConfiguration
        Documents|FileDocument|value|readableContentTypes writableContentTypes
        Documents|FileDocumentConfiguration|property|document fileURL isEditable
        Documents|FileDocumentReadConfiguration|property|contentType file
        Documents|FileDocumentWriteConfiguration|property|contentType existingFile
        Documents|NewDocumentAction|method|callAsFunction
        Documents|OpenDocumentAction|method|callAsFunction
        Documents|ReferenceFileDocument|method|fileWrapper snapshot
        Documents|ReferenceFileDocument|type|ReadConfiguration WriteConfiguration
        Documents|ReferenceFileDocument|value|readableContentTypes writableContentTypes
        Documents|ReferenceFileDocumentConfiguration|property|document fileURL isEditable
        Documents|RenameAction|method|callAsFunction
        Documents|View|modifier|renameAction
        Drag and drop||type|DragConfiguration DragDropPreviewsFormation DragSession \
        DropConfiguration DropDelegate:9 DropInfo:51 DropOperation:2 DropProposal:24 DropSession \
        SpringLoadingBehavior
        Drag and drop|DragConfiguration|property|operationsOutsideApp operationsWithinApp
        Drag and drop|DragConfiguration|type|OperationsOutsideApp OperationsWithinApp
        Drag and drop|DragDropPreviewsFormation|value|default list:2 none pile stack
        Drag and drop|DragSession|method|draggedItemIDs
        Drag and drop|DragSession|property|draggedItemIndex id location phase
        Drag and drop|DragSession|type|ID Phase
        Drag and drop|DropConfiguration|property|acceptedItemCount operation
        Drag and drop|DropDelegate|method|dropEntered dropExited dropUpdated performDrop \
        validateDrop
        Drag and drop|DropInfo|method|hasItemsConforming itemProviders
        Drag and drop|DropInfo|property|location
        Drag and drop|DropOperation|type|Set
        Drag and drop|DropOperation|value|alias cancel:1 copy:1 delete forbidden:1 move:5
        Drag and drop|DropProposal|property|operation operationOutsideApplication
        Drag and drop|DropSession|property|id itemsCount localSession location phase size \
        suggestedOperations
        Drag and drop|DropSession|type|ID LocalSession Phase
        Drag and drop|DynamicTableRowContent|modifier|dropDestination
        Drag and drop|DynamicViewContent|modifier|dropDestination
        Drag and drop|EnvironmentValues|environment|springLoadingBehavior
        Drag and drop|ID|method|matches
        Drag and drop|LocalSession|method|draggedItemIDs
        Drag and drop|OperationsOutsideApp|property|allowAlias
        Drag and drop|OperationsWithinApp|property|allowAlias
        Drag and drop|Phase|value|active dataTransferCompleted ended ending entering exiting \
        initial
        Drag and drop|Set|value|alias cancel copy delete forbidden move
        Drag and drop|SpringLoadingBehavior|value|automatic disabled enabled
        Drag and drop|TabContent|modifier|draggable:3 dropDestination springLoadingBehavior
        Drag and drop|TableRowContent|modifier|draggable:3 dropDestination itemProvider:1
        Drag and drop|View|modifier|dragContainer draggable:3 dropDestination itemProvider:1 \
        onDrag:9 onDrop:31 springLoadingBehavior
        Drawing and graphics||style|AnyShapeStyle:61 ForegroundStyle:10 HierarchicalShapeStyle:1 \
        ShadowStyle ShapeStyle:68
        Drawing and graphics||type|Alignment3D Anchor:33 Angle:146 AnyCompositorContent \
        AnyGradient:1 BackgroundStyle:1 BlendMode Color:6272 ColorMatrix ColorRenderingMode \
        CompositorContent CompositorContentBuilder CoordinateSpaceProtocol DepthAlignmentID \
        EmptyVisualEffect GeometryProxy:103 GeometryProxy3D GeometryProxyCoordinateSpace3D \
        Glass:1 Gradient:171 GraphicsContext:4 ImagePaint Material:6 MaterialActiveAppearance \
        PhysicalMetricsConverter ProjectionTransform:16 Shader ShaderFunction ShaderLibrary \
        TimelineScheduleMode:1 UnitPoint:214 UnitPoint3D VisualEffect
        Drawing and graphics||view|AngularGradient:20 Canvas:4 EllipticalGradient:3 \
        GeometryReader:513 GeometryReader3D LinearGradient:382 MeshGradient RadialGradient:14
        Drawing and graphics||wrapper|PhysicalMetric
        Drawing and graphics|Alignment3D|property|depth horizontal vertical
        Drawing and graphics|Alignment3D|value|back bottom bottomBack bottomFront bottomLeading \
        bottomLeadingBack bottomLeadingFront bottomTrailing bottomTrailingBack \
        bottomTrailingFront center front leading leadingBack leadingFront top topBack topFront \
        topLeading topLeadingBack topLeadingFront topTrailing topTrailingBack topTrailingFront \
        trailing trailingBack trailingFront
        Drawing and graphics|Anchor|type|Source
        Drawing and graphics|Angle|value|degrees:363 radians:5 zero:12
        Drawing and graphics|AnyGradient|method|colorSpace
        Drawing and graphics|Argument|value|boundingRect color colorArray data float float2 \
        float3 float4 floatArray image
        Drawing and graphics|BezierPoint|property|bottomControlPoint leadingControlPoint \
        position topControlPoint trailingControlPoint
        Drawing and graphics|BlendMode|value|clear color colorBurn colorDodge copy darken:3 \
        destinationAtop destinationIn destinationOut:10 destinationOver difference:3 exclusion \
        hardLight:5 hue:1 lighten luminosity:1 multiply:3 normal:8 overlay:12 plusDarker:3 \
        plusLighter:6 saturation screen:7 softLight:11 sourceAtop:2 sourceIn:1 sourceOut xor
        Drawing and graphics|BlurOptions|value|dithersResult opaque
        Drawing and graphics|Canvas|property|colorMode isOpaque renderer rendersAsynchronously \
        symbols
        Drawing and graphics|ClipOptions|value|inverse
        Drawing and graphics|Color|modifier|exposureAdjust headroom mix:7 resolve resolveHDR
        Drawing and graphics|Color|property|cgColor description gradient
        Drawing and graphics|Color|type|RGBColorSpace:1 Resolved:2 ResolvedHDR
        Drawing and graphics|Color|value|accentColor:309 black:969 blue:411 brown:5 clear:819 \
        cyan:39 gray:617 green:283 indigo:31 mint:8 orange:271 pink:24 primary:445 purple:86 \
        red:666 secondary:685 teal:13 transferRepresentation white:1513 yellow:83
        Drawing and graphics|ColorMatrix|property|a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 \
        r1 r2 r3 r4 r5
        Drawing and graphics|ColorRenderingMode|value|extendedLinear linear nonLinear
        Drawing and graphics|ColorSpace|value|device:2 perceptual
        Drawing and graphics|Colors|value|colors resolvedColors
        Drawing and graphics|CompositorContent|method|contentCaptureProtected onAppear onChange \
        onDisappear onImmersionChange onWorldRecenter persistentSystemOverlays \
        preferredSurroundingsEffect upperLimbVisibility
        Drawing and graphics|CompositorContent|property|body
        Drawing and graphics|CompositorContentBuilder|type|Content
        Drawing and graphics|CompositorContentBuilder|value|buildBlock buildEither \
        buildExpression buildLimitedAvailability
        Drawing and graphics|ControlWidgetTemplate|modifier|tint:482
        Drawing and graphics|CoordinateSpaceProtocol|property|coordinateSpace
        Drawing and graphics|CoordinateSpaceProtocol|value|global immersiveSpace local named \
        scrollView:1
        Drawing and graphics|DepthAlignmentID|value|defaultValue
        Drawing and graphics|EnvironmentValues|environment|backgroundStyle:3 \
        materialActiveAppearance
        Drawing and graphics|Filter|value|alphaThreshold:1 blur:2 brightness colorInvert \
        colorMatrix colorMultiply colorShader contrast distortionShader grayscale hueRotation \
        layerShader luminanceToAlpha projectionTransform saturation shadow
        Drawing and graphics|FilterOptions|value|linearColor
        Drawing and graphics|Font|modifier|resolve
        Drawing and graphics|GeometryProxy|method|bounds frame transform
        Drawing and graphics|GeometryProxy|property|containerCornerInsets safeAreaInsets size
        Drawing and graphics|GeometryProxy3D|method|coordinateSpace3D frame transform
        Drawing and graphics|GeometryProxy3D|property|safeAreaInsets size
        Drawing and graphics|GeometryProxyCoordinateSpace3D|method|anchored
        Drawing and graphics|GeometryReader|property|content
        Drawing and graphics|GeometryReader3D|property|content
        Drawing and graphics|Glass|modifier|tint:482
        Drawing and graphics|Glass|value|clear identity:4 regular:78
        Drawing and graphics|Gradient|property|stops
        Drawing and graphics|Gradient|type|ColorSpace Stop:51
        Drawing and graphics|GradientOptions|value|linearColor mirror repeat
        Drawing and graphics|GraphicsContext|method|addFilter:3 clip clipToLayer concatenate \
        draw drawLayer:5 fill resolve resolveSymbol:3 rotate scaleBy:4 stroke translateBy:4 \
        withCGContext
        Drawing and graphics|GraphicsContext|property|blendMode clipBoundingRect environment \
        opacity transform
        Drawing and graphics|GraphicsContext|type|BlendMode BlurOptions ClipOptions Filter \
        FilterOptions GradientOptions ResolvedImage ResolvedSymbol ResolvedText Shading \
        ShadowOptions
        Drawing and graphics|HierarchicalShapeStyle|value|primary:2 quaternary quinary secondary \
        tertiary
        Drawing and graphics|HoverEffectContent|modifier|clipShape:834 rotationEffect:294 \
        scaleEffect:434 transformEffect
        Drawing and graphics|ImagePaint|property|image scale sourceRect
        Drawing and graphics|Locations|value|bezierPoints points
        Drawing and graphics|Material|modifier|materialActiveAppearance
        Drawing and graphics|Material|value|bar:2 regular:6 thick:4 thin:2 ultraThick:5 \
        ultraThin:4
        Drawing and graphics|MaterialActiveAppearance|value|active automatic inactive \
        matchWindow
        Drawing and graphics|MeshGradient|property|background colorSpace colors height locations \
        smoothsColors width
        Drawing and graphics|MeshGradient|type|BezierPoint Colors Locations
        Drawing and graphics|PhysicalMetric|property|wrappedValue
        Drawing and graphics|PhysicalMetricsConverter|method|convert
        Drawing and graphics|PhysicalMetricsConverter|property|worldScalingCompensation
        Drawing and graphics|ProjectionTransform|method|concatenating invert inverted
        Drawing and graphics|ProjectionTransform|property|isAffine isIdentity m11 m12 m13 m21 \
        m22 m23 m31 m32 m33
        Drawing and graphics|RGBColorSpace|value|displayP3:1 sRGB:15 sRGBLinear:1
        Drawing and graphics|Resolved|property|blue cgColor green linearBlue linearGreen \
        linearRed opacity red
        Drawing and graphics|ResolvedHDR|property|blue green headroom linearBlue linearGreen \
        linearRed opacity red
        Drawing and graphics|ResolvedImage|property|baseline shading size
        Drawing and graphics|ResolvedSymbol|property|size
        Drawing and graphics|ResolvedText|method|firstBaseline lastBaseline measure
        Drawing and graphics|ResolvedText|property|shading
        Drawing and graphics|Shader|method|compile
        Drawing and graphics|Shader|property|arguments dithersColor function
        Drawing and graphics|Shader|type|Argument UsageType
        Drawing and graphics|ShaderFunction|method|dynamicallyCall
        Drawing and graphics|ShaderFunction|property|library name
        Drawing and graphics|ShaderLibrary|value|bundle default
        Drawing and graphics|Shading|value|backdrop color:3 conicGradient foreground:2 \
        linearGradient meshGradient palette radialGradient:1 shader style:1 tiledImage
        Drawing and graphics|ShadowOptions|value|disablesGroup invertsAlpha shadowAbove \
        shadowOnly
        Drawing and graphics|ShadowStyle|value|drop:8 inner:5
        Drawing and graphics|ShapeStyle|modifier|blendMode:72 in materialActiveAppearance \
        resolve shadow:397
        Drawing and graphics|ShapeStyle|property|body quaternary quinary secondary tertiary
        Drawing and graphics|ShapeStyle|value|angularGradient:1 background:27 bar:6 black \
        blendMode blue brown clear conicGradient cyan ellipticalGradient fill:19 foreground:4 \
        gray green image indigo linearGradient:23 link:3 mint opacity:3 orange pink placeholder \
        primary:400 purple quaternary:83 quinary:12 radialGradient red regularMaterial:46 \
        secondary:1334 selection separator:11 shadow:4 teal tertiary:99 thickMaterial:5 \
        thinMaterial:31 tint:86 ultraThickMaterial:7 ultraThinMaterial:45 white windowBackground \
        yellow
        Drawing and graphics|Source|value|bottom bottomLeading bottomTrailing bounds:7 bounds3D \
        center:2 center3D leading point point3D rect rect3D top topLeading:1 topTrailing \
        trailing unitPoint unitPoint3D
        Drawing and graphics|Stop|property|color location
        Drawing and graphics|TimelineScheduleMode|value|lowFrequency normal
        Drawing and graphics|UnitPoint|property|x y
        Drawing and graphics|UnitPoint|value|bottom:218 bottomLeading:31 bottomTrailing:54 \
        center:87 leading:98 top:206 topLeading:74 topTrailing:28 trailing:94 zero
        Drawing and graphics|UnitPoint3D|property|x y z
        Drawing and graphics|UnitPoint3D|value|back bottom bottomBack bottomFront bottomLeading \
        bottomLeadingBack bottomLeadingFront bottomTrailing bottomTrailingBack \
        bottomTrailingFront center front leading leadingBack leadingFront origin top topBack \
        topFront topLeading topLeadingBack topLeadingFront topTrailing topTrailingBack \
        topTrailingFront trailing trailingBack trailingFront zero
        Drawing and graphics|UsageType|value|colorEffect distortionEffect layerEffect shapeStyle
        Drawing and graphics|View|modifier|backgroundStyle:31 blendMode:72 blur:63 border:150 \
        brightness:15 clipShape:834 clipped:148 colorEffect colorInvert:13 colorMultiply:21 \
        compositingGroup:54 contrast:1 coordinateSpace:24 cornerRadius:750 distortionEffect \
        drawingGroup:10 grayscale:4 hueRotation:59 layerEffect luminanceToAlpha:2 mask:108 \
        materialActiveAppearance perspectiveRotationEffect projectionEffect rotation3DEffect:68 \
        rotationEffect:294 saturation:10 scaleEffect:434 shadow:397 tint:482 transform3DEffect \
        transformEffect visualEffect:5 visualEffect3D
        Drawing and graphics|VisualEffect|modifier|blendMode:72 blur:63 brightness:15 \
        colorEffect contrast:1 distortionEffect grayscale:4 hueRotation:59 layerEffect \
        perspectiveRotationEffect rotation3DEffect:68 rotationEffect:294 saturation:10 \
        scaleEffect:434 transform3DEffect transformEffect
        Environment values||type|EnvironmentKey:150 EnvironmentValues:364 \
        UserInterfaceSizeClass:8
        Environment values||wrapper|Environment:2985
        Environment values|Environment|property|wrappedValue
        Environment values|EnvironmentKey|value|defaultValue
        Environment values|EnvironmentValues|environment|accessibilityEnabled:1 \
        accessibilityPrefersHeadAnchorAlternative accessibilityQuickActionsEnabled \
        accessibilityShowBorders accessibilitySwitchControlEnabled \
        accessibilityVoiceOverEnabled:5 allowedDynamicRange appearsActive buttonSizing \
        complicationRenderingMode controlActiveState:30 credentialDataManager \
        credentialExportManager credentialImportManager description disableAutocorrection \
        displayStoreKitMessage:1 findContext fontResolutionContext \
        imagePlaygroundAllowedGenerationStyles imagePlaygroundPersonalizationPolicy \
        imagePlaygroundSelectedGenerationStyle isActivityUpdateReduced \
        isUserAuthenticationEnabled labelIconToTitleSpacing labelReservedIconWidth levelOfDetail \
        lineHeight modelContext:25 navigationLinkIndicatorVisibility physicalMetrics \
        presentationMode:66 purchase pushWindow realityKitScene remoteDeviceIdentifier \
        requestAgeRange requestReview:4 searchSuggestionsPlacement \
        showsWidgetContainerBackground showsWidgetLabel sizeCategory:15 \
        supportedActivityFamilies supportsImagePlayground supportsRemoteScenes \
        surfaceSnappingInfo symbolColorRenderingMode symbolVariableValueMode \
        tabViewBottomAccessoryPlacement widgetContentMargins widgetFamily:33 \
        widgetRenderingMode:8 windowClippingMargins
        Environment values|Scene|modifier|environment:774 transformEnvironment:12
        Environment values|UserInterfaceSizeClass|value|compact:1 regular
        Environment values|View|modifier|environment:774 transformEnvironment:12
        Focus||type|DefaultFocusEvaluationPriority FocusInteractions FocusedValueKey:3 \
        FocusedValues:5 ResetFocusAction
        Focus||wrapper|FocusState:217 FocusedBinding:2 FocusedObject:2 FocusedValue:4
        Focus|Binding|property|projectedValue wrappedValue
        Focus|DefaultFocusEvaluationPriority|value|automatic:1 userInitiated:42
        Focus|EnvironmentValues|environment|isFocusEffectEnabled isFocused:24 resetFocus:1
        Focus|FocusInteractions|value|activate automatic edit
        Focus|FocusState|property|projectedValue wrappedValue
        Focus|FocusState|type|Binding
        Focus|FocusedBinding|property|projectedValue wrappedValue
        Focus|FocusedObject|property|projectedValue wrappedValue
        Focus|FocusedObject|type|Wrapper
        Focus|FocusedValue|property|wrappedValue
        Focus|ResetFocusAction|method|callAsFunction
        Focus|View|modifier|defaultFocus:9 focusEffectDisabled:4 focusScope:1 focusSection:78 \
        focusable:32 focused:270 focusedObject:3 focusedSceneObject focusedSceneValue:1 \
        focusedValue:3 prefersDefaultFocus:2 searchFocused:3
        Gestures||type|AnyGesture:4 Chirality DragGesture:122 ExclusiveGesture Gesture:30 \
        GestureMask:2 GestureStateGesture HandActivationBehavior HandGestureShortcut \
        LongPressGesture:13 MagnificationGesture:5 MagnifyGesture PencilDoubleTapGestureValue \
        PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase \
        PencilSqueezeGestureValue RotateGesture RotateGesture3D RotationGesture:1 \
        SequenceGesture SimultaneousGesture:1 SpatialEventCollection SpatialEventGesture \
        SpatialTapGesture:1 TapGesture:47 WindowDragGesture
        Gestures||wrapper|GestureState:32
        Gestures|Chirality|value|left right
        Gestures|DragGesture|property|coordinateSpace minimumDistance
        Gestures|DragGesture|type|Value:30
        Gestures|EnvironmentValues|environment|preferredPencilDoubleTapAction \
        preferredPencilSqueezeAction
        Gestures|Event|property|chirality id inputDevicePose kind location location3D \
        modifierKeys phase selectionRay targetedEntity timestamp trackingAreaIdentifier
        Gestures|Event|type|ID InputDevicePose Kind Phase
        Gestures|ExclusiveGesture|property|first second
        Gestures|ExclusiveGesture|type|Value
        Gestures|Gesture|modifier|exclusively handActivationBehavior modifiers onChanged:104 \
        onEnded:159 sequenced:4 simultaneously:3 targetedToAnyEntity targetedToEntity \
        updating:28
        Gestures|Gesture|property|body
        Gestures|GestureMask|value|all:5 gesture none subviews:4
        Gestures|GestureState|property|projectedValue wrappedValue
        Gestures|GestureStateGesture|property|base body state
        Gestures|HandActivationBehavior|value|automatic pinch
        Gestures|HandGestureShortcut|value|primaryAction:2
        Gestures|InputDevicePose|property|altitude azimuth pose3D
        Gestures|Iterator|method|next
        Gestures|Kind|value|directPinch indirectPinch pencil:2 pointer touch
        Gestures|LongPressGesture|property|maximumDistance minimumDuration
        Gestures|MagnificationGesture|property|minimumScaleDelta
        Gestures|MagnifyGesture|property|minimumScaleDelta
        Gestures|MagnifyGesture|type|Value
        Gestures|PencilDoubleTapGestureValue|property|hoverPose
        Gestures|PencilHoverPose|property|altitude anchor azimuth location roll zDistance
        Gestures|PencilPreferredAction|value|ignore runSystemShortcut showColorPalette \
        showContextualPalette showInkAttributes switchEraser switchPrevious
        Gestures|PencilSqueezeGesturePhase|value|active ended failed
        Gestures|PencilSqueezeGestureValue|property|hoverPose
        Gestures|Phase|value|active cancelled:5 ended
        Gestures|RotateGesture|property|minimumAngleDelta
        Gestures|RotateGesture|type|Value
        Gestures|RotateGesture3D|property|constrainedAxis minimumAngleDelta
        Gestures|RotationGesture|property|minimumAngleDelta
        Gestures|SequenceGesture|property|first second
        Gestures|SequenceGesture|type|Value
        Gestures|SimultaneousGesture|property|first second
        Gestures|SimultaneousGesture|type|Value
        Gestures|SpatialEventCollection|method|makeIterator
        Gestures|SpatialEventCollection|type|Event Index Iterator
        Gestures|SpatialEventGesture|property|coordinateSpace
        Gestures|SpatialTapGesture|property|coordinateSpace count
        Gestures|SpatialTapGesture|type|Value
        Gestures|TapGesture|property|count
        Gestures|Value|property|first inputDevicePose3D location location3D predictedEndLocation \
        predictedEndLocation3D predictedEndTranslation predictedEndTranslation3D second \
        startInputDevicePose3D startLocation startLocation3D time translation translation3D \
        velocity
        Gestures|Value|value|first second
        Gestures|View|modifier|allowsWindowActivationEvents defersSystemGestures gesture:105 \
        handGestureShortcut:2 highPriorityGesture:23 onLongPressGesture:20 onLongTouchGesture \
        onPencilDoubleTap onPencilSqueeze onTapGesture:604 simultaneousGesture:49
        Gestures|WindowDragGesture|type|Value
        Images||type|AsyncImagePhase:6 ImageRenderer:25 SymbolColorRenderingMode \
        SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants
        Images||view|AsyncImage:29 Image:4273
        Images|AsyncImagePhase|property|error image
        Images|AsyncImagePhase|value|empty failure:10 success:1
        Images|DynamicRange|value|constrainedHigh high standard:1
        Images|EnvironmentValues|environment|imageScale symbolRenderingMode symbolVariants:5
        Images|Image|modifier|antialiased:5 renderingMode:107 resizable:991 \
        symbolColorRenderingMode symbolRenderingMode:119 symbolVariableValueMode \
        widgetAccentedRenderingMode
        Images|Image|type|DynamicRange Interpolation:3 Orientation:4 ResizingMode:4 Scale:2 \
        TemplateRenderingMode:4
        Images|ImageRenderer|method|render
        Images|ImageRenderer|property|allowedDynamicRange cgImage colorMode content \
        isObservationEnabled isOpaque nsImage objectWillChange proposedSize scale uiImage
        Images|Interpolation|value|high:3 low medium:4 none:6
        Images|Orientation|value|down downMirrored left leftMirrored right rightMirrored up:1 \
        upMirrored
        Images|ResizingMode|value|stretch:4 tile:2
        Images|Scale|value|large:109 medium:25 small:60
        Images|SymbolColorRenderingMode|value|flat gradient
        Images|SymbolRenderingMode|value|hierarchical:34 monochrome:21 multicolor:10 palette:55
        Images|SymbolVariableValueMode|value|color draw
        Images|SymbolVariants|method|contains
        Images|SymbolVariants|property|circle fill rectangle slash square
        Images|SymbolVariants|value|circle:39 fill:70 none:31 rectangle slash:12 square:2
        Images|TemplateRenderingMode|value|original:46 template:59
        Images|View|modifier|imageScale:194 symbolColorRenderingMode symbolEffect:43 \
        symbolEffectsRemoved symbolRenderingMode:119 symbolVariableValueMode symbolVariant:120
        Immersive spaces||style|ImmersionStyle
        Immersive spaces||type|DismissImmersiveSpaceAction ImmersionChangeContext \
        ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace \
        ImmersiveSpaceContentBuilder OpenImmersiveSpaceAction ProgressiveImmersionAspectRatio \
        RemoteDeviceIdentifier RemoteImmersiveSpace
        Immersive spaces|DismissImmersiveSpaceAction|method|callAsFunction
        Immersive spaces|EnvironmentValues|environment|dismissImmersiveSpace \
        immersiveSpaceDisplacement openImmersiveSpace
        Immersive spaces|ImmersionChangeContext|property|amount
        Immersive spaces|ImmersionStyle|value|automatic full mixed progressive
        Immersive spaces|ImmersiveContentBrightness|value|automatic bright custom dark dim
        Immersive spaces|ImmersiveEnvironmentBehavior|value|automatic coexist replace:6
        Immersive spaces|ImmersiveSpaceContentBuilder|value|buildBlock
        Immersive spaces|OpenImmersiveSpaceAction|method|callAsFunction
        Immersive spaces|OpenImmersiveSpaceAction|type|Result
        Immersive spaces|ProgressiveImmersionAspectRatio|value|automatic landscape portrait
        Immersive spaces|RemoteDeviceIdentifier|property|cDevice
        Immersive spaces|Result|value|error opened userCancelled
        Immersive spaces|Scene|modifier|immersionStyle immersiveContentBrightness \
        upperLimbVisibility
        Immersive spaces|View|modifier|immersiveEnvironmentPicker onImmersionChange \
        upperLimbVisibility
        Input events||style|PointerStyle
        Input events||type|ContentHoverEffect ContentShapeKinds CustomHoverEffect \
        DigitalCrownEvent DigitalCrownRotationalSensitivity:1 EmptyHoverEffectContent \
        EventModifiers:20 GroupHoverEffect HandPointerBehavior HoverEffect:3 HoverEffectContent \
        HoverEffectGroup HoverEffectPhaseOverride HoverPhase KeyEquivalent:34 KeyPress \
        KeyboardShortcut:27 MoveCommandDirection:5 OrnamentHoverContentEffect \
        OrnamentHoverEffect SubmitLabel:1 TouchBar TouchBarItemPresence
        Input events|Behavior|value|activatesGroup followsGroup ignoresGroup preservesGroup
        Input events|ContentShapeKinds|value|accessibility contextMenuPreview:25 dragPreview:2 \
        focusEffect:1 hoverEffect interaction:5
        Input events|CustomHoverEffect|modifier|body hoverEffect:40 hoverEffectDisabled \
        hoverEffectGroup hoverEffectPhaseOverride
        Input events|CustomHoverEffect|type|Content
        Input events|CustomHoverEffect|value|automatic empty highlight:6 hoverEffect \
        hoverEffectGroup lift:4 ornament
        Input events|DigitalCrownEvent|property|offset velocity
        Input events|DigitalCrownRotationalSensitivity|value|high:1 low:3 medium:5
        Input events|EnvironmentValues|environment|isHoverEffectEnabled keyboardShortcut
        Input events|EventModifiers|property|rawValue
        Input events|EventModifiers|value|all capsLock:1 command:110 control:12 function \
        numericPad:1 option:16 shift:36
        Input events|HandPointerBehavior|value|drawing inactive
        Input events|HoverEffect|value|automatic highlight lift
        Input events|HoverEffectGroup|type|Behavior
        Input events|HoverEffectGroup|value|systemOverlays
        Input events|HoverEffectPhaseOverride|value|active activeTemporarily inactive \
        inactiveTemporarily toggled toggledTemporarily
        Input events|HoverPhase|value|active ended
        Input events|KeyEquivalent|property|character
        Input events|KeyEquivalent|value|clear delete:2 deleteForward downArrow:2 end:1 escape:4 \
        home:4 leftArrow:5 pageDown pageUp return:5 rightArrow:5 space:3 tab:2 upArrow:2
        Input events|KeyPress|property|characters key modifiers phase
        Input events|KeyPress|type|Phases Result
        Input events|KeyboardShortcut|property|key localization modifiers
        Input events|KeyboardShortcut|type|Localization
        Input events|KeyboardShortcut|value|cancelAction:27 defaultAction:34
        Input events|Localization|value|automatic custom:2 withoutMirroring
        Input events|MoveCommandDirection|value|down left right up
        Input events|Phases|value|all down repeat up
        Input events|PointerStyle|value|columnResize default frameResize grabActive grabIdle \
        horizontalText image link rectSelection rowResize shape verticalText zoomIn zoomOut
        Input events|Result|value|handled ignored
        Input events|Scene|modifier|keyboardShortcut:215
        Input events|SubmitLabel|value|continue:5 done:42 go:3 join:3 next:7 return route \
        search:1 send:7
        Input events|TableRowContent|modifier|onHover:86
        Input events|TouchBarItemPresence|value|default optional required
        Input events|Transition|modifier|body
        Input events|View|modifier|allowsHitTesting:194 contentShape:583 defaultHoverEffect \
        digitalCrownAccessory digitalCrownRotation:11 handPointerBehavior hoverEffect:40 \
        hoverEffectDisabled hoverEffectGroup keyboardShortcut:215 modifierKeyAlternate \
        onCameraCaptureEvent onCommand onContinuousHover:2 onDeleteCommand:7 onExitCommand:8 \
        onHover:86 onKeyPress:4 onModifierKeysChanged onMoveCommand:4 onPlayPauseCommand:1 \
        onSubmit:112 pageCommand pointerStyle pointerVisibility shortcutsLinkStyle \
        siriTipViewStyle submitLabel:33 submitScope touchBar touchBarCustomizationLabel \
        touchBarItemPresence touchBarItemPrincipal widgetURL:19
        Input events|ViewModifier|modifier|body
        Layout adjustments||type|Alignment:204 AlignmentID:3 Axis:50 ContentMarginPlacement \
        ContentMode:16 DepthAlignment Edge:49 Edge3D EdgeInsets:543 EdgeInsets3D \
        HorizontalAlignment:54 HorizontalEdge:18 LayoutDirection:12 LayoutDirectionBehavior \
        LayoutRotationUnaryLayout SafeAreaRegions:4 ScenePadding SpatialContainer \
        VerticalAlignment:37 VerticalEdge:2 ViewDimensions:5 ViewDimensions3D
        Layout adjustments|Alignment|property|horizontal vertical
        Layout adjustments|Alignment|value|bottom:145 bottomLeading:31 bottomTrailing:69 \
        center:461 centerFirstTextBaseline centerLastTextBaseline leading:874 \
        leadingFirstTextBaseline:3 leadingLastTextBaseline:1 top:201 topLeading:145 \
        topTrailing:74 trailing:125 trailingFirstTextBaseline:1 trailingLastTextBaseline:1
        Layout adjustments|AlignmentID|value|defaultValue
        Layout adjustments|Axis|type|Set:30
        Layout adjustments|Axis|value|horizontal:14 vertical:41
        Layout adjustments|ContentMarginPlacement|value|automatic scrollContent:14 \
        scrollIndicators:5
        Layout adjustments|ContentMode|value|fill:211 fit:416
        Layout adjustments|Corner|style|Style
        Layout adjustments|Corner|type|Set
        Layout adjustments|Corner|value|bottomLeading:1 bottomTrailing:1 topLeading:1 \
        topTrailing:1
        Layout adjustments|DepthAlignment|method|combineExplicit
        Layout adjustments|DepthAlignment|value|back center front
        Layout adjustments|Edge|type|Corner Set:48
        Layout adjustments|Edge|value|bottom:59 leading:22 top:37 trailing:34
        Layout adjustments|Edge3D|type|Set
        Layout adjustments|Edge3D|value|back bottom front leading top trailing
        Layout adjustments|EdgeInsets|method|inset
        Layout adjustments|EdgeInsets|property|bottom leading top trailing
        Layout adjustments|EdgeInsets3D|property|back bottom front leading top trailing
        Layout adjustments|EnvironmentValues|environment|displayScale:2 horizontalSizeClass:34 \
        isLuminanceReduced:3 layoutDirection:26 pixelLength:1 verticalSizeClass:7
        Layout adjustments|HorizontalAlignment|method|combineExplicit
        Layout adjustments|HorizontalAlignment|value|center:174 leading:2141 \
        listRowSeparatorLeading:14 listRowSeparatorTrailing:2 trailing:80
        Layout adjustments|HorizontalEdge|type|Set
        Layout adjustments|HorizontalEdge|value|leading:13 trailing:28
        Layout adjustments|HoverEffectContent|modifier|offset:715
        Layout adjustments|LayoutDirection|value|leftToRight:6 rightToLeft:7
        Layout adjustments|LayoutDirectionBehavior|value|fixed mirrors
        Layout adjustments|SafeAreaRegions|value|all:72 container:10 keyboard:13
        Layout adjustments|ScenePadding|value|minimum navigationBar
        Layout adjustments|Set|method|contains
        Layout adjustments|Set|value|all:141 back bottom:1049 bottomLeading bottomTrailing depth \
        front horizontal:1919 leading:486 none top:1310 topLeading topTrailing trailing:397 \
        vertical:1275
        Layout adjustments|Shape|modifier|offset:715
        Layout adjustments|Style|value|concentric:4 fixed:2
        Layout adjustments|VerticalAlignment|method|combineExplicit
        Layout adjustments|VerticalAlignment|value|bottom:61 center:249 firstTextBaseline:75 \
        lastTextBaseline:14 top:223
        Layout adjustments|VerticalEdge|type|Set:2
        Layout adjustments|VerticalEdge|value|bottom:57 top:18
        Layout adjustments|View|modifier|alignmentGuide:76 aspectRatio:625 \
        containerRelativeFrame:7 contentMargins:67 edgesIgnoringSafeArea:119 fixedSize:540 \
        frame:7462 ignoresSafeArea:475 layoutDirectionBehavior layoutPriority:119 offset:715 \
        padding:8916 padding3D position:136 safeAreaInset:77 safeAreaPadding:5 scaledToFill:45 \
        scaledToFit:223 scenePadding:5
        Layout adjustments|ViewDimensions|property|height width
        Layout adjustments|ViewDimensions3D|property|depth height width
        Layout adjustments|VisualEffect|modifier|offset:715
        Layout fundamentals||type|ContainerBackgroundPlacement CoordinateSpace:31 GridItem:150 \
        NamedCoordinateSpace PinnedScrollableViews
        Layout fundamentals||view|Divider:628 Grid:33 GridRow:94 HStack:4983 LazyHGrid:1 \
        LazyHStack:28 LazyVGrid:102 LazyVStack:188 Spacer:3238 VStack:5311 ViewThatFits:28 \
        ZStack:1354
        Layout fundamentals|ContainerBackgroundPlacement|value|navigation:1 navigationSplitView \
        subscriptionStore subscriptionStoreFullHeight:1 subscriptionStoreHeader tabView:2 \
        widget:15 window
        Layout fundamentals|CoordinateSpace|property|isGlobal isLocal
        Layout fundamentals|CoordinateSpace|value|global:161 local:91 named:19
        Layout fundamentals|EnvironmentValues|environment|backgroundMaterial:2
        Layout fundamentals|GridItem|property|alignment size spacing
        Layout fundamentals|GridItem|type|Size:1
        Layout fundamentals|PinnedScrollableViews|value|sectionFooters:2 sectionHeaders:2
        Layout fundamentals|Size|value|adaptive:39 fixed:1 flexible:89
        Layout fundamentals|Spacer|property|minLength
        Layout fundamentals|View|modifier|background:2880 containerBackground:16 \
        gridCellAnchor:2 gridCellColumns:13 gridCellUnsizedAxes:3 gridColumnAlignment:15 \
        onGeometryChange:23 overlay:1146 zIndex:140
        Lists||type|AlternatingRowBackgroundBehavior BackgroundProminence BadgeProminence \
        EditActions:1 EditMode:18 IndexedIdentifierCollection ListItemTint ListSectionSpacing \
        Prominence:1 RefreshAction:4
        Lists||view|DisclosureGroup:37 EditableCollectionContent List:693 OutlineGroup:1
        Lists|AlternatingRowBackgroundBehavior|value|automatic disabled enabled:1
        Lists|BackgroundProminence|value|increased standard
        Lists|BadgeProminence|value|decreased increased standard
        Lists|DynamicTableRowContent|modifier|onInsert
        Lists|DynamicViewContent|modifier|onDelete:99 onInsert onMove:45
        Lists|EditActions|property|rawValue
        Lists|EditActions|value|all:1 delete move:1
        Lists|EditMode|property|isEditing
        Lists|EditMode|value|active:3 inactive:2 transient
        Lists|EnvironmentValues|environment|backgroundProminence badgeProminence \
        defaultMinListHeaderHeight:4 defaultMinListRowHeight:23 editMode:39 headerProminence \
        refresh:2
        Lists|IndexedIdentifierCollection|type|Element
        Lists|List|property|body
        Lists|ListItemTint|value|fixed monochrome preferred
        Lists|ListSectionSpacing|value|compact custom default
        Lists|Prominence|value|increased:2 standard
        Lists|RefreshAction|method|callAsFunction
        Lists|TabContent|modifier|badge:10 swipeActions:70
        Lists|TableRowContent|modifier|selectionDisabled:3
        Lists|View|modifier|alternatingRowBackgrounds:1 badge:10 badgeProminence \
        deleteDisabled:2 disclosureGroupStyle headerProminence:2 listItemTint:2 \
        listRowBackground:633 listRowHoverEffect listRowHoverEffectDisabled:15 listRowInsets:199 \
        listRowSeparator:109 listRowSeparatorTint:3 listRowSpacing:2 \
        listSectionIndexVisibility:1 listSectionMargins:1 listSectionSeparator:8 \
        listSectionSeparatorTint listSectionSpacing:49 listStyle:195 moveDisabled:5 \
        refreshable:68 sectionIndexLabel:2 selectionDisabled:3 swipeActions:70
        Menus and commands||type|CommandGroup:43 CommandGroupPlacement CommandMenu:14 \
        Commands:48 ContextMenu:6 EmptyCommands:1 ImportFromDevicesCommands InspectorCommands \
        MenuActionDismissBehavior MenuOrder PullDownButton SidebarCommands TextEditingCommands \
        TextFormattingCommands ToolbarCommands
        Menus and commands||view|Menu:266 MenuButton:2
        Menus and commands||wrapper|CommandsBuilder:3
        Menus and commands|CommandGroupPlacement|value|appInfo:9 appSettings:7 appTermination \
        appVisibility:1 help:7 importExport:1 newItem:6 pasteboard:1 printItem saveItem:1 \
        sidebar:2 singleWindowList:1 systemServices:2 textEditing:2 textFormatting:1 toolbar:1 \
        undoRedo:1 windowArrangement:1 windowList windowSize:1
        Menus and commands|Commands|property|body
        Menus and commands|CommandsBuilder|value|buildBlock:10 buildEither buildExpression \
        buildIf buildLimitedAvailability
        Menus and commands|EnvironmentValues|environment|menuIndicatorVisibility menuOrder
        Menus and commands|MenuActionDismissBehavior|value|automatic disabled:3 enabled
        Menus and commands|MenuOrder|value|automatic fixed:7 priority
        Menus and commands|Scene|modifier|commands:13 commandsRemoved:1 commandsReplaced
        Menus and commands|TabContent|modifier|contextMenu:160
        Menus and commands|TableRowContent|modifier|contextMenu:160
        Menus and commands|View|modifier|contextMenu:160 menuActionDismissBehavior:3 \
        menuIndicator:25 menuOrder:6 menuStyle:38
        Modal presentations||type|ActionSheet:39 Alert:170 AlertScene CustomPresentationDetent \
        DialogSeverity DismissAction:9 FileDialogBrowserOptions PopoverAttachmentAnchor:6 \
        PresentationAdaptation:1 PresentationBackgroundInteraction \
        PresentationContentInteraction PresentationDetent:39 PresentationMode:11 \
        PresentationSizing PresentationSizingContext PresentationSizingRoot
        Modal presentations|ActionSheet|type|Button
        Modal presentations|Alert|type|Button:22
        Modal presentations|Alert|value|sideBySideButtons
        Modal presentations|Button|value|cancel:25 default:33 destructive:20
        Modal presentations|Context|property|maxDetentValue
        Modal presentations|CustomPresentationDetent|type|Context
        Modal presentations|CustomPresentationDetent|value|height
        Modal presentations|DialogSeverity|value|automatic critical standard
        Modal presentations|DismissAction|method|callAsFunction
        Modal presentations|EnvironmentValues|environment|dismiss:347 isPresented
        Modal presentations|FileDialogBrowserOptions|value|displayFileExtensions \
        enumeratePackages includeHiddenFiles
        Modal presentations|PopoverAttachmentAnchor|value|point:2 rect:5
        Modal presentations|PresentationAdaptation|value|automatic fullScreenCover:2 none:1 \
        popover:3 sheet:30
        Modal presentations|PresentationBackgroundInteraction|value|automatic disabled \
        enabled:10
        Modal presentations|PresentationContentInteraction|value|automatic resizes scrolls
        Modal presentations|PresentationDetent|type|Context
        Modal presentations|PresentationDetent|value|custom fraction:12 height:38 large:98 \
        medium:76
        Modal presentations|PresentationMode|method|dismiss
        Modal presentations|PresentationMode|property|isPresented
        Modal presentations|PresentationSizing|method|fitted proposedSize sticky
        Modal presentations|PresentationSizing|value|automatic fitted form page:2
        Modal presentations|PresentationSizingRoot|method|sizeThatFits
        Modal presentations|Scene|modifier|dialogIcon dialogSeverity dialogSuppressionToggle:1
        Modal presentations|TabContent|modifier|popover:59
        Modal presentations|View|modifier|actionSheet:14 alert:412 confirmationDialog:139 \
        dialogIcon dialogSeverity dialogSuppressionToggle:1 dismissalConfirmationDialog \
        fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID \
        fileDialogDefaultDirectory:1 fileDialogImportsUnresolvedAliases fileDialogMessage \
        fileDialogURLEnabled fileExporter:1 fileExporterFilenameLabel fileImporter:22 \
        fileMover:1 fullScreenCover:58 inspector:1 inspectorColumnWidth:1 \
        interactiveDismissDisabled:62 popover:59 presentationBackground:36 \
        presentationBackgroundInteraction:10 presentationCompactAdaptation:30 \
        presentationContentInteraction presentationCornerRadius:6 presentationDetents:132 \
        presentationDragIndicator:54 presentationSizing:2 sheet:668
        Model data||type|Binding:2024 DynamicProperty:48
        Model data||wrapper|Bindable:322 EnvironmentObject:610 ObservedObject:979 State:6987 \
        StateObject:747
        Model data|Bindable|property|projectedValue wrappedValue
        Model data|Binding|method|animation
        Model data|Binding|property|id projectedValue transaction wrappedValue
        Model data|Binding|value|constant:214
        Model data|DynamicProperty|method|update
        Model data|EnvironmentObject|property|projectedValue wrappedValue
        Model data|EnvironmentObject|type|Wrapper
        Model data|ObservedObject|property|projectedValue wrappedValue
        Model data|ObservedObject|type|Wrapper:3
        Model data|Scene|modifier|environmentObject:477 modelContainer:23 modelContext \
        onChange:1370
        Model data|State|property|projectedValue wrappedValue
        Model data|StateObject|property|projectedValue wrappedValue
        Model data|View|modifier|environmentObject:477 modelContainer:23 modelContext \
        onChange:1370 onReceive:397
        Navigation||type|AdaptableTabBarPlacement AnyTabContent NavigationBarItem \
        NavigationPath:122 NavigationSplitViewColumn NavigationSplitViewVisibility:3 \
        SidebarRowSize Tab:91 TabBarMinimizeBehavior:1 TabBarPlacement TabContent:6 \
        TabCustomizationBehavior TabPlacement:1 TabRole TabSearchActivation TabSection:7 \
        TabViewBottomAccessoryPlacement TabViewCustomization
        Navigation||view|HSplitView:3 NavigationLink:951 NavigationSplitView:28 \
        NavigationStack:537 NavigationView:471 TabView:102 VSplitView
        Navigation||wrapper|TabContentBuilder:6
        Navigation|AdaptableTabBarPlacement|value|automatic sidebar tabBar:3
        Navigation|EnvironmentValues|environment|isTabBarShowingSections sidebarRowSize:1 \
        tabBarPlacement
        Navigation|NavigationBarItem|type|TitleDisplayMode:9
        Navigation|NavigationLink|modifier|isDetailLink:1
        Navigation|NavigationPath|method|append removeLast
        Navigation|NavigationPath|property|codable count isEmpty
        Navigation|NavigationPath|type|CodableRepresentation
        Navigation|NavigationSplitViewColumn|value|content detail:1 sidebar
        Navigation|NavigationSplitViewVisibility|value|all:3 automatic detailOnly doubleColumn:1
        Navigation|SectionCustomization|method|resetTabOrder
        Navigation|SectionCustomization|property|tabOrder
        Navigation|SidebarRowSize|value|large medium small
        Navigation|TabBarMinimizeBehavior|value|automatic never onScrollDown:1 onScrollUp
        Navigation|TabBarPlacement|value|bottomBar ornament pageIndicator sidebar topBar
        Navigation|TabContent|modifier|customizationID defaultVisibility:3 sectionActions \
        tabPlacement:4
        Navigation|TabContent|property|body
        Navigation|TabContentBuilder|type|Content
        Navigation|TabContentBuilder|value|buildBlock buildEither buildExpression buildIf \
        buildLimitedAvailability
        Navigation|TabCustomization|property|sidebarVisibility tabBarVisibility
        Navigation|TabCustomizationBehavior|value|automatic disabled reorderable
        Navigation|TabPlacement|value|automatic pinned sidebarOnly:1
        Navigation|TabRole|value|search:6
        Navigation|TabSearchActivation|value|automatic searchTabSelection
        Navigation|TabViewBottomAccessoryPlacement|value|expanded inline
        Navigation|TabViewCustomization|method|resetSectionOrder resetVisibility
        Navigation|TabViewCustomization|type|SectionCustomization TabCustomization
        Navigation|TableColumnContent|modifier|customizationID defaultVisibility:3
        Navigation|TitleDisplayMode|value|automatic:63 inline:471 large:24
        Navigation|View|modifier|defaultAdaptableTabBarPlacement \
        navigationBarBackButtonHidden:70 navigationBarHidden:45 navigationBarItems:80 \
        navigationBarTitle:147 navigationBarTitleDisplayMode:493 navigationDestination:90 \
        navigationDocument navigationLinkIndicatorVisibility navigationSplitViewColumnWidth:8 \
        navigationSplitViewStyle:3 navigationSubtitle:6 navigationTitle:1007 \
        navigationViewStyle:113 sectionActions tabBarMinimizeBehavior:1 tabItem:110 \
        tabViewBottomAccessory:1 tabViewCustomization tabViewSidebarBottomBar \
        tabViewSidebarFooter tabViewSidebarHeader tabViewStyle:40
        Other||macro|AnimatableIgnored Entry Preview Previewable
        Other||type|AutomaticHoverEffect AutomaticPresentationSizing DisabledTextSelectability \
        EmptyHoverEffect EnabledTextSelectability FittedPresentationSizing \
        FormPresentationSizing FrameResizeDirection FrameResizePosition GlobalCoordinateSpace \
        HierarchicalShapeStyleModifier HighlightHoverEffect HorizontalDirection \
        ImmersiveSpaceContent ImmersiveSpaceViewContent ItemProviderTableRowModifier \
        LiftHoverEffect LocalCoordinateSpace OnInsertTableRowModifier PagePresentationSizing \
        PreferredColorSchemeKey SearchUnavailableContent SliderTick SliderTickBuilder \
        SliderTickContent SliderTickContentForEach TupleSliderTickContent \
        TupleTableColumnContent VerticalDirection
        Other||view|DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel \
        DefaultWindowVisibilityToggleLabel LabeledControlGroupContent \
        LabeledToolbarItemGroupContent OutlineSubgroupChildren:1 PresentedWindowContent \
        ZStackContent3D
        Other|AttributeScopes|type|SwiftUIAttributes
        Other|FrameResizeDirection|type|Set
        Other|FrameResizeDirection|value|inward outward
        Other|FrameResizePosition|value|bottom bottomLeading bottomTrailing leading top \
        topLeading topTrailing trailing
        Other|HorizontalDirection|type|Set
        Other|HorizontalDirection|value|leading trailing
        Other|ImmersiveSpaceContent|property|body
        Other|ItemProviderTableRowModifier|property|body
        Other|ItemProviderTableRowModifier|type|Body
        Other|OnInsertTableRowModifier|property|body
        Other|OnInsertTableRowModifier|type|Body
        Other|SearchUnavailableContent|type|Actions Description Label
        Other|Set|value|all down inward leading outward trailing up
        Other|SliderTick|property|id
        Other|SliderTick|type|ID
        Other|SliderTickBuilder|value|buildBlock buildEither buildExpression buildIf
        Other|SliderTickContent|property|body
        Other|SwiftUIAttributes|type|BackgroundColorAttribute BaselineOffsetAttribute \
        FontAttribute ForegroundColorAttribute KerningAttribute StrikethroughStyleAttribute \
        TrackingAttribute UnderlineStyleAttribute
        Other|TupleSliderTickContent|property|value
        Other|TupleSliderTickContent|type|TicksCollection
        Other|TupleTableColumnContent|property|value
        Other|VerticalDirection|type|Set
        Other|VerticalDirection|value|down up
        Other|ZStackContent3D|property|content spacing
        Persistent storage||type|FetchedResults:48 SectionedFetchResults:1
        Persistent storage||wrapper|AppStorage:411 FetchRequest:67 SceneStorage:6 \
        SectionedFetchRequest:1
        Persistent storage|AppStorage|property|projectedValue wrappedValue
        Persistent storage|Configuration|property|nsPredicate nsSortDescriptors \
        sectionIdentifier sortDescriptors
        Persistent storage|EnvironmentValues|environment|managedObjectContext:78
        Persistent storage|FetchRequest|method|update
        Persistent storage|FetchRequest|property|projectedValue wrappedValue
        Persistent storage|FetchRequest|type|Configuration
        Persistent storage|FetchedResults|property|endIndex nsPredicate nsSortDescriptors \
        sortDescriptors startIndex
        Persistent storage|Scene|modifier|defaultAppStorage
        Persistent storage|SceneStorage|property|projectedValue wrappedValue
        Persistent storage|Section|property|endIndex id startIndex
        Persistent storage|SectionedFetchRequest|method|update
        Persistent storage|SectionedFetchRequest|property|projectedValue wrappedValue
        Persistent storage|SectionedFetchRequest|type|Configuration
        Persistent storage|SectionedFetchResults|property|endIndex nsPredicate nsSortDescriptors \
        sectionIdentifier sortDescriptors startIndex
        Persistent storage|SectionedFetchResults|type|Section
        Persistent storage|View|modifier|defaultAppStorage
        Preferences||type|PreferenceKey:111
        Preferences|PreferenceKey|value|defaultValue reduce
        Preferences|View|modifier|anchorPreference:8 backgroundPreferenceValue:2 \
        onPreferenceChange:89 overlayPreferenceValue:10 preference:76 transformAnchorPreference \
        transformPreference:4
        Previews in Xcode||type|InterfaceOrientation PreviewContext PreviewContextKey \
        PreviewDevice:26 PreviewModifier PreviewPlatform PreviewProvider:1598
        Previews in Xcode||view|DebugReplaceableView PreviewModifierContent
        Previews in Xcode|InterfaceOrientation|value|landscapeLeft:3 landscapeRight portrait:1 \
        portraitUpsideDown
        Previews in Xcode|PreviewContextKey|value|defaultValue
        Previews in Xcode|PreviewModifier|method|body
        Previews in Xcode|PreviewModifier|type|Content
        Previews in Xcode|PreviewModifier|value|makeSharedContext
        Previews in Xcode|PreviewPlatform|value|iOS macOS tvOS watchOS
        Previews in Xcode|PreviewProvider|value|platform previews
        Previews in Xcode|View|modifier|previewContext:12 previewDevice:39 \
        previewDisplayName:430 previewInterfaceOrientation:4 previewLayout:144
        Scenes||style|MenuBarExtraStyle
        Scenes||type|MenuBarExtra:7 OpenSettingsAction Scene:271 ScenePhase:16 Settings:54 \
        WKNotificationScene:6
        Scenes||view|SettingsLink
        Scenes||wrapper|SceneBuilder:7
        Scenes|EnvironmentValues|environment|openSettings scenePhase:33
        Scenes|MenuBarExtraStyle|value|automatic menu window
        Scenes|OpenSettingsAction|method|callAsFunction
        Scenes|Scene|modifier|documentBrowserContextMenu immersiveEnvironmentBehavior \
        menuBarExtraStyle:4
        Scenes|Scene|property|body
        Scenes|SceneBuilder|value|buildBlock buildExpression buildLimitedAvailability \
        buildOptional
        Scenes|ScenePhase|value|active background inactive
        Scenes|View|modifier|documentBrowserContextMenu
        Scroll views||style|ScrollEdgeEffectStyle:1
        Scroll views||type|AnyScrollTargetBehavior PagingScrollTargetBehavior ScrollAnchorRole \
        ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode \
        ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind ScrollPhase \
        ScrollPhaseChangeContext ScrollPosition:4 ScrollTarget ScrollTargetBehavior \
        ScrollTargetBehaviorContext ScrollTargetBehaviorProperties \
        ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration \
        ScrollTransitionPhase:1 ScrollViewProxy:42 ViewAlignedScrollTargetBehavior
        Scroll views||view|ScrollView:742 ScrollViewReader:90
        Scroll views|AnyScrollTargetBehavior|property|base
        Scroll views|EnvironmentValues|environment|horizontalScrollBounceBehavior \
        horizontalScrollIndicatorVisibility isScrollEnabled:3 scrollDismissesKeyboardMode \
        verticalScrollBounceBehavior verticalScrollIndicatorVisibility
        Scroll views|LimitBehavior|value|always alwaysByFew alwaysByOne:1 automatic never
        Scroll views|ScrollAnchorRole|value|alignment:1 initialOffset sizeChanges
        Scroll views|ScrollBounceBehavior|value|always automatic:1 basedOnSize:25
        Scroll views|ScrollContentOffsetAdjustmentBehavior|value|automatic disabled
        Scroll views|ScrollDismissesKeyboardMode|value|automatic immediately:20 interactively:27 \
        never:1
        Scroll views|ScrollEdgeEffectStyle|value|automatic hard soft
        Scroll views|ScrollGeometry|property|bounds containerSize contentInsets contentOffset \
        contentSize visibleRect
        Scroll views|ScrollIndicatorVisibility|value|automatic:19 hidden:42 never:29 visible:6
        Scroll views|ScrollInputBehavior|value|automatic disabled enabled
        Scroll views|ScrollInputKind|value|handGestureShortcut look
        Scroll views|ScrollPhase|property|isScrolling
        Scroll views|ScrollPhase|value|animating decelerating idle interacting tracking
        Scroll views|ScrollPhaseChangeContext|property|geometry velocity
        Scroll views|ScrollPosition|method|scrollTo:130 viewID
        Scroll views|ScrollPosition|property|edge isPositionedByUser point viewID x y
        Scroll views|ScrollTarget|property|anchor rect
        Scroll views|ScrollTargetBehavior|method|properties updateTarget
        Scroll views|ScrollTargetBehavior|type|Properties PropertiesContext TargetContext
        Scroll views|ScrollTargetBehavior|value|paging viewAligned:9
        Scroll views|ScrollTargetBehaviorContext|property|axes containerSize contentSize \
        originalTarget velocity
        Scroll views|ScrollTargetBehaviorProperties|property|limitsScrolls
        Scroll views|ScrollTargetBehaviorPropertiesContext|property|axes environment
        Scroll views|ScrollTransitionConfiguration|method|animation threshold
        Scroll views|ScrollTransitionConfiguration|type|Threshold
        Scroll views|ScrollTransitionConfiguration|value|animated:1 identity interactive
        Scroll views|ScrollTransitionPhase|property|isIdentity value
        Scroll views|ScrollTransitionPhase|value|bottomTrailing identity topLeading
        Scroll views|ScrollView|property|axes body content showsIndicators
        Scroll views|ScrollViewProxy|method|scrollTo:130
        Scroll views|ScrollViewReader|property|content
        Scroll views|Threshold|method|inset interpolated
        Scroll views|Threshold|value|visible
        Scroll views|View|modifier|defaultScrollAnchor:5 onScrollGeometryChange:6 \
        onScrollPhaseChange:2 onScrollTargetVisibilityChange onScrollVisibilityChange:4 \
        safeAreaBar:2 scrollBounceBehavior:25 scrollClipDisabled:54 scrollContentBackground:167 \
        scrollDisabled:28 scrollDismissesKeyboard:48 scrollEdgeEffectHidden \
        scrollEdgeEffectStyle:2 scrollIndicators:72 scrollIndicatorsFlash:6 scrollInputBehavior \
        scrollPosition:10 scrollTargetBehavior:9 scrollTargetLayout:17 scrollTransition:1
        Scroll views|ViewAlignedScrollTargetBehavior|type|LimitBehavior
        Scroll views|threshold|value|centered hidden
        Search||type|DismissSearchAction FindContext SearchFieldPlacement:2 \
        SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
        Search|DismissSearchAction|method|callAsFunction
        Search|EnvironmentValues|environment|dismissSearch isSearching:3
        Search|FindContext|property|isPresented supportsReplace
        Search|NavigationBarDrawerDisplayMode|value|always:17 automatic:2
        Search|SearchFieldPlacement|type|NavigationBarDrawerDisplayMode
        Search|SearchFieldPlacement|value|automatic:2 navigationBarDrawer:21 sidebar:3 toolbar:2 \
        toolbarPrincipal:1
        Search|SearchPresentationToolbarBehavior|value|automatic avoidHidingContent:1
        Search|SearchScopeActivation|value|automatic onSearchPresentation onTextEntry
        Search|SearchSuggestionsPlacement|type|Set
        Search|SearchSuggestionsPlacement|value|automatic content menu
        Search|Set|property|rawValue
        Search|Set|type|Element
        Search|Set|value|content menu
        Search|View|modifier|findDisabled findNavigator replaceDisabled searchCompletion:3 \
        searchPresentationToolbarBehavior:1 searchScopes:1 searchSuggestions:4 \
        searchToolbarBehavior searchable:73
        Shapes||shape|AnyShape:32 Capsule:405 Circle:853 ConcentricRectangle:4 \
        ContainerRelativeShape:18 Ellipse:3 InsettableShape:31 OffsetShape Path:423 \
        Rectangle:902 RotatedShape RoundedRectangle:1196 ScaledShape Shape:169 TransformedShape \
        UnevenRoundedRectangle:16
        Shapes||type|FillStyle:1 RectangleCornerInsets RectangleCornerRadii:4 \
        RoundedCornerStyle:10 RoundedRectangularShape RoundedRectangularShapeCorners ShapeRole \
        StrokeStyle:207
        Shapes||view|FillShapeView ShapeView StrokeBorderShapeView StrokeShapeView
        Shapes|Capsule|property|style
        Shapes|Element|value|closeSubpath curve line move quadCurve
        Shapes|FillShapeView|property|background fillStyle shape style
        Shapes|FillStyle|property|isAntialiased isEOFilled
        Shapes|InsettableShape|modifier|inset:48 strokeBorder:162
        Shapes|OffsetShape|property|animatableData offset shape
        Shapes|Path|method|addArc:52 addCurve:228 addEllipse:6 addLine:553 addLines:3 addPath:18 \
        addQuadCurve:40 addRect:9 addRects addRelativeArc:2 addRoundedRect:4 applying \
        closeSubpath:69 contains forEach intersection lineIntersection lineSubtraction move:196 \
        normalized offsetBy strokedPath subtracting symmetricDifference trimmedPath:4 union
        Shapes|Path|property|boundingRect cgPath currentPoint description isEmpty
        Shapes|Path|type|Element
        Shapes|RectangleCornerInsets|property|bottomLeading bottomTrailing topLeading \
        topTrailing
        Shapes|RectangleCornerRadii|property|bottomLeading bottomTrailing topLeading topTrailing
        Shapes|RotatedShape|property|anchor angle animatableData shape
        Shapes|RoundedCornerStyle|value|circular:26 continuous:196
        Shapes|RoundedRectangle|property|animatableData cornerSize style
        Shapes|RoundedRectangularShape|method|corners
        Shapes|RoundedRectangularShape|type|Corners
        Shapes|RoundedRectangularShapeCorners|property|bottomLeading bottomTrailing topLeading \
        topTrailing
        Shapes|RoundedRectangularShapeCorners|value|concentric fixed
        Shapes|ScaledShape|property|anchor animatableData scale shape
        Shapes|Shape|modifier|fill:1190 intersection lineIntersection lineSubtraction path \
        rotation:4 scale:32 size sizeThatFits stroke:576 subtracting symmetricDifference \
        transform trim:62 union
        Shapes|Shape|property|layoutDirectionBehavior
        Shapes|Shape|value|buttonBorder capsule:72 circle:68 containerRelative:5 ellipse \
        rect:245 role
        Shapes|ShapeRole|value|fill separator stroke
        Shapes|ShapeView|method|fill stroke strokeBorder
        Shapes|ShapeView|property|shape
        Shapes|StrokeBorderShapeView|property|background isAntialiased shape strokeStyle style
        Shapes|StrokeShapeView|property|background isAntialiased shape strokeStyle style
        Shapes|StrokeStyle|property|dash dashPhase lineCap lineJoin lineWidth miterLimit
        Shapes|TransformedShape|property|shape transform
        Shapes|UnevenRoundedRectangle|property|animatableData cornerRadii style
        Shapes|View|modifier|containerShape:12
        System events||type|BackgroundTask OpenURLAction:25 SnapshotData SnapshotResponse
        System events|BackgroundTask|value|appRefresh bluetoothAlert intentDidRun \
        relevantShortcut snapshot urlSession watchConnectivity
        System events|EnvironmentValues|environment|openURL:85
        System events|OpenURLAction|method|callAsFunction
        System events|OpenURLAction|type|Result:6
        System events|Result|value|discarded handled systemAction
        System events|Scene|modifier|backgroundTask handlesExternalEvents:11
        System events|SnapshotData|property|identifier reason
        System events|SnapshotData|type|SnapshotReason
        System events|SnapshotReason|value|appBackgrounded appScheduled complicationUpdate \
        prelaunch returnToDefaultState
        System events|View|modifier|exportableToServices exportsItemProviders \
        handlesExternalEvents:11 importableFromServices importsItemProviders \
        onContinueUserActivity:8 onOpenURL:16 userActivity
        System events|WidgetConfiguration|modifier|backgroundTask
        Tables||type|DisclosureTableRow DynamicTableRowContent EmptyTableRowContent \
        TableColumn:32 TableColumnAlignment TableColumnContent TableColumnCustomization \
        TableColumnCustomizationBehavior TableColumnForEach TableForEachContent \
        TableHeaderRowContent TableOutlineGroupContent TableRow:6 TableRowContent \
        TupleTableRowContent
        Tables||view|Table:22
        Tables||wrapper|TableColumnBuilder TableRowBuilder
        Tables|DynamicTableRowContent|property|data
        Tables|TableColumnAlignment|value|automatic center:1 leading numeric trailing
        Tables|TableColumnBuilder|value|buildBlock buildEither buildExpression buildIf \
        buildLimitedAvailability
        Tables|TableColumnContent|modifier|alignment disabledCustomizationBehavior
        Tables|TableColumnContent|property|tableColumnBody
        Tables|TableColumnCustomization|method|resetOrder
        Tables|TableColumnCustomizationBehavior|value|all reorder resize visibility
        Tables|TableColumnForEach|property|content data
        Tables|TableRowBuilder|value|buildBlock buildEither buildExpression buildIf
        Tables|TableRowContent|property|tableRowBody
        Tables|TupleTableRowContent|property|value
        Tables|View|modifier|tableColumnHeaders tableStyle:7
        Technology-specific views|EnvironmentValues|environment|activityFamily:2 \
        authorizationController:2 devicePickerSupports isActivityFullscreen \
        realityViewCameraControls webAuthenticationSession:1
        Technology-specific views|Gesture|modifier|map
        Technology-specific views|View|modifier|activityBackgroundTint:3 \
        activitySystemActionForegroundColor:3 addOrderToWalletButtonStyle \
        addPassToWalletButtonStyle appStoreOverlay:2 automatedDeviceEnrollmentAddition \
        cameraAnchor chart3DCameraProjection chart3DPose chart3DRenderingStyle \
        chartAngleSelection:2 chartBackground:1 chartForegroundStyleScale:13 chartGesture \
        chartLegend:15 chartLineStyleScale chartOverlay:2 chartPlotStyle:6 chartScrollPosition:5 \
        chartScrollTargetBehavior:5 chartScrollableAxes:5 chartSymbolScale chartSymbolSizeScale \
        chartXAxis:40 chartXAxisLabel chartXAxisStyle chartXScale:19 chartXSelection:10 \
        chartXVisibleDomain:5 chartYAxis:39 chartYAxisLabel:4 chartYAxisStyle chartYScale:18 \
        chartYSelection chartYVisibleDomain chartZAxis chartZAxisLabel chartZScale \
        chartZSelection contactAccessButtonCaption contactAccessButtonStyle contactAccessPicker \
        continuityDevicePicker currentEntitlementTask familyActivityPicker \
        handlesGameControllerEvents healthDataAccessRequest inAppPurchaseOptions \
        journalingSuggestionsPicker lookAroundViewer manageSubscriptionsSheet:4 \
        managedContentStyle mapCameraKeyframeAnimator mapControlVisibility mapControls \
        mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled \
        mapItemDetailPopover mapItemDetailSheet mapScope mapStyle musicSubscriptionOffer \
        offerCodeRedemption:1 onApplePayCouponCodeChange onApplePayPaymentMethodChange \
        onApplePayShippingContactChange onApplePayShippingMethodChange \
        onInAppPurchaseCompletion:1 onInAppPurchaseStart onMapCameraChange payLaterViewAction \
        payLaterViewDisplayStyle payWithApplePayButtonStyle photosPicker:7 \
        photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle \
        popoverTip preferredSubscriptionOffer productDescription productIconBorder \
        productViewStyle:1 quickLookPreview:3 realityViewCameraControls refundRequestSheet:1 \
        storeButton:2 storeProductTask storeProductsTask subscriptionIntroductoryOffer \
        subscriptionOfferViewButtonVisibility subscriptionOfferViewDetailAction \
        subscriptionOfferViewStyle subscriptionPromotionalOffer subscriptionStatusTask:1 \
        subscriptionStoreButtonLabel:1 subscriptionStoreControlBackground \
        subscriptionStoreControlIcon:1 subscriptionStoreControlStyle \
        subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground:1 \
        subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle \
        subscriptionStoreSignInAction tabletopGame tipBackground:5 tipCornerRadius tipImageSize \
        tipImageStyle tipViewStyle:5 transactionPicker transactionTask translationPresentation:3 \
        translationTask:1 verifyIdentityWithWalletButtonStyle \
        webViewBackForwardNavigationGestures webViewContentBackground webViewContextMenu \
        webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures \
        webViewOnScrollGeometryChange webViewScrollInputBehavior webViewScrollPosition \
        webViewTextSelection workoutPreview
        Text input and output||style|SystemFormatStyle
        Text input and output||type|AttributedTextFormatting AttributedTextFormattingDefinition \
        AttributedTextSelection AttributedTextValueConstraint ContentSizeCategory:10 \
        DynamicTypeSize:3 FixedTextVariant Font:448 LocalizedStringKey:502 \
        SizeDependentTextVariant SubmitTriggers TextAlignment:8 TextAttribute \
        TextInputAutocapitalization:2 TextInputDictationActivation TextInputDictationBehavior \
        TextInputFormattingControlPlacement TextProxy TextRenderer:1 TextSelectability:1 \
        TextSelection:2 TextSelectionAffinity TextVariantPreference TimeDataSource \
        TypesettingLanguage WritingToolsBehavior
        Text input and output||view|Label:2176 SecureField:83 Text:15593 TextEditor:49 \
        TextField:614
        Text input and output||wrapper|ScaledMetric:81
        Text input and output|AlignmentStrategy|value|default layoutBased writingDirectionBased
        Text input and output|AnchoredLayout|property|layout origin
        Text input and output|AttributeContainerProxy|type|Scoped
        Text input and output|AttributedTextFormatting|type|AnyDefinition \
        AttributeContainerProxy DefinitionBuilder EmptyDefinition Transferable TupleDefinition \
        ValueConstraint
        Text input and output|AttributedTextFormattingDefinition|modifier|constrain:4
        Text input and output|AttributedTextFormattingDefinition|property|body
        Text input and output|AttributedTextFormattingDefinition|type|ValueConstraint
        Text input and output|AttributedTextSelection|method|affinity attributes indices \
        typingAttributes
        Text input and output|AttributedTextSelection|type|Attributes Indices
        Text input and output|AttributedTextValueConstraint|method|constrain
        Text input and output|AttributedTextValueConstraint|type|Attributes
        Text input and output|Case|value|lowercase:7 uppercase:35
        Text input and output|ContentSizeCategory|property|isAccessibilityCategory
        Text input and output|ContentSizeCategory|value|accessibilityExtraExtraExtraLarge:1 \
        accessibilityExtraExtraLarge:1 accessibilityExtraLarge:1 accessibilityLarge \
        accessibilityMedium extraExtraExtraLarge:3 extraExtraLarge:1 extraLarge extraSmall:1 \
        large medium small
        Text input and output|DateOffset|method|calendar
        Text input and output|DateReference|method|calendar
        Text input and output|DateStyle|value|date:30 offset relative:8 time:42 timer:3
        Text input and output|DefinitionBuilder|value|buildBlock buildEither buildExpression \
        buildIf buildLimitedAvailability
        Text input and output|Design|value|default:41 monospaced:89 rounded:95 serif:4
        Text input and output|DrawingOptions|value|disablesSubpixelQuantization
        Text input and output|DynamicTypeSize|property|isAccessibilitySize
        Text input and output|DynamicTypeSize|value|accessibility1:30 accessibility2:1 \
        accessibility3 accessibility4 accessibility5 large:3 medium:1 small xLarge:2 xSmall:10 \
        xxLarge:1 xxxLarge:5
        Text input and output|EnvironmentValues|environment|allowsTightening:1 \
        autocorrectionDisabled:5 dynamicTypeSize:21 font:6 lineLimit:2 lineSpacing locale:27 \
        minimumScaleFactor:1 multilineTextAlignment:3 textCase textSelectionAffinity \
        truncationMode writingToolsBehavior
        Text input and output|Font|modifier|bold:646 italic:41 leading lowercaseSmallCaps:3 \
        monospaced:51 monospacedDigit:179 pointSize scaled:6 smallCaps:4 uppercaseSmallCaps:2 \
        width
        Text input and output|Font|style|TextStyle:58
        Text input and output|Font|type|Context Design:21 Leading Resolved Weight:82 Width:26
        Text input and output|Font|value|body:272 callout:248 caption:1057 caption2:292 \
        custom:56 default extraLargeTitle extraLargeTitle2 footnote:594 headline:522 \
        largeTitle:193 subheadline:546 system:1002 title:312 title2:357 title3:233
        Text input and output|Indices|value|insertionPoint multiSelection ranges selection
        Text input and output|Layout|property|isTruncated
        Text input and output|Layout|type|CharacterIndex DrawingOptions Line Run RunSlice \
        TypographicBounds:1
        Text input and output|LayoutKey|type|AnchoredLayout
        Text input and output|Leading|value|loose standard tight
        Text input and output|Line|property|origin typographicBounds
        Text input and output|LineStyle|type|Pattern
        Text input and output|LineStyle|value|single
        Text input and output|LocalizedStringKey|type|StringInterpolation
        Text input and output|Pattern|value|dash dashDot dashDotDot dot solid:17
        Text input and output|Resolved|property|ctFont isBold isItalic isLowercaseSmallCaps \
        isMonospaced isSmallCaps isUppercaseSmallCaps leading pointSize weight width
        Text input and output|Run|property|characterIndices layoutDirection typographicBounds
        Text input and output|RunSlice|property|characterIndices run typographicBounds
        Text input and output|Scale|value|default secondary
        Text input and output|ScaledMetric|property|wrappedValue
        Text input and output|Set|value|accessoryBar all contextMenu default fontPanel \
        inputAssistant
        Text input and output|StringInterpolation|method|appendInterpolation appendLiteral
        Text input and output|SubmitTriggers|value|search:7 text
        Text input and output|SystemFormatStyle|type|DateOffset DateReference Stopwatch Timer
        Text input and output|TableColumn|modifier|width
        Text input and output|Text|modifier|baselineOffset:38 bold:646 customAttribute font:6611 \
        fontDesign:26 fontWeight:1207 fontWidth:4 italic:41 kerning:11 monospaced:51 \
        monospacedDigit:179 strikethrough:23 textScale textVariant tracking:8 \
        typesettingLanguage:2 underline:18
        Text input and output|Text|style|DateStyle LineStyle:8
        Text input and output|Text|type|AlignmentStrategy Case Layout:4 LayoutKey Scale \
        TruncationMode:3 WritingDirectionStrategy
        Text input and output|TextAlignment|value|center:437 leading:206 trailing:55
        Text input and output|TextInputAutocapitalization|value|characters:3 never:95 \
        sentences:3 words:6
        Text input and output|TextInputDictationActivation|value|onLook onSelect
        Text input and output|TextInputDictationBehavior|value|automatic inline preventDictation
        Text input and output|TextInputFormattingControlPlacement|type|Set
        Text input and output|TextProxy|method|sizeThatFits
        Text input and output|TextRenderer|method|draw sizeThatFits
        Text input and output|TextRenderer|property|displayPadding
        Text input and output|TextSelectability|value|allowsSelection disabled:3 enabled:92
        Text input and output|TextSelection|property|affinity indices isInsertion
        Text input and output|TextSelection|type|Indices
        Text input and output|TextSelectionAffinity|value|automatic downstream upstream:1
        Text input and output|TextStyle|value|body:43 callout:5 caption:23 caption2:3 \
        extraLargeTitle extraLargeTitle2 footnote:10 headline:11 largeTitle:7 subheadline:17 \
        title:3 title2:5 title3:5
        Text input and output|TextVariantPreference|value|fixed sizeDependent
        Text input and output|TimeDataSource|value|currentDate dateRange durationOffset
        Text input and output|TruncationMode|value|head:1 middle:58 tail:47
        Text input and output|TypesettingLanguage|value|automatic explicit
        Text input and output|TypographicBounds|property|ascent descent leading origin rect \
        width
        Text input and output|View|modifier|allowsTightening:24 autocapitalization:57 \
        autocorrectionDisabled:127 baselineOffset:38 bold:646 disableAutocorrection:71 \
        dynamicTypeSize:40 flipsForRightToLeftLayoutDirection:9 font:6611 fontDesign:26 \
        fontWeight:1207 fontWidth:4 italic:41 kerning:11 keyboardType:97 labelStyle:240 \
        lineHeight lineLimit:1019 lineSpacing:34 minimumScaleFactor:132 monospaced:51 \
        monospacedDigit:179 multilineTextAlignment:699 searchDictationBehavior strikethrough:23 \
        textCase:84 textContentType:85 textFieldStyle:127 textInputAutocapitalization:114 \
        textInputCompletion textInputSuggestions textRenderer:1 textScale textSelection:96 \
        textSelectionAffinity tracking:8 truncationMode:109 typeSelectEquivalent \
        typesettingLanguage:2 underline:18 writingDirection writingToolsBehavior
        Text input and output|Weight|value|black:2 bold:560 heavy:146 light:28 medium:323 \
        regular:116 semibold:663 thin:10 ultraLight:1
        Text input and output|Width|property|value
        Text input and output|WritingDirectionStrategy|value|contentBased default layoutBased
        Text input and output|WritingToolsBehavior|value|automatic complete:17 disabled limited
        Text input and output|width|value|compressed condensed expanded standard
        Toolbars||style|ToolbarLabelStyle WindowToolbarStyle
        Toolbars||type|ContentToolbarPlacement CustomizableToolbarContent DefaultToolbarItem \
        OrnamentAttachmentAnchor SearchToolbarBehavior SpacerSizing ToolbarContent:133 \
        ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind \
        ToolbarItem:765 ToolbarItemGroup:48 ToolbarItemPlacement:12 ToolbarPlacement \
        ToolbarRole:1 ToolbarSpacer:21 ToolbarTitleDisplayMode ToolbarTitleMenu:4
        Toolbars||wrapper|ToolbarContentBuilder:69
        Toolbars|ContentToolbarPlacement|value|tabViewSidebar
        Toolbars|CustomizableToolbarContent|modifier|customizationBehavior defaultCustomization \
        sharedBackgroundVisibility:7
        Toolbars|EnvironmentValues|environment|toolbarLabelStyle
        Toolbars|OrnamentAttachmentAnchor|value|parent scene:1
        Toolbars|Scene|modifier|windowToolbarStyle:5
        Toolbars|SearchToolbarBehavior|value|automatic minimize
        Toolbars|SpacerSizing|value|fixed:4 flexible:10
        Toolbars|TabContent|modifier|customizationBehavior
        Toolbars|ToolbarContent|modifier|sharedBackgroundVisibility:7
        Toolbars|ToolbarContent|property|body
        Toolbars|ToolbarContentBuilder|value|buildBlock buildEither buildExpression buildIf \
        buildLimitedAvailability
        Toolbars|ToolbarCustomizationBehavior|value|default disabled reorderable
        Toolbars|ToolbarCustomizationOptions|value|alwaysAvailable
        Toolbars|ToolbarDefaultItemKind|value|search sidebarToggle:5 title:1
        Toolbars|ToolbarItemPlacement|value|accessoryBar automatic:11 bottomBar:34 \
        bottomOrnament cancellationAction:137 confirmationAction:98 destructiveAction:1 \
        keyboard:5 largeSubtitle largeTitle navigation:20 navigationBarLeading:36 \
        navigationBarTrailing:78 primaryAction:83 principal:40 secondaryAction:5 status:3 \
        subtitle title topBarLeading:78 topBarTrailing:138
        Toolbars|ToolbarLabelStyle|value|automatic iconOnly titleAndIcon titleOnly
        Toolbars|ToolbarPlacement|value|accessoryBar automatic:1 bottomBar:1 bottomOrnament \
        navigationBar:56 tabBar:9 windowToolbar:9
        Toolbars|ToolbarRole|value|automatic browser:1 editor:1 navigationStack
        Toolbars|ToolbarTitleDisplayMode|value|automatic inline:57 inlineLarge:16 large
        Toolbars|View|modifier|ornament:1 toolbar:700 toolbarBackground:43 \
        toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarRole:6 \
        toolbarTitleDisplayMode:70 toolbarTitleMenu toolbarVisibility:8
        Toolbars|WindowToolbarStyle|value|automatic expanded unified unifiedCompact
        UIKit integration||type|UIGestureRecognizerRepresentable:4 \
        UIGestureRecognizerRepresentableContext \
        UIGestureRecognizerRepresentableCoordinateSpaceConverter UIHostingConfiguration:7 \
        UIHostingController:272 UIHostingControllerSizingOptions UIHostingOrnament \
        UIHostingSceneDelegate UIOrnament UITraitBridgedEnvironmentKey:2 \
        UIViewControllerRepresentable:111 UIViewControllerRepresentableContext:39 \
        UIViewRepresentable:138 UIViewRepresentableContext:25
        UIKit \
        integration|UIGestureRecognizerRepresentable|method|handleUIGestureRecognizerAction \
        makeCoordinator makeUIGestureRecognizer updateUIGestureRecognizer
        UIKit integration|UIGestureRecognizerRepresentable|type|Context CoordinateSpaceConverter
        UIKit integration|UIGestureRecognizerRepresentableContext|property|converter coordinator
        UIKit \
        integration|UIGestureRecognizerRepresentableCoordinateSpaceConverter|method|convert \
        location translation velocity
        UIKit \
        integration|UIGestureRecognizerRepresentableCoordinateSpaceConverter|property|localLocation \
        localTranslation localVelocity
        UIKit integration|UIHostingConfiguration|method|background margins minSize
        UIKit integration|UIHostingController|method|addChild didMove loadView \
        preferredContentSizeDidChange sizeThatFits target viewDidAppear viewDidDisappear \
        viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove
        UIKit integration|UIHostingController|property|childForHomeIndicatorAutoHidden \
        childForScreenEdgesDeferringSystemGestures childForStatusBarHidden \
        childForStatusBarStyle childViewControllerForPreferredContainerBackgroundStyle \
        isModalInPresentation keyCommands preferredContainerBackgroundStyle \
        preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle \
        preferredStatusBarUpdateAnimation preferredUserInterfaceStyle \
        prefersHomeIndicatorAutoHidden prefersStatusBarHidden rootView safeAreaRegions \
        sizingOptions undoManager
        UIKit integration|UIHostingControllerSizingOptions|property|rawValue
        UIKit integration|UIHostingControllerSizingOptions|value|intrinsicContentSize \
        preferredContentSize
        UIKit integration|UIHostingOrnament|property|contentAlignment contentAlignment3D \
        rootView sceneAnchor
        UIKit integration|UIHostingSceneDelegate|value|rootScene
        UIKit integration|UIViewControllerRepresentable|method|makeCoordinator \
        makeUIViewController sizeThatFits updateUIViewController
        UIKit integration|UIViewControllerRepresentable|type|Context LayoutOptions
        UIKit integration|UIViewControllerRepresentable|value|dismantleUIViewController
        UIKit integration|UIViewControllerRepresentableContext|method|animate
        UIKit integration|UIViewControllerRepresentableContext|property|coordinator environment \
        transaction
        UIKit integration|UIViewRepresentable|method|makeCoordinator makeUIView sizeThatFits \
        updateUIView
        UIKit integration|UIViewRepresentable|type|Context LayoutOptions
        UIKit integration|UIViewRepresentable|value|dismantleUIView
        UIKit integration|UIViewRepresentableContext|method|animate
        UIKit integration|UIViewRepresentableContext|property|coordinator environment \
        transaction
        View configuration||type|BreakthroughEffect ColorScheme:112 ColorSchemeContrast \
        RedactionReasons:3 SurroundingsEffect Visibility:17
        View configuration|BreakthroughEffect|value|automatic none prominent subtle
        View configuration|Color|modifier|opacity:3039
        View configuration|ColorScheme|value|dark:174 light:32
        View configuration|ColorSchemeContrast|value|increased standard
        View configuration|ControlWidgetTemplate|modifier|disabled:1173 privacySensitive:11
        View configuration|CustomizableToolbarContent|modifier|hidden:71
        View configuration|EnvironmentValues|environment|colorScheme:474 colorSchemeContrast \
        isEnabled:67 isSceneCaptured labelsVisibility redactionReasons:19
        View configuration|HoverEffectContent|modifier|opacity:3039
        View configuration|Image|modifier|allowedDynamicRange:1
        View configuration|RedactionReasons|property|rawValue
        View configuration|RedactionReasons|value|invalidated placeholder:95 privacy
        View configuration|Scene|modifier|persistentSystemOverlays:8
        View configuration|ShapeStyle|modifier|opacity:3039
        View configuration|SurroundingsEffect|value|colorMultiply dark dim semiDark systemDark \
        ultraDark
        View configuration|TabContent|modifier|disabled:1173 hidden:71
        View configuration|Text|modifier|foregroundColor:3614 foregroundStyle:4761
        View configuration|ToolbarContent|modifier|hidden:71
        View configuration|View|modifier|accentColor:91 allowedDynamicRange:1 \
        appStoreMerchandising aspectRatio3D assistiveAccessNavigationIcon \
        attributedTextFormattingDefinition backgroundExtensionEffect:1 breakthroughEffect \
        certificateSheet colorScheme:32 containerCornerOffset:1 contentCaptureProtected \
        contentToolbar dialogPreventsAppTermination disabled:1173 dragConfiguration \
        dragContainerSelection dragPreviewsFormation dropConfiguration dropPreviewsFormation \
        foregroundColor:3614 foregroundStyle:4761 gameSaveSyncingAlert glassEffectID \
        glassEffectTransition glassEffectUnion groupActivityAssociation help:274 hidden:71 \
        imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy imagePlaygroundSheet \
        interactionActivityTrackingTag invalidatableContent labelIconToTitleSpacing \
        labelReservedIconWidth labelsHidden:150 labelsVisibility listRowPlatterColor manipulable \
        manipulationGesture onAppIntentExecution onDragSessionUpdated onDropSessionUpdated \
        onGeometryChange3D onInteractiveResizeChange onWorldRecenter opacity:3039 \
        payWithApplePayButtonDisableCardArt persistentSystemOverlays:8 \
        postToPhotosSharedAlbumSheet preferredColorScheme:121 preferredSurroundingsEffect \
        preferredWindowClippingMargins presentationBreakthroughEffect \
        presentationPreventsAppTermination privacySensitive:11 realityViewLayoutBehavior \
        redacted:102 rotation3DLayout scaledToFill3D scaledToFit3D searchSelection \
        sliderThumbVisibility spatialOverlay spatialOverlayPreferenceValue statusBar:4 \
        statusBarHidden:8 tabViewSearchActivation textInputFormattingControlVisibility tipAnchor \
        tipBackgroundInteraction toolbarItemHidden unredacted:1 volumeBaseplateVisibility \
        widgetCurvesContent:2 windowResizeAnchor writingToolsAffordanceVisibility
        View configuration|Visibility|value|automatic:9 hidden:403 visible:167
        View configuration|VisualEffect|modifier|opacity:3039
        View fundamentals||type|EmptyModifier:1 EnvironmentalModifier:1 Manipulable \
        ManipulableModifier ManipulableResponderModifier ManipulableTransformBindingModifier \
        ManipulationGeometryModifier ManipulationGestureModifier \
        ManipulationUsingGestureStateModifier View:23527 ViewModifier:461
        View fundamentals||view|AnyView:939 EmptyView:737 EquatableView ModifiedContent:23 \
        SubscriptionView TupleView:34
        View fundamentals||wrapper|ViewBuilder:3831
        View fundamentals|Chirality|value|left right
        View fundamentals|EmptyModifier|value|identity
        View fundamentals|EnvironmentalModifier|method|resolve
        View fundamentals|EquatableView|property|content
        View fundamentals|Event|property|phase value
        View fundamentals|Event|type|Phase Value
        View fundamentals|GestureState|property|isActive transform
        View fundamentals|Inertia|value|high low medium none
        View fundamentals|InputDevice|property|chirality kind pose
        View fundamentals|InputDevice|type|Chirality Kind
        View fundamentals|Kind|value|directPinch indirectPinch pointer
        View fundamentals|Manipulable|type|Event GestureState Inertia InputDevice Operation
        View fundamentals|ModifiedContent|property|content modifier
        View fundamentals|Operation|type|Set
        View fundamentals|Operation|value|primaryRotation scale secondaryRotation translate
        View fundamentals|Phase|value|active ended failed
        View fundamentals|Set|value|all primaryRotation scale secondaryRotation translate
        View fundamentals|SubscriptionView|property|action content publisher
        View fundamentals|TupleView|property|value
        View fundamentals|Value|property|frame inputDevices interactionPoint timestamp transform
        View fundamentals|View|modifier|equatable:11 id:460 modifier:236 onAppear:1274 \
        onDisappear:335 tag:1061 task:343
        View fundamentals|View|property|body
        View fundamentals|ViewBuilder|value|buildBlock buildEither:19 buildExpression buildIf \
        buildLimitedAvailability
        View fundamentals|ViewModifier|modifier|concat
        View fundamentals|ViewModifier|type|Content
        View groupings||type|ContainerValueKey ContainerValues ForEachSectionCollection \
        ForEachSubviewCollection SectionCollection SectionConfiguration
        View groupings||view|ControlGroup:12 DynamicViewContent:3 ForEach:2843 Form:473 \
        Group:1002 GroupBox:20 GroupElementsOfContent GroupSectionsOfContent LabeledContent:241 \
        Section:2189 SubviewsCollection SubviewsCollectionSlice
        View groupings|ContainerValueKey|value|defaultValue
        View groupings|ContainerValues|method|hasTag tag
        View groupings|DynamicViewContent|property|data
        View groupings|ForEach|property|content data
        View groupings|Section|modifier|collapsible:1
        View groupings|SectionConfiguration|property|actions containerValues content footer \
        header id
        View groupings|SectionConfiguration|type|Actions ID
        View groupings|View|modifier|containerValue controlGroupStyle:5 formStyle:64 \
        groupBoxStyle:9 labeledContentStyle:9
        View styles||shape|DefaultGlassEffectShape
        View styles||style|AccessibilityQuickActionOutlineStyle \
        AccessibilityQuickActionPromptStyle AccessoryBarActionButtonStyle \
        AccessoryBarButtonStyle:1 AccessoryCircularCapacityGaugeStyle \
        AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle \
        AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle \
        AutomaticImmersionStyle AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle \
        AutomaticNavigationSplitViewStyle AutomaticTableStyle AutomaticTextEditorStyle \
        BalancedNavigationSplitViewStyle BorderedButtonMenuStyle BorderedButtonStyle:1 \
        BorderedListStyle BorderedProminentButtonStyle:2 BorderedTableStyle \
        BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle:3 BorderlessButtonStyle:61 \
        BorderlessPullDownMenuButtonStyle ButtonMenuStyle ButtonStyle:178 \
        ButtonStyleConfiguration:1 ButtonToggleStyle CardButtonStyle CarouselListStyle \
        CarouselTabViewStyle CheckboxToggleStyle:1 CircularGaugeStyle \
        CircularProgressViewStyle:23 ColumnNavigationViewStyle ColumnsFormStyle \
        CompactDatePickerStyle:1 CompactMenuControlGroupStyle ControlGroupStyle \
        ControlGroupStyleConfiguration DatePickerStyle:1 DatePickerStyleConfiguration \
        DefaultButtonStyle DefaultDatePickerStyle DefaultGaugeStyle DefaultGroupBoxStyle \
        DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle \
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle \
        DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultWindowStyle:1 \
        DefaultWindowToolbarStyle DisclosureGroupStyle DisclosureGroupStyleConfiguration \
        DoubleColumnNavigationViewStyle:6 EllipticalListStyle ExpandedWindowToolbarStyle \
        FieldDatePickerStyle FillShapeStyle FormStyle FormStyleConfiguration FullImmersionStyle \
        GaugeStyle:3 GaugeStyleConfiguration GlassButtonStyle GlassProminentButtonStyle \
        GraphicalDatePickerStyle:1 GroupBoxStyle:6 GroupBoxStyleConfiguration GroupedFormStyle \
        GroupedListStyle:15 GroupedTabViewStyle HiddenTitleBarWindowStyle:3 IconOnlyLabelStyle:2 \
        IndexViewStyle InlinePickerStyle:2 InsetGroupedListStyle:36 InsetListStyle \
        InsetTableStyle LabelStyle:75 LabelStyleConfiguration LabeledContentStyle:8 \
        LabeledContentStyleConfiguration LinearCapacityGaugeStyle LinearGaugeStyle \
        LinearProgressViewStyle:1 LinkButtonStyle LinkShapeStyle ListStyle MenuButtonStyle \
        MenuControlGroupStyle MenuPickerStyle:9 MenuStyle:2 MenuStyleConfiguration \
        MixedImmersionStyle NavigationControlGroupStyle NavigationLinkPickerStyle \
        NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationViewStyle \
        PageIndexViewStyle:3 PageTabViewStyle:17 PaletteControlGroupStyle PalettePickerStyle \
        PickerStyle PlaceholderTextShapeStyle PlainButtonStyle:85 PlainListStyle:9 \
        PlainTextEditorStyle PlainTextFieldStyle:3 PlainWindowStyle PopUpButtonPickerStyle \
        PrimitiveButtonStyle:14 PrimitiveButtonStyleConfiguration:2 ProgressViewStyle:9 \
        ProgressViewStyleConfiguration ProgressiveImmersionStyle \
        ProminentDetailNavigationSplitViewStyle PullDownMenuBarExtraStyle \
        PullDownMenuButtonStyle RadioGroupPickerStyle:3 RoundedBorderTextEditorStyle \
        RoundedBorderTextFieldStyle:25 SegmentedPickerStyle:27 SelectionShapeStyle \
        SeparatorShapeStyle SidebarAdaptableTabViewStyle SidebarListStyle:11 \
        SquareBorderTextFieldStyle StackNavigationViewStyle:27 StepperFieldDatePickerStyle \
        SwitchToggleStyle:7 TabBarOnlyTabViewStyle TabViewStyle TableStyle \
        TableStyleConfiguration TextEditorStyle TextEditorStyleConfiguration TextFieldStyle:5 \
        TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle:1 TitleOnlyLabelStyle:1 \
        ToggleStyle:17 ToggleStyleConfiguration UnifiedCompactWindowToolbarStyle:1 \
        UnifiedWindowToolbarStyle VerticalPageTabViewStyle VolumetricWindowStyle \
        WheelDatePickerStyle WheelPickerStyle:32 WindowBackgroundShapeStyle \
        WindowMenuBarExtraStyle
        View styles||type|AutomaticGlassBackgroundEffect FeatheredGlassBackgroundEffect \
        GlassBackgroundDisplayMode GlassBackgroundEffect GlassBackgroundEffectConfiguration \
        GlassEffectTransition PlateGlassBackgroundEffect
        View styles||view|GlassEffectContainer:5
        View styles|AccessoryBarActionButtonStyle|method|makeBody:39
        View styles|AccessoryBarButtonStyle|method|makeBody:39
        View styles|AutomaticTextEditorStyle|type|Body
        View styles|BackgroundDisplayMode|value|always:3 automatic interactive never
        View styles|BorderedButtonStyle|method|makeBody:39
        View styles|BorderlessButtonStyle|method|makeBody:39
        View styles|ButtonStyle|method|makeBody:39
        View styles|ButtonStyle|type|Configuration
        View styles|ButtonStyleConfiguration|property|isPressed label role
        View styles|ButtonStyleConfiguration|type|Label
        View styles|ButtonToggleStyle|method|makeBody:39
        View styles|CardButtonStyle|method|makeBody:39
        View styles|CheckboxToggleStyle|method|makeBody:39
        View styles|ControlGroupStyle|method|makeBody:39
        View styles|ControlGroupStyle|type|Configuration
        View styles|ControlGroupStyle|value|automatic compactMenu menu navigation palette
        View styles|ControlGroupStyleConfiguration|property|content label
        View styles|ControlGroupStyleConfiguration|type|Content Label
        View styles|DatePickerStyle|method|makeBody:39
        View styles|DatePickerStyle|type|Configuration
        View styles|DatePickerStyle|value|automatic compact field graphical stepperField wheel
        View styles|DatePickerStyleConfiguration|property|displayedComponents label maximumDate \
        minimumDate selection
        View styles|DatePickerStyleConfiguration|type|Label
        View styles|DefaultButtonStyle|method|makeBody:39
        View styles|DefaultToggleStyle|method|makeBody:39
        View styles|DisclosureGroupStyle|method|makeBody:39
        View styles|DisclosureGroupStyle|type|Configuration
        View styles|DisclosureGroupStyle|value|automatic
        View styles|DisclosureGroupStyleConfiguration|property|content isExpanded label
        View styles|DisclosureGroupStyleConfiguration|type|Content Label
        View styles|FormStyle|method|makeBody:39
        View styles|FormStyle|type|Configuration
        View styles|FormStyle|value|automatic columns grouped
        View styles|FormStyleConfiguration|property|content
        View styles|FormStyleConfiguration|type|Content
        View styles|GaugeStyle|method|makeBody:39
        View styles|GaugeStyle|type|Configuration
        View styles|GaugeStyle|value|accessoryCircular accessoryCircularCapacity accessoryLinear \
        accessoryLinearCapacity automatic circular linear linearCapacity
        View styles|GaugeStyleConfiguration|property|currentValueLabel label maximumValueLabel \
        minimumValueLabel value
        View styles|GaugeStyleConfiguration|type|CurrentValueLabel Label MarkedValueLabel \
        MaximumValueLabel MinimumValueLabel
        View styles|Glass|modifier|interactive:52
        View styles|GlassBackgroundDisplayMode|value|always implicit never
        View styles|GlassBackgroundEffect|method|makeBody:39
        View styles|GlassBackgroundEffect|type|Configuration
        View styles|GlassBackgroundEffect|value|automatic feathered plate
        View styles|GlassBackgroundEffectConfiguration|property|content
        View styles|GlassBackgroundEffectConfiguration|type|Content
        View styles|GlassButtonStyle|method|makeBody:39
        View styles|GlassEffectTransition|value|identity matchedGeometry materialize
        View styles|GlassProminentButtonStyle|method|makeBody:39
        View styles|GroupBoxStyle|method|makeBody:39
        View styles|GroupBoxStyle|type|Configuration
        View styles|GroupBoxStyle|value|automatic
        View styles|GroupBoxStyleConfiguration|property|content label
        View styles|GroupBoxStyleConfiguration|type|Content Label
        View styles|IndexDisplayMode|value|always:3 automatic never:20
        View styles|IndexViewStyle|value|page
        View styles|LabelStyle|method|makeBody:39
        View styles|LabelStyle|type|Configuration
        View styles|LabelStyle|value|automatic iconOnly titleAndIcon titleOnly
        View styles|LabelStyleConfiguration|property|icon title
        View styles|LabelStyleConfiguration|type|Icon Title
        View styles|LabeledContentStyle|method|makeBody:39
        View styles|LabeledContentStyle|type|Configuration
        View styles|LabeledContentStyle|value|automatic
        View styles|LabeledContentStyleConfiguration|property|content label
        View styles|LabeledContentStyleConfiguration|type|Content Label
        View styles|LinkButtonStyle|method|makeBody:39
        View styles|ListStyle|value|automatic bordered carousel elliptical grouped inset \
        insetGrouped:4 plain sidebar
        View styles|MenuStyle|method|makeBody:39
        View styles|MenuStyle|type|Configuration
        View styles|MenuStyle|value|automatic borderedButton borderlessButton button
        View styles|MenuStyleConfiguration|type|Content Label
        View styles|NavigationSplitViewStyle|method|makeBody:39
        View styles|NavigationSplitViewStyle|type|Configuration
        View styles|NavigationSplitViewStyle|value|automatic balanced prominentDetail
        View styles|NavigationViewStyle|value|automatic columns stack
        View styles|PageIndexViewStyle|type|BackgroundDisplayMode
        View styles|PageTabViewStyle|type|IndexDisplayMode
        View styles|PickerStyle|value|automatic inline menu navigationLink palette radioGroup \
        segmented wheel
        View styles|PlainButtonStyle|method|makeBody:39
        View styles|PrimitiveButtonStyle|method|makeBody:39
        View styles|PrimitiveButtonStyle|type|Configuration
        View styles|PrimitiveButtonStyle|value|accessoryBar accessoryBarAction automatic \
        bordered borderedProminent borderless card glass glassProminent link plain
        View styles|PrimitiveButtonStyleConfiguration|method|trigger
        View styles|PrimitiveButtonStyleConfiguration|property|label role
        View styles|PrimitiveButtonStyleConfiguration|type|Label
        View styles|ProgressViewStyle|method|makeBody:39
        View styles|ProgressViewStyle|type|Configuration
        View styles|ProgressViewStyle|value|automatic circular linear
        View styles|ProgressViewStyleConfiguration|property|currentValueLabel fractionCompleted \
        label
        View styles|ProgressViewStyleConfiguration|type|CurrentValueLabel Label
        View styles|ProgressiveImmersionStyle|property|aspectRatio initialImmersionAmount \
        maximumImmersionAmount minimumImmersionAmount
        View styles|SwitchToggleStyle|method|makeBody:39
        View styles|TabViewStyle|value|automatic carousel grouped page sidebarAdaptable \
        tabBarOnly verticalPage
        View styles|TableStyle|method|makeBody:39
        View styles|TableStyle|type|Configuration
        View styles|TableStyle|value|automatic bordered inset
        View styles|TextEditorStyle|method|makeBody:39
        View styles|TextEditorStyle|type|Configuration
        View styles|TextEditorStyle|value|automatic plain roundedBorder
        View styles|TextFieldStyle|value|automatic plain roundedBorder squareBorder
        View styles|ToggleStyle|method|makeBody:39
        View styles|ToggleStyle|type|Configuration
        View styles|ToggleStyle|value|automatic button checkbox:3 switch:7
        View styles|ToggleStyleConfiguration|property|isMixed isOn label
        View styles|ToggleStyleConfiguration|type|Label
        View styles|TransitionStyle|value|automatic blur identity
        View styles|VerticalPageTabViewStyle|style|TransitionStyle
        View styles|View|modifier|glassBackgroundEffect:3 glassEffect:108 indexViewStyle:3 \
        menuButtonStyle presentedWindowStyle presentedWindowToolbarStyle \
        signInWithAppleButtonStyle textEditorStyle:3
        WatchKit integration||type|WKHostingController:5 WKInterfaceObjectRepresentable:5 \
        WKInterfaceObjectRepresentableContext:1 WKUserNotificationHostingController:3
        WatchKit integration|WKHostingController|method|setNeedsBodyUpdate updateBodyIfNeeded
        WatchKit integration|WKHostingController|property|body
        WatchKit integration|WKInterfaceObjectRepresentable|method|makeCoordinator \
        makeWKInterfaceObject updateWKInterfaceObject
        WatchKit integration|WKInterfaceObjectRepresentable|type|Context
        WatchKit integration|WKInterfaceObjectRepresentable|value|dismantleWKInterfaceObject
        WatchKit integration|WKInterfaceObjectRepresentableContext|property|coordinator \
        environment transaction
        WatchKit integration|WKUserNotificationHostingController|property|body
        WatchKit \
        integration|WKUserNotificationHostingController|value|coalescedDescriptionFormat \
        isInteractive sashColor subtitleColor titleColor wantsSashBlur
        Windows||style|WindowStyle:3
        Windows||type|ControlActiveState:2 DismissBehavior DismissWindowAction:3 DisplayProxy \
        OpenWindowAction:5 PushWindowAction SceneLaunchBehavior SceneRestorationBehavior \
        SquareAzimuth SurfaceSnappingInfo UtilityWindow Viewpoint3D \
        VolumeViewpointUpdateStrategy Window:8 WindowGroup:247 WindowIdealSize \
        WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowPlacement \
        WindowPlacementContext WindowProxy WindowResizability WindowToolbarFullScreenVisibility \
        WorldAlignmentBehavior WorldScalingBehavior WorldScalingCompensation \
        WorldTrackingLimitation
        Windows||view|WindowVisibilityToggle
        Windows|AuthorizationStatus|value|authorized denied notDetermined restricted
        Windows|ControlActiveState|value|active inactive key:4
        Windows|DismissBehavior|value|destructive interactive
        Windows|DismissWindowAction|method|callAsFunction
        Windows|DisplayProxy|property|bounds safeAreaInsets visibleRect
        Windows|EnvironmentValues|environment|dismissWindow:4 openWindow:32 \
        supportsMultipleWindows:1 worldTrackingLimitations
        Windows|OpenWindowAction|method|callAsFunction
        Windows|OpenWindowAction|type|SharingBehavior
        Windows|Position|value|above below leading replacing trailing utilityPanel
        Windows|PushWindowAction|method|callAsFunction
        Windows|Scene|modifier|defaultLaunchBehavior:1 defaultPosition:1 defaultSize:9 \
        defaultWindowPlacement defaultWorldScaling restorationBehavior volumeWorldAlignment \
        windowBackgroundDragBehavior windowIdealPlacement windowIdealSize windowLevel:2 \
        windowManagerRole windowResizability:10 windowStyle:7 windowToolbarLabelStyle
        Windows|SceneLaunchBehavior|value|automatic presented:6 suppressed:1
        Windows|SceneRestorationBehavior|value|automatic disabled
        Windows|Set|method|contains
        Windows|Set|value|all back front left right
        Windows|SharingBehavior|value|requested required
        Windows|SquareAzimuth|property|orientation
        Windows|SquareAzimuth|type|Set
        Windows|SquareAzimuth|value|back front left:2 right:2
        Windows|SurfaceSnappingInfo|property|classification isSnapped
        Windows|SurfaceSnappingInfo|type|AuthorizationStatus
        Windows|SurfaceSnappingInfo|value|authorizationStatus
        Windows|View|modifier|onVolumeViewpointChange supportedVolumeViewpoints \
        windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior:1 \
        windowResizeBehavior windowToolbarFullScreenVisibility
        Windows|Viewpoint3D|property|squareAzimuth
        Windows|Viewpoint3D|value|standard
        Windows|VolumeViewpointUpdateStrategy|value|all supported
        Windows|WindowIdealSize|value|automatic fitToContent maximum
        Windows|WindowInteractionBehavior|value|automatic disabled:1 enabled
        Windows|WindowLayoutRoot|method|sizeThatFits
        Windows|WindowLevel|value|automatic desktop floating:2 normal
        Windows|WindowManagerRole|value|associated automatic principal
        Windows|WindowPlacement|type|Position
        Windows|WindowPlacementContext|property|defaultDisplay windows
        Windows|WindowProxy|property|id phase
        Windows|WindowResizability|value|automatic contentMinSize:4 contentSize:6
        Windows|WindowStyle|value|automatic hiddenTitleBar plain titleBar volumetric
        Windows|WindowToolbarFullScreenVisibility|value|automatic onHover visible
        Windows|WorldAlignmentBehavior|value|adaptive automatic gravityAligned
        Windows|WorldScalingBehavior|value|automatic dynamic
        Windows|WorldScalingCompensation|value|scaled unscaled
        Windows|WorldTrackingLimitation|value|orientation translation
        """
}
