// length: generated. Written by Scripts/quiet-modules.py from Modules/WeatherKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation
@_exported public import CoreLocation
internal import CFNames

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("WeatherKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "WeatherError".
public enum WeatherError: Error, Hashable, Sendable {
    /// Apple: "WeatherError.permissionDenied".
    case permissionDenied
    /// Apple: "WeatherError.unknown".
    case unknown
}
/// Apple: "WeatherCondition".
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
    /// Apple: "WeatherCondition.blizzard".
    case blizzard
    /// Apple: "WeatherCondition.blowingDust".
    case blowingDust
    /// Apple: "WeatherCondition.blowingSnow".
    case blowingSnow
    /// Apple: "WeatherCondition.breezy".
    case breezy
    /// Apple: "WeatherCondition.clear".
    case clear
    /// Apple: "WeatherCondition.cloudy".
    case cloudy
    /// Apple: "WeatherCondition.drizzle".
    case drizzle
    /// Apple: "WeatherCondition.flurries".
    case flurries
    /// Apple: "WeatherCondition.foggy".
    case foggy
    /// Apple: "WeatherCondition.freezingDrizzle".
    case freezingDrizzle
    /// Apple: "WeatherCondition.freezingRain".
    case freezingRain
    /// Apple: "WeatherCondition.frigid".
    case frigid
    /// Apple: "WeatherCondition.hail".
    case hail
    /// Apple: "WeatherCondition.haze".
    case haze
    /// Apple: "WeatherCondition.heavyRain".
    case heavyRain
    /// Apple: "WeatherCondition.heavySnow".
    case heavySnow
    /// Apple: "WeatherCondition.hot".
    case hot
    /// Apple: "WeatherCondition.hurricane".
    case hurricane
    /// Apple: "WeatherCondition.isolatedThunderstorms".
    case isolatedThunderstorms
    /// Apple: "WeatherCondition.mostlyClear".
    case mostlyClear
    /// Apple: "WeatherCondition.mostlyCloudy".
    case mostlyCloudy
    /// Apple: "WeatherCondition.partlyCloudy".
    case partlyCloudy
    /// Apple: "WeatherCondition.rain".
    case rain
    /// Apple: "WeatherCondition.scatteredThunderstorms".
    case scatteredThunderstorms
    /// Apple: "WeatherCondition.sleet".
    case sleet
    /// Apple: "WeatherCondition.smoky".
    case smoky
    /// Apple: "WeatherCondition.snow".
    case snow
    /// Apple: "WeatherCondition.strongStorms".
    case strongStorms
    /// Apple: "WeatherCondition.sunFlurries".
    case sunFlurries
    /// Apple: "WeatherCondition.sunShowers".
    case sunShowers
    /// Apple: "WeatherCondition.thunderstorms".
    case thunderstorms
    /// Apple: "WeatherCondition.tropicalStorm".
    case tropicalStorm
    /// Apple: "WeatherCondition.windy".
    case windy
    /// Apple: "WeatherCondition.wintryMix".
    case wintryMix
    /// Worked out. Apple: "WeatherCondition.description".
    public var description: String { rawValue.reduce(into: "") { if $1.isUppercase { $0 += " " }; $0 += $0.isEmpty ? $1.uppercased() : String($1) } }
    /// Worked out. Apple: "WeatherCondition.accessibilityDescription".
    public var accessibilityDescription: String { description }
}
/// Apple: "Precipitation".
public enum Precipitation: String, Codable, Hashable, Sendable {
    /// Apple: "Precipitation.none".
    case none
    /// Apple: "Precipitation.hail".
    case hail
    /// Apple: "Precipitation.mixed".
    case mixed
    /// Apple: "Precipitation.rain".
    case rain
    /// Apple: "Precipitation.sleet".
    case sleet
    /// Apple: "Precipitation.snow".
    case snow
    /// Worked out. Apple: "Precipitation.description".
    public var description: String { rawValue.capitalized }
}
/// Apple: "PressureTrend".
public enum PressureTrend: String, Codable, Hashable, Sendable {
    /// Apple: "PressureTrend.rising".
    case rising
    /// Apple: "PressureTrend.falling".
    case falling
    /// Apple: "PressureTrend.steady".
    case steady
}
/// Apple: "WeatherSeverity".
public enum WeatherSeverity: String, Codable, Hashable, Sendable {
    /// Apple: "WeatherSeverity.minor".
    case minor
    /// Apple: "WeatherSeverity.moderate".
    case moderate
    /// Apple: "WeatherSeverity.severe".
    case severe
    /// Apple: "WeatherSeverity.extreme".
    case extreme
    /// Apple: "WeatherSeverity.unknown".
    case unknown
}
/// Apple: "MoonPhase".
public enum MoonPhase: String, Codable, Hashable, Sendable {
    /// Apple: "MoonPhase.new".
    case new
    /// Apple: "MoonPhase.waxingCrescent".
    case waxingCrescent
    /// Apple: "MoonPhase.firstQuarter".
    case firstQuarter
    /// Apple: "MoonPhase.waxingGibbous".
    case waxingGibbous
    /// Apple: "MoonPhase.full".
    case full
    /// Apple: "MoonPhase.waningGibbous".
    case waningGibbous
    /// Apple: "MoonPhase.lastQuarter".
    case lastQuarter
    /// Apple: "MoonPhase.waningCrescent".
    case waningCrescent
    /// Worked out. Apple: "MoonPhase.symbolName".
    public var symbolName: String { "moonphase." + rawValue.reduce(into: "") { if $1.isUppercase { $0 += "." }; $0 += $1.lowercased() } + (self == .new || self == .full ? ".moon" : "") }
}
/// Apple: "UVIndex".
public struct UVIndex: Hashable, Sendable, Codable {
    /// Apple: "ExposureCategory".
    public enum ExposureCategory: String, Codable, Hashable, Sendable {
        /// Apple: "ExposureCategory.low".
        case low
        /// Apple: "ExposureCategory.moderate".
        case moderate
        /// Apple: "ExposureCategory.high".
        case high
        /// Apple: "ExposureCategory.veryHigh".
        case veryHigh
        /// Apple: "ExposureCategory.extreme".
        case extreme
    }
    /// Apple: "UVIndex.value".
    public var value: Int
    /// Apple: "UVIndex.category".
    public var category: ExposureCategory
}
/// Apple: "Wind".
public struct Wind: Hashable, Sendable, Codable {
    /// Apple: "CompassDirection".
    public enum CompassDirection: String, Codable, Hashable, Sendable {
        /// Apple: "CompassDirection.north".
        case north
        /// Apple: "CompassDirection.northNortheast".
        case northNortheast
        /// Apple: "CompassDirection.northeast".
        case northeast
        /// Apple: "CompassDirection.eastNortheast".
        case eastNortheast
        /// Apple: "CompassDirection.east".
        case east
        /// Apple: "CompassDirection.eastSoutheast".
        case eastSoutheast
        /// Apple: "CompassDirection.southeast".
        case southeast
        /// Apple: "CompassDirection.southSoutheast".
        case southSoutheast
        /// Apple: "CompassDirection.south".
        case south
        /// Apple: "CompassDirection.southSouthwest".
        case southSouthwest
        /// Apple: "CompassDirection.southwest".
        case southwest
        /// Apple: "CompassDirection.westSouthwest".
        case westSouthwest
        /// Apple: "CompassDirection.west".
        case west
        /// Apple: "CompassDirection.westNorthwest".
        case westNorthwest
        /// Apple: "CompassDirection.northwest".
        case northwest
        /// Apple: "CompassDirection.northNorthwest".
        case northNorthwest
    }
    /// Apple: "Wind.compassDirection".
    public var compassDirection: CompassDirection
    /// Apple: "Wind.direction".
    public var direction: Measurement<UnitAngle>
    /// Apple: "Wind.speed".
    public var speed: Measurement<UnitSpeed>
    /// Apple: "Wind.gust".
    public var gust: Measurement<UnitSpeed>?
}
/// Apple: "WeatherMetadata".
public struct WeatherMetadata: Hashable, Sendable {
    /// Apple: "WeatherMetadata.date".
    public var date: Date
    /// Apple: "WeatherMetadata.expirationDate".
    public var expirationDate: Date
    /// Apple: "WeatherMetadata.latitude".
    public var latitude: Double
    /// Apple: "WeatherMetadata.longitude".
    public var longitude: Double
}
/// Apple: "CurrentWeather".
public struct CurrentWeather: Sendable {
    /// Apple: "CurrentWeather.date".
    public var date: Date
    /// Apple: "CurrentWeather.cloudCover".
    public var cloudCover: Double
    /// Apple: "CurrentWeather.condition".
    public var condition: WeatherCondition
    /// Apple: "CurrentWeather.symbolName".
    public var symbolName: String
    /// Apple: "CurrentWeather.dewPoint".
    public var dewPoint: Measurement<UnitTemperature>
    /// Apple: "CurrentWeather.humidity".
    public var humidity: Double
    /// Apple: "CurrentWeather.pressure".
    public var pressure: Measurement<UnitPressure>
    /// Apple: "CurrentWeather.pressureTrend".
    public var pressureTrend: PressureTrend
    /// Apple: "CurrentWeather.isDaylight".
    public var isDaylight: Bool
    /// Apple: "CurrentWeather.temperature".
    public var temperature: Measurement<UnitTemperature>
    /// Apple: "CurrentWeather.apparentTemperature".
    public var apparentTemperature: Measurement<UnitTemperature>
    /// Apple: "CurrentWeather.uvIndex".
    public var uvIndex: UVIndex
    /// Apple: "CurrentWeather.visibility".
    public var visibility: Measurement<UnitLength>
    /// Apple: "CurrentWeather.wind".
    public var wind: Wind
    /// Apple: "CurrentWeather.precipitationIntensity".
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// Apple: "CurrentWeather.metadata".
    public var metadata: WeatherMetadata
}
/// Apple: "HourWeather".
public struct HourWeather: Sendable {
    /// Apple: "HourWeather.date".
    public var date: Date
    /// Apple: "HourWeather.cloudCover".
    public var cloudCover: Double
    /// Apple: "HourWeather.condition".
    public var condition: WeatherCondition
    /// Apple: "HourWeather.symbolName".
    public var symbolName: String
    /// Apple: "HourWeather.dewPoint".
    public var dewPoint: Measurement<UnitTemperature>
    /// Apple: "HourWeather.humidity".
    public var humidity: Double
    /// Apple: "HourWeather.isDaylight".
    public var isDaylight: Bool
    /// Apple: "HourWeather.precipitation".
    public var precipitation: Precipitation
    /// Apple: "HourWeather.precipitationChance".
    public var precipitationChance: Double
    /// Apple: "HourWeather.precipitationAmount".
    public var precipitationAmount: Measurement<UnitLength>
    /// Apple: "HourWeather.pressure".
    public var pressure: Measurement<UnitPressure>
    /// Apple: "HourWeather.pressureTrend".
    public var pressureTrend: PressureTrend
    /// Apple: "HourWeather.temperature".
    public var temperature: Measurement<UnitTemperature>
    /// Apple: "HourWeather.apparentTemperature".
    public var apparentTemperature: Measurement<UnitTemperature>
    /// Apple: "HourWeather.uvIndex".
    public var uvIndex: UVIndex
    /// Apple: "HourWeather.visibility".
    public var visibility: Measurement<UnitLength>
    /// Apple: "HourWeather.wind".
    public var wind: Wind
}
/// Apple: "SunEvents".
public struct SunEvents: Hashable, Sendable {
    /// Apple: "SunEvents.sunrise".
    public var sunrise: Date?
    /// Apple: "SunEvents.sunset".
    public var sunset: Date?
    /// Apple: "SunEvents.solarNoon".
    public var solarNoon: Date?
    /// Apple: "SunEvents.solarMidnight".
    public var solarMidnight: Date?
    /// Apple: "SunEvents.civilDawn".
    public var civilDawn: Date?
    /// Apple: "SunEvents.civilDusk".
    public var civilDusk: Date?
}
/// Apple: "MoonEvents".
public struct MoonEvents: Hashable, Sendable {
    /// Apple: "MoonEvents.phase".
    public var phase: MoonPhase
    /// Apple: "MoonEvents.moonrise".
    public var moonrise: Date?
    /// Apple: "MoonEvents.moonset".
    public var moonset: Date?
}
/// Apple: "DayWeather".
public struct DayWeather: Sendable {
    /// Apple: "DayWeather.date".
    public var date: Date
    /// Apple: "DayWeather.condition".
    public var condition: WeatherCondition
    /// Apple: "DayWeather.symbolName".
    public var symbolName: String
    /// Apple: "DayWeather.highTemperature".
    public var highTemperature: Measurement<UnitTemperature>
    /// Apple: "DayWeather.lowTemperature".
    public var lowTemperature: Measurement<UnitTemperature>
    /// Apple: "DayWeather.precipitation".
    public var precipitation: Precipitation
    /// Apple: "DayWeather.precipitationChance".
    public var precipitationChance: Double
    /// Apple: "DayWeather.precipitationAmount".
    public var precipitationAmount: Measurement<UnitLength>
    /// Apple: "DayWeather.rainfallAmount".
    public var rainfallAmount: Measurement<UnitLength>
    /// Apple: "DayWeather.snowfallAmount".
    public var snowfallAmount: Measurement<UnitLength>
    /// Apple: "DayWeather.sun".
    public var sun: SunEvents
    /// Apple: "DayWeather.moon".
    public var moon: MoonEvents
    /// Apple: "DayWeather.uvIndex".
    public var uvIndex: UVIndex
    /// Apple: "DayWeather.wind".
    public var wind: Wind
}
/// Apple: "MinuteWeather".
public struct MinuteWeather: Hashable, Sendable {
    /// Apple: "MinuteWeather.date".
    public var date: Date
    /// Apple: "MinuteWeather.precipitation".
    public var precipitation: Precipitation
    /// Apple: "MinuteWeather.precipitationChance".
    public var precipitationChance: Double
    /// Apple: "MinuteWeather.precipitationIntensity".
    public var precipitationIntensity: Measurement<UnitSpeed>
}
/// Apple: "Forecast".
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
    /// Apple: "Forecast.forecast".
    public var forecast: [Element]
    /// Apple: "Forecast.metadata".
    public var metadata: WeatherMetadata
    /// Apple: "Forecast.summary".
    public var summary: String?
    /// Worked out. Apple: "Forecast.startIndex".
    public var startIndex: Int { forecast.startIndex }
    /// Worked out. Apple: "Forecast.endIndex".
    public var endIndex: Int { forecast.endIndex }
    /// Apple: "Forecast.subscript".
    public subscript(position: Int) -> Element { forecast[position] }
}
/// Apple: "WeatherAlert".
public struct WeatherAlert: Hashable, Sendable {
    /// Apple: "WeatherAlert.detailsURL".
    public var detailsURL: URL
    /// Apple: "WeatherAlert.source".
    public var source: String
    /// Apple: "WeatherAlert.summary".
    public var summary: String
    /// Apple: "WeatherAlert.region".
    public var region: String?
    /// Apple: "WeatherAlert.severity".
    public var severity: WeatherSeverity
}
/// Apple: "Weather".
public struct Weather: Sendable {
    /// Apple: "Weather.currentWeather".
    public var currentWeather: CurrentWeather
    /// Apple: "Weather.minuteForecast".
    public var minuteForecast: Forecast<MinuteWeather>?
    /// Apple: "Weather.hourlyForecast".
    public var hourlyForecast: Forecast<HourWeather>
    /// Apple: "Weather.dailyForecast".
    public var dailyForecast: Forecast<DayWeather>
    /// Apple: "Weather.weatherAlerts".
    public var weatherAlerts: [WeatherAlert]?
}
/// Apple: "WeatherAttribution".
public struct WeatherAttribution: Sendable {
    /// Apple: "WeatherAttribution.serviceName".
    public var serviceName: String
    /// Apple: "WeatherAttribution.legalPageURL".
    public var legalPageURL: URL
    /// Apple: "WeatherAttribution.legalAttributionText".
    public var legalAttributionText: String
    /// Apple: "WeatherAttribution.squareMarkURL".
    public var squareMarkURL: URL
    /// Apple: "WeatherAttribution.combinedMarkDarkURL".
    public var combinedMarkDarkURL: URL
    /// Apple: "WeatherAttribution.combinedMarkLightURL".
    public var combinedMarkLightURL: URL
}
/// Apple: "WeatherQuery".
public struct WeatherQuery<T>: Sendable {
}
extension WeatherQuery where T == CurrentWeather {
    /// Apple: "WeatherQuery.current".
    public static var current: WeatherQuery<T> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    /// Apple: "WeatherQuery.hourly".
    public static var hourly: WeatherQuery<T> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    /// Apple: "WeatherQuery.daily".
    public static var daily: WeatherQuery<T> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// Apple: "WeatherQuery.minute".
    public static var minute: WeatherQuery<T> { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    /// Apple: "WeatherQuery.alerts".
    public static var alerts: WeatherQuery<T> { WeatherQuery() }
}
/// Apple: "WeatherService".
public final class WeatherService: Sendable {
    /// Apple: "WeatherService.shared".
    public static let shared: WeatherService = WeatherService()
    /// Apple: "WeatherService.init".
    public init() {}
    /// Worked out. Apple: "WeatherService.attribution".
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
    /// Apple: "WeatherService.weather".
    public func weather(for location: CLLocation) async throws -> Weather { QuietNotes.tell("there is no weather service here: every question fails"); throw WeatherError.permissionDenied }
    /// Apple: "WeatherService.weather".
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T { QuietNotes.tell("there is no weather service here: every question fails"); throw WeatherError.permissionDenied }
    /// Apple: "WeatherService.weather".
    public func weather<each T>(for location: CLLocation, including dataSets: repeat WeatherQuery<each T>) async throws -> (repeat each T) { QuietNotes.tell("there is no weather service here: every question fails"); throw WeatherError.permissionDenied }
}
