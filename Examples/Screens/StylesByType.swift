import SwiftUI

/// The styles of buttons, toggles and labels by the names of their types, as code wrote them before `.bordered` and
/// the like, and as a style that builds on another one does.
struct ButtonsByType: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Button("Default") {}.buttonStyle(DefaultButtonStyle())
                Button("Plain") {}.buttonStyle(PlainButtonStyle())
                Button("Borderless") {}.buttonStyle(BorderlessButtonStyle())
            }
            HStack {
                Button("Bordered") {}.buttonStyle(BorderedButtonStyle())
                Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
            }
            HStack {
                Button("Automatic") {}.buttonStyle(.automatic)
                Button("None") {}.buttonStyle(.borderless)
            }
            HStack {
                Button("Default") {}.buttonStyle(Ringed(base: DefaultButtonStyle()))
                Button("Plain") {}.buttonStyle(Ringed(base: PlainButtonStyle()))
            }
            HStack {
                Button("Borderless") {}.buttonStyle(RingedBorderless())
                Button("Bordered") {}.buttonStyle(RingedBordered())
                Button("Plain") {}.buttonStyle(RingedPlain())
                Button("Default") {}.buttonStyle(RingedDefault())
            }
            Toggle("Default", isOn: $isOn).toggleStyle(DefaultToggleStyle())
            Toggle("Switch", isOn: $isOn).toggleStyle(SwitchToggleStyle())
            Toggle("Tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .purple))
            Toggle("Button", isOn: $isOn).toggleStyle(ButtonToggleStyle())
            Toggle("Ringed", isOn: $isOn).toggleStyle(RingedToggle())
            HStack {
                Label("Default", systemImage: "star").labelStyle(DefaultLabelStyle())
                Label("Icon", systemImage: "star").labelStyle(IconOnlyLabelStyle())
                Label("Title", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
                Label("Both", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
            }
            HStack {
                Label("Automatic", systemImage: "star").labelStyle(.automatic)
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
        }
        .padding()
        .frame(width: 390, alignment: .leading)
    }
}

/// Any style with a ring around it.
struct Ringed<Base: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let base: Base

    func makeBody(configuration: Configuration) -> some View {
        base.makeBody(configuration: configuration).padding(4)
            .overlay { Capsule().stroke(.orange) }
    }
}

/// The system's styles with a ring, each by its own.
struct RingedBorderless: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration).padding(4)
            .overlay { Capsule().stroke(.green) }
    }
}

struct RingedBordered: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration).padding(4)
            .overlay { Capsule().stroke(.green) }
    }
}

struct RingedPlain: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PlainButtonStyle().makeBody(configuration: configuration).padding(4)
            .overlay { Capsule().stroke(.green) }
    }
}

struct RingedDefault: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        DefaultButtonStyle().makeBody(configuration: configuration).padding(4)
            .overlay { Capsule().stroke(.green) }
    }
}

/// One of three toggles of the system, as it stands in a ring.
struct RingedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            SwitchToggleStyle().makeBody(configuration: configuration)
            ButtonToggleStyle().makeBody(configuration: configuration)
            DefaultToggleStyle().makeBody(configuration: configuration)
        }
        .labelsHidden().padding(4).overlay { Capsule().stroke(.green) }
    }
}

/// Gauges and progress by the names of their styles' types.
struct GaugesByType: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                gauge.gaugeStyle(AccessoryCircularGaugeStyle())
                gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
                gauge.gaugeStyle(CircularGaugeStyle())
                gauge.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.green, .red])))
            }
            gauge.gaugeStyle(AccessoryLinearGaugeStyle())
            gauge.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
            gauge.gaugeStyle(DefaultGaugeStyle())
            gauge.gaugeStyle(LinearGaugeStyle())
            gauge.gaugeStyle(LinearGaugeStyle(tint: Gradient(colors: [.green, .red])))
            gauge.gaugeStyle(LinearCapacityGaugeStyle())
            ProgressView("Default", value: 0.4).progressViewStyle(DefaultProgressViewStyle())
            ProgressView("Linear", value: 0.4).progressViewStyle(LinearProgressViewStyle())
            ProgressView("Tinted", value: 0.4)
                .progressViewStyle(LinearProgressViewStyle(tint: .purple))
            ProgressView("Around").progressViewStyle(CircularProgressViewStyle())
            ProgressView("Tinted").progressViewStyle(CircularProgressViewStyle(tint: .purple))
        }
        .padding()
        .frame(width: 390, alignment: .leading)
    }

    private var gauge: some View {
        Gauge(value: 0.6) {
            Text("G")
        } currentValueLabel: {
            Text("60")
        }
    }
}

