/// What other systems, older ones and everyday language call what SwiftUI calls otherwise.
enum ForeignWords {
    /// Members that SwiftUI's views have not, and what is written instead.
    static let members: [String: String] = [
        "textColor": "'.foregroundStyle(…)' colours a text",
        "color": "'.foregroundStyle(…)' colours a view",
        "colour": "'.foregroundStyle(…)' colours a view",
        "fontColor": "'.foregroundStyle(…)' colours a text",
        "tintColor": "'.tint(…)'", "backgroundColor": "'.background(…)'",
        "fontSize": "'.font(.system(size: …))'", "textSize": "'.font(.system(size: …))'",
        "margin": "'.padding(…)' is the distance to what is around", "margins": "'.padding(…)'",
        "onClick": "'.onTapGesture { … }', or a 'Button'",
        "onPress": "'.onTapGesture { … }', or a 'Button'",
        "onTap": "'.onTapGesture { … }', or a 'Button'",
        "borderRadius": "'.clipShape(.rect(cornerRadius: …))'",
        "rounded": "'.clipShape(.rect(cornerRadius: …))'", "width": "'.frame(width: …)'",
        "height": "'.frame(height: …)'", "size": "'.frame(width: …, height: …)'",
        "maxWidth": "'.frame(maxWidth: …)'", "maxHeight": "'.frame(maxHeight: …)'",
        "spacing": "it is an argument of the stack: 'VStack(spacing: …) { … }'",
        "alignment": "it is an argument of the stack: 'VStack(alignment: …) { … }'",
        "center": "'.frame(maxWidth: .infinity)' centres in the width",
        "align": "'.frame(alignment: …)'",
        "textAlign": "'.multilineTextAlignment(…)'",
        "textAlignment": "'.multilineTextAlignment(…)'",
        "numberOfLines": "'.lineLimit(…)'", "maxLines": "'.lineLimit(…)'", "alpha": "'.opacity(…)'",
        "visible": "'if' shows or leaves out, '.opacity(0)' keeps the place",
        "isHidden": "'.hidden()', or 'if'",
        "enabled": "'.disabled(…)' with the opposite",
        "isEnabled": "'.disabled(…)' with the opposite",
        "gap": "it is an argument of the stack: 'VStack(spacing: …) { … }'",
        "flex": "'.frame(maxWidth: .infinity)'",
        "rotate": "'.rotationEffect(.degrees(…))'", "scale": "'.scaleEffect(…)'",
        "translate": "'.offset(x: …, y: …)'",
        "boxShadow": "'.shadow(radius: …)'", "elevation": "'.shadow(radius: …)'",
        "lineHeight": "'.lineSpacing(…)'",
        "placeholder": "the first argument of 'TextField' is its placeholder",
        "title": "'.navigationTitle(…)'",
        "onLoad": "'.onAppear { … }' or '.task { … }'", "onDestroy": "'.onDisappear { … }'",
        "addSubview": "views are put into one another: 'ZStack { … }'",
        "style": "'.buttonStyle(…)' and its like",
        "uppercase": "'.textCase(.uppercase)'", "weight": "'.fontWeight(…)'",
    ]

    /// Values, and those that are meant.
    static let values: [String: String] = [
        "left": "leading", "right": "trailing", "topLeft": "topLeading", "topRight": "topTrailing",
        "bottomLeft": "bottomLeading", "bottomRight": "bottomTrailing", "start": "leading",
        "end": "trailing",
        "middle": "center", "centre": "center", "grey": "gray", "upper": "uppercase",
        "lower": "lowercase",
        "x": "horizontal", "y": "vertical", "h1": "largeTitle", "h2": "title", "h3": "title2",
        "magenta": "pink",
        "transparent": "clear", "hidden": "none",
    ]

    /// Labels of arguments, and those that are meant.
    static let labels: [String: [String]] = [
        "align": ["alignment"], "space": ["spacing"], "gap": ["spacing"],
        "radius": ["cornerRadius"],
        "w": ["width"], "h": ["height"], "system": ["systemName"], "systemImage": ["systemName"],
        "symbol": ["systemName", "systemImage"], "icon": ["systemImage", "systemName"],
        "src": ["systemName"],
        "isShown": ["isPresented"], "isShowing": ["isPresented"], "show": ["isPresented"],
        "isOpen": ["isPresented"],
        "onPress": ["action"], "onClick": ["action"], "onTap": ["action"], "start": ["startPoint"],
        "end": ["endPoint"], "to": ["destination"], "placeholder": ["prompt"],
        "bind": ["text", "value"],
        "binding": ["text", "isOn", "value"], "title": ["titleKey"], "items": ["data"],
        "cols": ["columns"], "bounciness": ["bounce"], "bouncy": ["bounce"],
        "damping": ["dampingFraction"], "dampingRatio": ["dampingFraction"],
    ]

    /// The labels of calls of which the compiler does not tell them.
    static let calls: [String: [String]] = [
        "frame": [
            "width", "height", "alignment", "minWidth", "idealWidth", "maxWidth", "minHeight",
            "idealHeight",
            "maxHeight",
        ],
        "Image": ["systemName", "decorative", "uiImage", "nsImage", "bundle"],
        "Color": ["red", "green", "blue", "opacity", "hue", "saturation", "brightness", "white"],
        "Label": ["systemImage", "image", "title", "icon"], "HStack": ["alignment", "spacing"],
        "VStack": ["alignment", "spacing"], "ZStack": ["alignment"],
        "Button": ["action", "role", "systemImage"],
        "RoundedRectangle": ["cornerRadius", "cornerSize", "style"],
        "sheet": ["isPresented", "onDismiss", "item"],
        "alert": ["isPresented", "presenting"], "offset": ["x", "y"],
        "shadow": ["color", "radius", "x", "y"],
        "Spacer": ["minLength"],
        "spring": ["response", "dampingFraction", "blendDuration", "duration", "bounce"],
        "LinearGradient": ["colors", "stops", "gradient", "startPoint", "endPoint"],
        "Slider": ["value", "in", "step"], "Toggle": ["isOn"],
        "TextField": ["text", "prompt", "axis", "value"],
    ]
}
