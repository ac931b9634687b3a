// length: generated. Written by Scripts/quiet-modules.py from Modules/HealthKit/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("HealthKit: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "HKError".
public struct HKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "HKError.Code.unknownError".
        case unknownError = 0
        /// Apple: "HKError.Code.errorHealthDataUnavailable".
        case errorHealthDataUnavailable
        /// Apple: "HKError.Code.errorHealthDataRestricted".
        case errorHealthDataRestricted
        /// Apple: "HKError.Code.errorInvalidArgument".
        case errorInvalidArgument
        /// Apple: "HKError.Code.errorAuthorizationDenied".
        case errorAuthorizationDenied
        /// Apple: "HKError.Code.errorAuthorizationNotDetermined".
        case errorAuthorizationNotDetermined
        /// Apple: "HKError.Code.errorDatabaseInaccessible".
        case errorDatabaseInaccessible
        /// Apple: "HKError.Code.errorUserCanceled".
        case errorUserCanceled
        /// Apple: "HKError.Code.errorAnotherWorkoutSessionStarted".
        case errorAnotherWorkoutSessionStarted
        /// Apple: "HKError.Code.errorUserExitedWorkoutSession".
        case errorUserExitedWorkoutSession
        /// Apple: "HKError.Code.errorRequiredAuthorizationDenied".
        case errorRequiredAuthorizationDenied
        /// Apple: "HKError.Code.errorNoData".
        case errorNoData
    }
    /// Apple: "HKError.unknownError".
    public static var unknownError: Code { .unknownError }
    /// Apple: "HKError.errorHealthDataUnavailable".
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// Apple: "HKError.errorHealthDataRestricted".
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// Apple: "HKError.errorInvalidArgument".
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// Apple: "HKError.errorAuthorizationDenied".
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// Apple: "HKError.errorAuthorizationNotDetermined".
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// Apple: "HKError.errorDatabaseInaccessible".
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// Apple: "HKError.errorUserCanceled".
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// Apple: "HKError.errorAnotherWorkoutSessionStarted".
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// Apple: "HKError.errorUserExitedWorkoutSession".
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// Apple: "HKError.errorRequiredAuthorizationDenied".
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// Apple: "HKError.errorNoData".
    public static var errorNoData: Code { .errorNoData }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "com.apple.healthkit" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (com.apple.healthkit error \(code.rawValue).)" }
}
extension HKError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "HKErrorDomain".
public let HKErrorDomain = "com.apple.healthkit"
/// Apple: "HKObjectQueryNoLimit".
public let HKObjectQueryNoLimit: Int = 0
/// Apple: "HKUnitMolarMassBloodGlucose".
public let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408
/// Apple: "HKMetadataKeySyncIdentifier".
public let HKMetadataKeySyncIdentifier: String = "HKMetadataKeySyncIdentifier"
/// Apple: "HKMetadataKeySyncVersion".
public let HKMetadataKeySyncVersion: String = "HKMetadataKeySyncVersion"
/// Apple: "HKMetadataKeyExternalUUID".
public let HKMetadataKeyExternalUUID: String = "HKMetadataKeyExternalUUID"
/// Apple: "HKMetadataKeyWasUserEntered".
public let HKMetadataKeyWasUserEntered: String = "HKMetadataKeyWasUserEntered"
/// Apple: "HKMetadataKeyDeviceName".
public let HKMetadataKeyDeviceName: String = "HKMetadataKeyDeviceName"
/// Apple: "HKMetadataKeyIndoorWorkout".
public let HKMetadataKeyIndoorWorkout: String = "HKMetadataKeyIndoorWorkout"
/// Apple: "HKMetadataKeyTimeZone".
public let HKMetadataKeyTimeZone: String = "HKMetadataKeyTimeZone"
/// Apple: "HKMetadataKeyHeartRateMotionContext".
public let HKMetadataKeyHeartRateMotionContext: String = "HKMetadataKeyHeartRateMotionContext"
/// Apple: "HKSampleSortIdentifierStartDate".
public let HKSampleSortIdentifierStartDate: String = "startDate"
/// Apple: "HKSampleSortIdentifierEndDate".
public let HKSampleSortIdentifierEndDate: String = "endDate"
/// Apple: "HKPredicateKeyPathStartDate".
public let HKPredicateKeyPathStartDate: String = "startDate"
/// Apple: "HKPredicateKeyPathEndDate".
public let HKPredicateKeyPathEndDate: String = "endDate"
/// Apple: "HKAuthorizationStatus".
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "HKAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "HKAuthorizationStatus.sharingDenied".
    case sharingDenied
    /// Apple: "HKAuthorizationStatus.sharingAuthorized".
    case sharingAuthorized
}
/// Apple: "HKAuthorizationRequestStatus".
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
    /// Apple: "HKAuthorizationRequestStatus.unknown".
    case unknown
    /// Apple: "HKAuthorizationRequestStatus.shouldRequest".
    case shouldRequest
    /// Apple: "HKAuthorizationRequestStatus.unnecessary".
    case unnecessary
}
/// Apple: "HKUpdateFrequency".
public enum HKUpdateFrequency: Int, Hashable, Sendable {
    /// Apple: "HKUpdateFrequency.immediate".
    case immediate = 1
    /// Apple: "HKUpdateFrequency.hourly".
    case hourly
    /// Apple: "HKUpdateFrequency.daily".
    case daily
    /// Apple: "HKUpdateFrequency.weekly".
    case weekly
}
/// Apple: "HKBiologicalSex".
public enum HKBiologicalSex: Int, Hashable, Sendable {
    /// Apple: "HKBiologicalSex.notSet".
    case notSet
    /// Apple: "HKBiologicalSex.female".
    case female
    /// Apple: "HKBiologicalSex.male".
    case male
    /// Apple: "HKBiologicalSex.other".
    case other
}
/// Apple: "HKBloodType".
public enum HKBloodType: Int, Hashable, Sendable {
    /// Apple: "HKBloodType.notSet".
    case notSet
    /// Apple: "HKBloodType.aPositive".
    case aPositive
    /// Apple: "HKBloodType.aNegative".
    case aNegative
    /// Apple: "HKBloodType.bPositive".
    case bPositive
    /// Apple: "HKBloodType.bNegative".
    case bNegative
    /// Apple: "HKBloodType.abPositive".
    case abPositive
    /// Apple: "HKBloodType.abNegative".
    case abNegative
    /// Apple: "HKBloodType.oPositive".
    case oPositive
    /// Apple: "HKBloodType.oNegative".
    case oNegative
}
/// Apple: "HKWorkoutSessionState".
public enum HKWorkoutSessionState: Int, Hashable, Sendable {
    /// Apple: "HKWorkoutSessionState.notStarted".
    case notStarted = 1
    /// Apple: "HKWorkoutSessionState.running".
    case running
    /// Apple: "HKWorkoutSessionState.ended".
    case ended
    /// Apple: "HKWorkoutSessionState.paused".
    case paused
    /// Apple: "HKWorkoutSessionState.prepared".
    case prepared
    /// Apple: "HKWorkoutSessionState.stopped".
    case stopped
}
/// Apple: "HKWorkoutSessionLocationType".
public enum HKWorkoutSessionLocationType: Int, Hashable, Sendable {
    /// Apple: "HKWorkoutSessionLocationType.unknown".
    case unknown = 1
    /// Apple: "HKWorkoutSessionLocationType.indoor".
    case indoor
    /// Apple: "HKWorkoutSessionLocationType.outdoor".
    case outdoor
}
/// Apple: "HKWorkoutEventType".
public enum HKWorkoutEventType: Int, Hashable, Sendable {
    /// Apple: "HKWorkoutEventType.pause".
    case pause = 1
    /// Apple: "HKWorkoutEventType.resume".
    case resume
    /// Apple: "HKWorkoutEventType.lap".
    case lap
    /// Apple: "HKWorkoutEventType.marker".
    case marker
    /// Apple: "HKWorkoutEventType.motionPaused".
    case motionPaused
    /// Apple: "HKWorkoutEventType.motionResumed".
    case motionResumed
    /// Apple: "HKWorkoutEventType.segment".
    case segment
    /// Apple: "HKWorkoutEventType.pauseOrResumeRequest".
    case pauseOrResumeRequest
}
/// Apple: "HKQuantityAggregationStyle".
public enum HKQuantityAggregationStyle: Int, Hashable, Sendable {
    /// Apple: "HKQuantityAggregationStyle.cumulative".
    case cumulative
    /// Apple: "HKQuantityAggregationStyle.discreteArithmetic".
    case discreteArithmetic
    /// Apple: "HKQuantityAggregationStyle.discreteTemporallyWeighted".
    case discreteTemporallyWeighted
    /// Apple: "HKQuantityAggregationStyle.discreteEquivalentContinuousLevel".
    case discreteEquivalentContinuousLevel
}
/// Apple: "HKCategoryValueSleepAnalysis".
public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable {
    /// Apple: "HKCategoryValueSleepAnalysis.inBed".
    case inBed
    /// Apple: "HKCategoryValueSleepAnalysis.asleepUnspecified".
    case asleepUnspecified
    /// Apple: "HKCategoryValueSleepAnalysis.awake".
    case awake
    /// Apple: "HKCategoryValueSleepAnalysis.asleepCore".
    case asleepCore
    /// Apple: "HKCategoryValueSleepAnalysis.asleepDeep".
    case asleepDeep
    /// Apple: "HKCategoryValueSleepAnalysis.asleepREM".
    case asleepREM
}
/// Apple: "HKWorkoutActivityType".
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
    /// Apple: "HKWorkoutActivityType.americanFootball".
    case americanFootball = 1
    /// Apple: "HKWorkoutActivityType.archery".
    case archery
    /// Apple: "HKWorkoutActivityType.badminton".
    case badminton = 4
    /// Apple: "HKWorkoutActivityType.baseball".
    case baseball
    /// Apple: "HKWorkoutActivityType.basketball".
    case basketball
    /// Apple: "HKWorkoutActivityType.bowling".
    case bowling
    /// Apple: "HKWorkoutActivityType.boxing".
    case boxing
    /// Apple: "HKWorkoutActivityType.climbing".
    case climbing
    /// Apple: "HKWorkoutActivityType.cricket".
    case cricket
    /// Apple: "HKWorkoutActivityType.crossTraining".
    case crossTraining
    /// Apple: "HKWorkoutActivityType.curling".
    case curling
    /// Apple: "HKWorkoutActivityType.cycling".
    case cycling
    /// Apple: "HKWorkoutActivityType.dance".
    case dance
    /// Apple: "HKWorkoutActivityType.elliptical".
    case elliptical = 16
    /// Apple: "HKWorkoutActivityType.functionalStrengthTraining".
    case functionalStrengthTraining = 20
    /// Apple: "HKWorkoutActivityType.golf".
    case golf
    /// Apple: "HKWorkoutActivityType.gymnastics".
    case gymnastics
    /// Apple: "HKWorkoutActivityType.hiking".
    case hiking = 24
    /// Apple: "HKWorkoutActivityType.hockey".
    case hockey
    /// Apple: "HKWorkoutActivityType.rowing".
    case rowing = 35
    /// Apple: "HKWorkoutActivityType.rugby".
    case rugby
    /// Apple: "HKWorkoutActivityType.running".
    case running = 37
    /// Apple: "HKWorkoutActivityType.skatingSports".
    case skatingSports = 39
    /// Apple: "HKWorkoutActivityType.snowSports".
    case snowSports = 40
    /// Apple: "HKWorkoutActivityType.soccer".
    case soccer
    /// Apple: "HKWorkoutActivityType.swimming".
    case swimming = 46
    /// Apple: "HKWorkoutActivityType.tableTennis".
    case tableTennis
    /// Apple: "HKWorkoutActivityType.tennis".
    case tennis
    /// Apple: "HKWorkoutActivityType.trackAndField".
    case trackAndField
    /// Apple: "HKWorkoutActivityType.traditionalStrengthTraining".
    case traditionalStrengthTraining
    /// Apple: "HKWorkoutActivityType.volleyball".
    case volleyball
    /// Apple: "HKWorkoutActivityType.walking".
    case walking
    /// Apple: "HKWorkoutActivityType.waterFitness".
    case waterFitness
    /// Apple: "HKWorkoutActivityType.waterPolo".
    case waterPolo
    /// Apple: "HKWorkoutActivityType.yoga".
    case yoga = 57
    /// Apple: "HKWorkoutActivityType.coreTraining".
    case coreTraining = 59
    /// Apple: "HKWorkoutActivityType.crossCountrySkiing".
    case crossCountrySkiing
    /// Apple: "HKWorkoutActivityType.downhillSkiing".
    case downhillSkiing
    /// Apple: "HKWorkoutActivityType.flexibility".
    case flexibility
    /// Apple: "HKWorkoutActivityType.highIntensityIntervalTraining".
    case highIntensityIntervalTraining
    /// Apple: "HKWorkoutActivityType.jumpRope".
    case jumpRope
    /// Apple: "HKWorkoutActivityType.kickboxing".
    case kickboxing
    /// Apple: "HKWorkoutActivityType.pilates".
    case pilates
    /// Apple: "HKWorkoutActivityType.snowboarding".
    case snowboarding
    /// Apple: "HKWorkoutActivityType.stairs".
    case stairs
    /// Apple: "HKWorkoutActivityType.stepTraining".
    case stepTraining
    /// Apple: "HKWorkoutActivityType.mindAndBody".
    case mindAndBody = 72
    /// Apple: "HKWorkoutActivityType.other".
    case other = 3000
}
/// Apple: "HKStatisticsOptions".
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "HKStatisticsOptions.separateBySource".
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// Apple: "HKStatisticsOptions.discreteAverage".
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// Apple: "HKStatisticsOptions.discreteMin".
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// Apple: "HKStatisticsOptions.discreteMax".
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// Apple: "HKStatisticsOptions.cumulativeSum".
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// Apple: "HKStatisticsOptions.mostRecent".
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// Apple: "HKStatisticsOptions.duration".
    public static let duration = HKStatisticsOptions(rawValue: 64)
    /// Apple: "HKStatisticsOptions.discreteMostRecent".
    public static let discreteMostRecent: HKStatisticsOptions = .mostRecent
}
/// Apple: "HKQueryOptions".
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Apple: "HKQueryOptions.strictStartDate".
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Apple: "HKQueryOptions.strictEndDate".
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// Apple: "HKQuantityTypeIdentifier".
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "HKQuantityTypeIdentifier.stepCount".
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Apple: "HKQuantityTypeIdentifier.distanceWalkingRunning".
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Apple: "HKQuantityTypeIdentifier.distanceCycling".
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Apple: "HKQuantityTypeIdentifier.distanceSwimming".
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    /// Apple: "HKQuantityTypeIdentifier.activeEnergyBurned".
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Apple: "HKQuantityTypeIdentifier.basalEnergyBurned".
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Apple: "HKQuantityTypeIdentifier.flightsClimbed".
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Apple: "HKQuantityTypeIdentifier.appleExerciseTime".
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Apple: "HKQuantityTypeIdentifier.appleStandTime".
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    /// Apple: "HKQuantityTypeIdentifier.heartRate".
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Apple: "HKQuantityTypeIdentifier.restingHeartRate".
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// Apple: "HKQuantityTypeIdentifier.walkingHeartRateAverage".
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    /// Apple: "HKQuantityTypeIdentifier.heartRateVariabilitySDNN".
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// Apple: "HKQuantityTypeIdentifier.oxygenSaturation".
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Apple: "HKQuantityTypeIdentifier.respiratoryRate".
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    /// Apple: "HKQuantityTypeIdentifier.bodyTemperature".
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// Apple: "HKQuantityTypeIdentifier.bodyMass".
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Apple: "HKQuantityTypeIdentifier.bodyMassIndex".
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Apple: "HKQuantityTypeIdentifier.bodyFatPercentage".
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// Apple: "HKQuantityTypeIdentifier.leanBodyMass".
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    /// Apple: "HKQuantityTypeIdentifier.height".
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Apple: "HKQuantityTypeIdentifier.bloodGlucose".
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Apple: "HKQuantityTypeIdentifier.bloodPressureSystolic".
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    /// Apple: "HKQuantityTypeIdentifier.bloodPressureDiastolic".
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    /// Apple: "HKQuantityTypeIdentifier.insulinDelivery".
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    /// Apple: "HKQuantityTypeIdentifier.vo2Max".
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
    /// Apple: "HKQuantityTypeIdentifier.dietaryWater".
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Apple: "HKQuantityTypeIdentifier.dietaryEnergyConsumed".
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Apple: "HKQuantityTypeIdentifier.dietaryProtein".
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// Apple: "HKQuantityTypeIdentifier.dietaryCarbohydrates".
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Apple: "HKQuantityTypeIdentifier.dietaryFatTotal".
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// Apple: "HKQuantityTypeIdentifier.dietaryCaffeine".
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    /// Apple: "HKQuantityTypeIdentifier.walkingSpeed".
    public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    /// Apple: "HKQuantityTypeIdentifier.runningSpeed".
    public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    /// Apple: "HKQuantityTypeIdentifier.cyclingPower".
    public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingPower")
}
/// Apple: "HKCategoryTypeIdentifier".
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "HKCategoryTypeIdentifier.sleepAnalysis".
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Apple: "HKCategoryTypeIdentifier.mindfulSession".
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// Apple: "HKCategoryTypeIdentifier.appleStandHour".
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Apple: "HKCategoryTypeIdentifier.menstrualFlow".
    public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// Apple: "HKCategoryTypeIdentifier.headache".
    public static let headache = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeadache")
}
/// Apple: "HKCharacteristicTypeIdentifier".
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "HKCharacteristicTypeIdentifier.dateOfBirth".
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// Apple: "HKCharacteristicTypeIdentifier.biologicalSex".
    public static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// Apple: "HKCharacteristicTypeIdentifier.bloodType".
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// Apple: "HKCharacteristicTypeIdentifier.fitzpatrickSkinType".
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
}
/// Apple: "HKCorrelationTypeIdentifier".
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// What has a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Apple: "HKCorrelationTypeIdentifier.bloodPressure".
    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// Apple: "HKCorrelationTypeIdentifier.food".
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}
/// Apple: "HKObjectType".
open class HKObjectType: NSObject, @unchecked Sendable {
    /// Apple: "HKObjectType.identifier".
    public let identifier: String
    /// Apple: "HKObjectType.init".
    public init(identifier: String) { self.identifier = identifier; super.init() }
    /// Here `(object as? HKObjectType)?.identifier == identifier`. Apple: "HKObjectType.isEqual".
    override open func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    /// Apple: "HKObjectType.hash".
    override open var hash: Int { identifier.hashValue }
    /// Here `HKQuantityType(identifier)`. Apple: "HKObjectType.quantityType".
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    /// Here `HKCategoryType(identifier)`. Apple: "HKObjectType.categoryType".
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    /// Here `HKCharacteristicType(identifier: identifier.rawValue)`. Apple: "HKObjectType.characteristicType".
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier: identifier.rawValue) }
    /// Here `HKCorrelationType(identifier: identifier.rawValue)`. Apple: "HKObjectType.correlationType".
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier: identifier.rawValue) }
    /// Here `HKWorkoutType(identifier: "HKWorkoutTypeIdentifier")`. Apple: "HKObjectType.workoutType".
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    /// Here `HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier")`. Apple: "HKObjectType.visionPrescriptionType".
    open class func visionPrescriptionType() -> HKPrescriptionType { HKPrescriptionType(identifier: "HKVisionPrescriptionTypeIdentifier") }
    /// Here `HKObjectType(identifier: "HKActivitySummaryTypeIdentifier")`. Apple: "HKObjectType.activitySummaryType".
    open class func activitySummaryType() -> HKObjectType { HKObjectType(identifier: "HKActivitySummaryTypeIdentifier") }
    /// Here `HKSampleType(identifier: "HKStateOfMindTypeIdentifier")`. Apple: "HKObjectType.stateOfMindType".
    open class func stateOfMindType() -> HKSampleType { HKSampleType(identifier: "HKStateOfMindTypeIdentifier") }
}
/// Apple: "HKSampleType".
open class HKSampleType: HKObjectType, @unchecked Sendable {
}
/// Apple: "HKCharacteristicType".
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
}
/// Apple: "HKCorrelationType".
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
}
/// Apple: "HKPrescriptionType".
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
}
/// Apple: "HKWorkoutType".
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
}
/// Apple: "HKQuantityType".
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Apple: "HKQuantityType.init".
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
    /// Here always `.cumulative`. Apple: "HKQuantityType.aggregationStyle".
    open var aggregationStyle: HKQuantityAggregationStyle { .cumulative }
}
/// Apple: "HKCategoryType".
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Apple: "HKCategoryType.init".
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
/// Apple: "HKQuantity".
open class HKQuantity: NSObject, @unchecked Sendable {
    /// Apple: "HKQuantity.unit_".
    let unit_: HKUnit
    /// Apple: "HKQuantity.value_".
    let value_: Double
    /// Apple: "HKQuantity.init".
    public init(unit: HKUnit, doubleValue value: Double) { unit_ = unit; value_ = value; super.init() }
    /// Here `unit.number(value_, from: unit_)`. Apple: "HKQuantity.doubleValue".
    open func doubleValue(for unit: HKUnit) -> Double { unit.number(value_, from: unit_) }
    /// Here `unit.dimension == unit_.dimension`. Apple: "HKQuantity.`is`".
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == unit_.dimension }
    /// Apple: "HKQuantity.compare".
    open func compare(_ quantity: HKQuantity) -> ComparisonResult { let other = quantity.doubleValue(for: unit_); return value_ < other ? .orderedAscending : value_ == other ? .orderedSame : .orderedDescending }
    /// Apple: "HKQuantity.description".
    override open var description: String { "\(value_) \(unit_.unitString)" }
}
/// Apple: "HKSource".
open class HKSource: NSObject, @unchecked Sendable {
    /// Here always `""`. Apple: "HKSource.name".
    open var name: String { "" }
    /// Here always `""`. Apple: "HKSource.bundleIdentifier".
    open var bundleIdentifier: String { "" }
    /// Here `HKSource()`. Apple: "HKSource.`default`".
    open class func `default`() -> HKSource { HKSource() }
}
/// Apple: "HKSourceRevision".
open class HKSourceRevision: NSObject, @unchecked Sendable {
    /// Here always `HKSource()`. Apple: "HKSourceRevision.source".
    open var source: HKSource { HKSource() }
}
/// Apple: "HKDevice".
open class HKDevice: NSObject, @unchecked Sendable {
    /// Apple: "HKDevice.name".
    public let name: String?
    /// Apple: "HKDevice.init".
    public init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?) { self.name = name; super.init() }
    /// Here `HKDevice(name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)`. Apple: "HKDevice.local".
    open class func local() -> HKDevice { HKDevice(name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil) }
}
/// Apple: "HKObject".
open class HKObject: NSObject, @unchecked Sendable {
    /// Apple: "HKObject.uuid".
    public let uuid: UUID = UUID()
    /// Apple: "HKObject.metadata".
    public let metadata: [String: Any]?
    /// Apple: "HKObject.device".
    public let device: HKDevice?
    /// Apple: "HKObject.init".
    public init(metadata_: [String: Any]?, device: HKDevice?) { metadata = metadata_; self.device = device; super.init() }
    /// Here always `HKSourceRevision()`. Apple: "HKObject.sourceRevision".
    open var sourceRevision: HKSourceRevision { HKSourceRevision() }
}
/// Apple: "HKDeletedObject".
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// Here always `UUID()`. Apple: "HKDeletedObject.uuid".
    open var uuid: UUID { UUID() }
}
/// Apple: "HKSample".
open class HKSample: HKObject, @unchecked Sendable {
    /// Apple: "HKSample.sampleType".
    public let sampleType: HKSampleType
    /// Apple: "HKSample.startDate".
    public let startDate: Date
    /// Apple: "HKSample.endDate".
    public let endDate: Date
    /// Apple: "HKSample.init".
    public init(type_: HKSampleType, start: Date, end: Date, metadata: [String: Any]?, device: HKDevice?) { sampleType = type_; startDate = start; endDate = end; super.init(metadata_: metadata, device: device) }
}
/// Apple: "HKQuantitySample".
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// Apple: "HKQuantitySample.quantity".
    public let quantity: HKQuantity
    /// Apple: "HKQuantitySample.quantityType".
    public let quantityType: HKQuantityType
    /// Apple: "HKQuantitySample.init".
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil) { self.quantity = quantity; self.quantityType = quantityType; super.init(type_: quantityType, start: startDate, end: endDate, metadata: metadata, device: device) }
}
/// Apple: "HKCategorySample".
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// Apple: "HKCategorySample.value".
    public let value: Int
    /// Apple: "HKCategorySample.categoryType".
    public let categoryType: HKCategoryType
    /// Apple: "HKCategorySample.init".
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil, metadata: [String: Any]? = nil) { self.value = value; categoryType = type; super.init(type_: type, start: startDate, end: endDate, metadata: metadata, device: device) }
}
/// Apple: "HKCorrelation".
open class HKCorrelation: HKSample, @unchecked Sendable {
}
/// Apple: "HKStateOfMind".
open class HKStateOfMind: HKSample, @unchecked Sendable {
}
/// Apple: "HKWorkoutEvent".
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
}
/// Apple: "HKWorkout".
open class HKWorkout: HKSample, @unchecked Sendable {
    /// Apple: "HKWorkout.workoutActivityType".
    public let workoutActivityType: HKWorkoutActivityType
    /// Apple: "HKWorkout.init".
    public init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) { self.workoutActivityType = workoutActivityType; super.init(type_: HKObjectType.workoutType(), start: startDate, end: endDate, metadata: nil, device: nil) }
    /// Here always `endDate.timeIntervalSince(startDate)`. Apple: "HKWorkout.duration".
    open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    /// Here always `nil`. Apple: "HKWorkout.totalEnergyBurned".
    open var totalEnergyBurned: HKQuantity? { nil }
    /// Here always `nil`. Apple: "HKWorkout.totalDistance".
    open var totalDistance: HKQuantity? { nil }
    /// Here `nil`. Apple: "HKWorkout.statistics".
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
/// Apple: "HKWorkoutConfiguration".
open class HKWorkoutConfiguration: NSObject {
    /// It is kept; `.other` at first. Apple: "HKWorkoutConfiguration.activityType".
    open var activityType: HKWorkoutActivityType = .other
    /// It is kept; `.unknown` at first. Apple: "HKWorkoutConfiguration.locationType".
    open var locationType: HKWorkoutSessionLocationType = .unknown
}
/// Apple: "HKStatistics".
open class HKStatistics: NSObject {
    /// Here always `HKQuantityType(.stepCount)`. Apple: "HKStatistics.quantityType".
    open var quantityType: HKQuantityType { HKQuantityType(.stepCount) }
    /// Here always `.distantPast`. Apple: "HKStatistics.startDate".
    open var startDate: Date { .distantPast }
    /// Here always `.distantPast`. Apple: "HKStatistics.endDate".
    open var endDate: Date { .distantPast }
    /// Here `nil`. Apple: "HKStatistics.sumQuantity".
    open func sumQuantity() -> HKQuantity? { nil }
    /// Here `nil`. Apple: "HKStatistics.averageQuantity".
    open func averageQuantity() -> HKQuantity? { nil }
    /// Here `nil`. Apple: "HKStatistics.minimumQuantity".
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Here `nil`. Apple: "HKStatistics.maximumQuantity".
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Here `nil`. Apple: "HKStatistics.mostRecentQuantity".
    open func mostRecentQuantity() -> HKQuantity? { nil }
    /// Here `nil`. Apple: "HKStatistics.mostRecentQuantityDateInterval".
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
}
/// Apple: "HKStatisticsCollection".
open class HKStatisticsCollection: NSObject {
    /// Here `[]`. Apple: "HKStatisticsCollection.statistics".
    open func statistics() -> [HKStatistics] { [] }
    /// Here `nil`. Apple: "HKStatisticsCollection.statistics".
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Apple: "HKStatisticsCollection.enumerateStatistics".
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// Apple: "HKQueryAnchor".
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    /// Apple: "HKQueryAnchor.init".
    public convenience init(fromValue value: Int) { self.init() }
}
/// Apple: "HKQuery".
open class HKQuery: NSObject {
    /// Apple: "HKQuery.answer_".
    let answer_: () -> Void
    /// Apple: "HKQuery.init".
    public init(answer_: @escaping () -> Void) { self.answer_ = answer_; super.init() }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForSamples".
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForObjects".
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForObjects".
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForObjects".
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForObjects".
    open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForObject".
    open class func predicateForObject(with UUID: UUID) -> NSPredicate { NSPredicate(value: true) }
    /// Here `NSPredicate(value: true)`. Apple: "HKQuery.predicateForWorkouts".
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
}
/// Apple: "HKSampleQuery".
open class HKSampleQuery: HKQuery {
    /// Apple: "HKSampleQuery.init".
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) { let box = Weak<HKSampleQuery>(); super.init(answer_: { if let query = box.value { resultsHandler(query, [], nil) } }); box.value = self }
}
/// Apple: "HKAnchoredObjectQuery".
open class HKAnchoredObjectQuery: HKQuery {
    /// Apple: "HKAnchoredObjectQuery.init".
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void) { let box = Weak<HKAnchoredObjectQuery>(); super.init(answer_: { if let query = box.value { handler(query, [], [], nil, nil) } }); box.value = self }
    /// It is kept; `nil` at first. Apple: "HKAnchoredObjectQuery.updateHandler".
    open var updateHandler: ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
}
/// Apple: "HKStatisticsQuery".
open class HKStatisticsQuery: HKQuery {
    /// Apple: "HKStatisticsQuery.init".
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) { let box = Weak<HKStatisticsQuery>(); super.init(answer_: { if let query = box.value { handler(query, nil, HKError(.errorNoData)) } }); box.value = self }
}
/// Apple: "HKStatisticsCollectionQuery".
open class HKStatisticsCollectionQuery: HKQuery {
    /// Apple: "HKStatisticsCollectionQuery.init".
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) { let box = Weak<HKStatisticsCollectionQuery>(); super.init(answer_: { if let query = box.value { query.initialResultsHandler?(query, HKStatisticsCollection(), nil) } }); box.value = self }
    /// It is kept; `nil` at first. Apple: "HKStatisticsCollectionQuery.initialResultsHandler".
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// It is kept; `nil` at first. Apple: "HKStatisticsCollectionQuery.statisticsUpdateHandler".
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
}
/// Apple: "HKObserverQuery".
open class HKObserverQuery: HKQuery {
    /// Apple: "HKObserverQuery.init".
    public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) { super.init(answer_: {}) }
}
/// Apple: "HKWorkoutRouteQuery".
open class HKWorkoutRouteQuery: HKQuery {
}
/// Apple: "HKVisionPrescription".
open class HKVisionPrescription: HKSample, @unchecked Sendable {
}
/// Apple: "HKSamplePredicate".
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    /// Here `HKSamplePredicate<HKQuantitySample>()`. Apple: "HKSamplePredicate.quantitySample".
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>() }
    /// Here `HKSamplePredicate<HKCategorySample>()`. Apple: "HKSamplePredicate.categorySample".
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>() }
    /// Here `HKSamplePredicate<HKWorkout>()`. Apple: "HKSamplePredicate.workout".
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>() }
    /// Here `HKSamplePredicate<HKVisionPrescription>()`. Apple: "HKSamplePredicate.visionPrescription".
    public static func visionPrescription(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKVisionPrescription> { HKSamplePredicate<HKVisionPrescription>() }
}
/// Apple: "HKSampleQueryDescriptor".
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// Apple: "HKSampleQueryDescriptor.init".
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {}
    /// Here `[]`. Apple: "HKSampleQueryDescriptor.result".
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
/// Apple: "HKAnchoredObjectQueryDescriptor".
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
    /// Apple: "HKAnchoredObjectQueryDescriptor.init".
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {}
}
/// Apple: "HKHealthStore".
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Apple: "HKHealthStore.isHealthDataAvailable".
    open class func isHealthDataAvailable() -> Bool { QuietNotes.tell("nothing is known of anybody's health here"); return false }
    /// Here `false`. Apple: "HKHealthStore.supportsHealthRecords".
    open func supportsHealthRecords() -> Bool { false }
    /// Here `.notDetermined`. Apple: "HKHealthStore.authorizationStatus".
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.requestAuthorization".
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.requestAuthorization".
    nonisolated(nonsending) open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Here `throw HKError(.errorHealthDataUnavailable)`. Apple: "HKHealthStore.requestAuthorization".
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Here `QuietNotes.later { completion(.shouldRequest, nil) }`. Apple: "HKHealthStore.getRequestStatusForAuthorization".
    open func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void) { QuietNotes.later { completion(.shouldRequest, nil) } }
    /// Here `.shouldRequest`. Apple: "HKHealthStore.statusForAuthorizationRequest".
    open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws -> HKAuthorizationRequestStatus { .shouldRequest }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.save".
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.save".
    nonisolated(nonsending) open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.save".
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.save".
    nonisolated(nonsending) open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.delete".
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.delete".
    nonisolated(nonsending) open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// It answers `false, 0, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.deleteObjects".
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void) { QuietNotes.later { completion(false, 0, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.deleteObjects".
    nonisolated(nonsending) open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> (Bool, Int) { throw HKError(.errorHealthDataUnavailable) }
    /// Apple: "HKHealthStore.execute".
    open func execute(_ query: HKQuery) { QuietNotes.tell("nothing is known of anybody's health here"); QuietNotes.later { query.answer_() } }
    /// Apple: "HKHealthStore.stop".
    open func stop(_ query: HKQuery) {}
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKHealthStore.enableBackgroundDelivery".
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKHealthStore.enableBackgroundDelivery".
    nonisolated(nonsending) open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Here `throw HKError(.errorHealthDataUnavailable)`. Apple: "HKHealthStore.dateOfBirthComponents".
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    /// Here `throw HKError(.errorHealthDataUnavailable)`. Apple: "HKHealthStore.biologicalSex".
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Here `throw HKError(.errorHealthDataUnavailable)`. Apple: "HKHealthStore.bloodType".
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
}
/// Apple: "HKBiologicalSexObject".
open class HKBiologicalSexObject: NSObject {
    /// Here always `.notSet`. Apple: "HKBiologicalSexObject.biologicalSex".
    open var biologicalSex: HKBiologicalSex { .notSet }
}
/// Apple: "HKBloodTypeObject".
open class HKBloodTypeObject: NSObject {
    /// Here always `.notSet`. Apple: "HKBloodTypeObject.bloodType".
    open var bloodType: HKBloodType { .notSet }
}
/// Apple: "HKWorkoutSessionDelegate".
public protocol HKWorkoutSessionDelegate: AnyObject {
    /// Apple: "HKWorkoutSessionDelegate.workoutSession".
    func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    /// Apple: "HKWorkoutSessionDelegate.workoutSession".
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
}
/// Apple: "HKWorkoutSession".
open class HKWorkoutSession: NSObject {
    /// Apple: "HKWorkoutSession.init".
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws { super.init(); throw HKError(.errorHealthDataUnavailable) }
    /// It is kept; `nil` at first. Apple: "HKWorkoutSession.delegate".
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    /// Here always `.notStarted`. Apple: "HKWorkoutSession.state".
    open var state: HKWorkoutSessionState { .notStarted }
    /// Apple: "HKWorkoutSession.prepare".
    open func prepare() {}
    /// Apple: "HKWorkoutSession.startActivity".
    open func startActivity(with date: Date?) {}
    /// Apple: "HKWorkoutSession.pause".
    open func pause() {}
    /// Apple: "HKWorkoutSession.resume".
    open func resume() {}
    /// Apple: "HKWorkoutSession.end".
    open func end() {}
    /// Here `HKLiveWorkoutBuilder()`. Apple: "HKWorkoutSession.associatedWorkoutBuilder".
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder() }
}
/// Apple: "HKWorkoutBuilder".
open class HKWorkoutBuilder: NSObject {
    /// Here always `nil`. Apple: "HKWorkoutBuilder.startDate".
    open var startDate: Date? { nil }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKWorkoutBuilder.beginCollection".
    open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKWorkoutBuilder.beginCollection".
    nonisolated(nonsending) open func beginCollection(withStart startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// It answers `false, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKWorkoutBuilder.endCollection".
    open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKWorkoutBuilder.endCollection".
    nonisolated(nonsending) open func endCollection(withEnd endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// It answers `nil, HKError(.errorHealthDataUnavailable)`, later. Apple: "HKWorkoutBuilder.finishWorkout".
    open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) { QuietNotes.later { completion(nil, HKError(.errorHealthDataUnavailable)) } }
    /// Apple: "HKWorkoutBuilder.finishWorkout".
    nonisolated(nonsending) open func finishWorkout() async throws -> HKWorkout { throw HKError(.errorHealthDataUnavailable) }
    /// Here `nil`. Apple: "HKWorkoutBuilder.statistics".
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
/// Apple: "HKLiveWorkoutBuilder".
open class HKLiveWorkoutBuilder: HKWorkoutBuilder {
    /// It is kept; `nil` at first. Apple: "HKLiveWorkoutBuilder.delegate".
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// It is kept; `nil` at first. Apple: "HKLiveWorkoutBuilder.dataSource".
    open var dataSource: HKLiveWorkoutDataSource?
    /// Here always `0`. Apple: "HKLiveWorkoutBuilder.elapsedTime".
    open var elapsedTime: TimeInterval { 0 }
}
/// Apple: "HKLiveWorkoutBuilderDelegate".
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    /// Apple: "HKLiveWorkoutBuilderDelegate.workoutBuilder".
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    /// Apple: "HKLiveWorkoutBuilderDelegate.workoutBuilderDidCollectEvent".
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}
/// Apple: "HKLiveWorkoutDataSource".
open class HKLiveWorkoutDataSource: NSObject {
    /// Apple: "HKLiveWorkoutDataSource.init".
    public convenience init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) { self.init() }
}