/// Pickers and date pickers by the names of their styles' types.
struct PickersByType: View {
    @State private var flavor = "Vanilla"
    @State private var date = Date(timeIntervalSince1970: 1_789_137_000)

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            picker.pickerStyle(DefaultPickerStyle())
            picker.pickerStyle(MenuPickerStyle())
            picker.pickerStyle(PopUpButtonPickerStyle())
            picker.pickerStyle(NavigationLinkPickerStyle())
            picker.pickerStyle(SegmentedPickerStyle())
            picker.pickerStyle(PalettePickerStyle())
            picker.pickerStyle(RadioGroupPickerStyle())
            picker.pickerStyle(InlinePickerStyle())
            picker.pickerStyle(WheelPickerStyle())
            dates.datePickerStyle(DefaultDatePickerStyle())
            dates.datePickerStyle(CompactDatePickerStyle())
            dates.datePickerStyle(FieldDatePickerStyle())
            dates.datePickerStyle(StepperFieldDatePickerStyle())
            dates.datePickerStyle(WheelDatePickerStyle())
            dates.datePickerStyle(GraphicalDatePickerStyle())
        }
        .padding()
        .frame(width: 390)
    }

    private var picker: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(["Vanilla", "Lemon"], id: \.self) { Text($0) }
        }
    }

    private var dates: some View {
        DatePicker("Date", selection: $date, displayedComponents: .date)
    }
}

/// Menus and groups of controls in each style, by value and by type.
struct MenusByType: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                menu.menuStyle(.automatic)
                menu.menuStyle(.borderedButton)
                menu.menuStyle(.borderlessButton)
            }
            HStack {
                menu.menuStyle(DefaultMenuStyle())
                menu.menuStyle(ButtonMenuStyle())
                menu.menuStyle(BorderedButtonMenuStyle())
            }
            HStack {
                menu.menuStyle(BorderlessButtonMenuStyle())
                menu.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))
            }
            HStack {
                button.menuButtonStyle(DefaultMenuButtonStyle())
                button.menuButtonStyle(PullDownMenuButtonStyle())
            }
            HStack {
                button.menuButtonStyle(BorderlessButtonMenuButtonStyle())
                button.menuButtonStyle(BorderlessPullDownMenuButtonStyle())
            }
            group.controlGroupStyle(.automatic)
            group.controlGroupStyle(.navigation)
            group.controlGroupStyle(.palette)
            group.controlGroupStyle(.menu)
            group.controlGroupStyle(.compactMenu)
            groupsByType
        }
        .padding()
        .frame(width: 390, alignment: .leading)
    }

    @ViewBuilder private var groupsByType: some View {
        group.controlGroupStyle(AutomaticControlGroupStyle())
        group.controlGroupStyle(NavigationControlGroupStyle())
        group.controlGroupStyle(PaletteControlGroupStyle())
        group.controlGroupStyle(MenuControlGroupStyle())
        group.controlGroupStyle(CompactMenuControlGroupStyle())
    }

    private var menu: some View { Menu("Menu") { Button("Copy") {} } }
    private var button: some View { MenuButton("Menu") { Button("Copy") {} } }
    private var group: some View {
        ControlGroup("Edit", systemImage: "pencil") {
            Button("Cut", systemImage: "scissors") {}
            Button("Copy", systemImage: "doc.on.doc") {}
        }
    }
}

#Preview("Buttons") { ButtonsByType() }

#Preview("Gauges") { GaugesByType() }

#Preview("Pickers") { PickersByType() }

#Preview("Menus") { MenusByType() }
