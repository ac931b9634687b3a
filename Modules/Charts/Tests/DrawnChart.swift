import Charts
import QuadrantTesting
import SwiftUI
import Testing

/// A chart of a test, which can be asked what is where.
@MainActor
struct DrawnChart {
    let host: ViewHost
    private let box: ProxyBox

    /// What the chart's overlay was given last.
    private final class ProxyBox {
        var proxy: ChartProxy?
    }

    init<Content: View>(
        width: CGFloat = 300, height: CGFloat = 200,
        environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder content: @escaping () -> Content
    ) {
        let box = ProxyBox()
        self.box = box
        let setting: (inout EnvironmentValues) -> Void = {
            $0.locale = Locale(identifier: "en_US")
            $0.timeZone = TestDates.utc
            $0.calendar = TestDates.calendar
            environment(&$0)
        }
        host = ViewHost(width: width, height: height, environment: setting) {
            content().chartOverlay { proxy in
                box.proxy = proxy
                return Color.clear
            }
        }
        host.update()
    }

    /// What the chart says about places.
    var proxy: ChartProxy {
        guard let proxy = box.proxy else { preconditionFailure("The chart was not laid out.") }
        return proxy
    }

    /// The size of the plot.
    var plot: CGSize { proxy.plotSize }

    /// The frame of a mark by its identifier.
    func mark(_ identifier: String) -> CGRect? { host.all(identifier).first?.frame }

    /// The texts that are shown: labels, and the legend.
    var texts: [String] { host.texts.filter { (text($0)?.minX ?? -1) > -1000 } }

    /// The frame of a text.
    func text(_ words: String) -> CGRect? {
        host.all(label: words).first { !$0.texts.isEmpty }?.frame
    }
}

/// Dates of tests, in UTC.
enum TestDates {
    static let utc = TimeZone(identifier: "UTC") ?? .gmt
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    static func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, hour: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour)
        return calendar.date(from: parts) ?? .distantPast
    }
}
