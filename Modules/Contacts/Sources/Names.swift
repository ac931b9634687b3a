// length: generated. Written by Scripts/quiet-modules.py from Modules/Contacts/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Contacts: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "CNError".
public struct CNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Hashable, Sendable {
        /// Apple: "CNError.Code.communicationError".
        case communicationError = 1
        /// Apple: "CNError.Code.dataAccessError".
        case dataAccessError
        /// Apple: "CNError.Code.authorizationDenied".
        case authorizationDenied = 100
        /// Apple: "CNError.Code.noAccessibleWritableContainers".
        case noAccessibleWritableContainers
        /// Apple: "CNError.Code.unauthorizedKeys".
        case unauthorizedKeys = 102
        /// Apple: "CNError.Code.featureDisabledByUser".
        case featureDisabledByUser
        /// Apple: "CNError.Code.featureNotAvailable".
        case featureNotAvailable
        /// Apple: "CNError.Code.recordDoesNotExist".
        case recordDoesNotExist = 200
        /// Apple: "CNError.Code.insertedRecordAlreadyExists".
        case insertedRecordAlreadyExists
        /// Apple: "CNError.Code.containmentCycle".
        case containmentCycle
        /// Apple: "CNError.Code.containmentScope".
        case containmentScope
        /// Apple: "CNError.Code.parentRecordDoesNotExist".
        case parentRecordDoesNotExist
        /// Apple: "CNError.Code.recordIdentifierInvalid".
        case recordIdentifierInvalid
        /// Apple: "CNError.Code.recordNotWritable".
        case recordNotWritable
        /// Apple: "CNError.Code.parentContainerNotWritable".
        case parentContainerNotWritable
        /// Apple: "CNError.Code.validationMultipleErrors".
        case validationMultipleErrors = 300
        /// Apple: "CNError.Code.validationTypeMismatch".
        case validationTypeMismatch
        /// Apple: "CNError.Code.validationConfigurationError".
        case validationConfigurationError
        /// Apple: "CNError.Code.predicateInvalid".
        case predicateInvalid = 400
        /// Apple: "CNError.Code.policyViolation".
        case policyViolation = 500
        /// Apple: "CNError.Code.clientIdentifierInvalid".
        case clientIdentifierInvalid = 600
        /// Apple: "CNError.Code.clientIdentifierDoesNotExist".
        case clientIdentifierDoesNotExist
        /// Apple: "CNError.Code.clientIdentifierCollision".
        case clientIdentifierCollision
        /// Apple: "CNError.Code.changeHistoryExpired".
        case changeHistoryExpired
        /// Apple: "CNError.Code.changeHistoryInvalidAnchor".
        case changeHistoryInvalidAnchor
        /// Apple: "CNError.Code.changeHistoryInvalidFetchRequest".
        case changeHistoryInvalidFetchRequest
        /// Apple: "CNError.Code.vCardMalformed".
        case vCardMalformed = 700
        /// Apple: "CNError.Code.vCardSummarizationError".
        case vCardSummarizationError
    }
    /// Apple: "CNError.communicationError".
    public static var communicationError: Code { .communicationError }
    /// Apple: "CNError.dataAccessError".
    public static var dataAccessError: Code { .dataAccessError }
    /// Apple: "CNError.authorizationDenied".
    public static var authorizationDenied: Code { .authorizationDenied }
    /// Apple: "CNError.noAccessibleWritableContainers".
    public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
    /// Apple: "CNError.unauthorizedKeys".
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// Apple: "CNError.featureDisabledByUser".
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// Apple: "CNError.featureNotAvailable".
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// Apple: "CNError.recordDoesNotExist".
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// Apple: "CNError.insertedRecordAlreadyExists".
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// Apple: "CNError.containmentCycle".
    public static var containmentCycle: Code { .containmentCycle }
    /// Apple: "CNError.containmentScope".
    public static var containmentScope: Code { .containmentScope }
    /// Apple: "CNError.parentRecordDoesNotExist".
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// Apple: "CNError.recordIdentifierInvalid".
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// Apple: "CNError.recordNotWritable".
    public static var recordNotWritable: Code { .recordNotWritable }
    /// Apple: "CNError.parentContainerNotWritable".
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Apple: "CNError.validationMultipleErrors".
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// Apple: "CNError.validationTypeMismatch".
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// Apple: "CNError.validationConfigurationError".
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// Apple: "CNError.predicateInvalid".
    public static var predicateInvalid: Code { .predicateInvalid }
    /// Apple: "CNError.policyViolation".
    public static var policyViolation: Code { .policyViolation }
    /// Apple: "CNError.clientIdentifierInvalid".
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// Apple: "CNError.clientIdentifierDoesNotExist".
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// Apple: "CNError.clientIdentifierCollision".
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// Apple: "CNError.changeHistoryExpired".
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// Apple: "CNError.changeHistoryInvalidAnchor".
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// Apple: "CNError.changeHistoryInvalidFetchRequest".
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// Apple: "CNError.vCardMalformed".
    public static var vCardMalformed: Code { .vCardMalformed }
    /// Apple: "CNError.vCardSummarizationError".
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
    /// What went wrong.
    public let code: Code
    /// An error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// Where the number of the error is known.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The number.
    public var errorCode: Int { code.rawValue }
    /// Nothing more is known.
    public var errorUserInfo: [String: Any] { [:] }
    /// The error in words.
    public var errorDescription: String? { "The operation couldn’t be completed. (CNErrorDomain error \(code.rawValue).)" }
}
extension CNError.Code {
    /// Whether an error is one with a code: what a `catch` asks.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
/// Where the numbers of errors are known. Apple: "CNErrorDomain".
public let CNErrorDomain = "CNErrorDomain"
/// Apple: "CNEntityType".
public enum CNEntityType: Int, Hashable, Sendable {
    /// Apple: "CNEntityType.contacts".
    case contacts
}
/// Apple: "CNAuthorizationStatus".
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
    /// Apple: "CNAuthorizationStatus.notDetermined".
    case notDetermined
    /// Apple: "CNAuthorizationStatus.restricted".
    case restricted
    /// Apple: "CNAuthorizationStatus.denied".
    case denied
    /// Apple: "CNAuthorizationStatus.authorized".
    case authorized
    /// Apple: "CNAuthorizationStatus.limited".
    case limited
}
/// Apple: "CNContactType".
public enum CNContactType: Int, Hashable, Sendable {
    /// Apple: "CNContactType.person".
    case person
    /// Apple: "CNContactType.organization".
    case organization
}
/// Apple: "CNContactSortOrder".
public enum CNContactSortOrder: Int, Hashable, Sendable {
    /// Apple: "CNContactSortOrder.none".
    case none
    /// Apple: "CNContactSortOrder.userDefault".
    case userDefault
    /// Apple: "CNContactSortOrder.givenName".
    case givenName
    /// Apple: "CNContactSortOrder.familyName".
    case familyName
}
/// Apple: "CNContactFormatterStyle".
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
    /// Apple: "CNContactFormatterStyle.fullName".
    case fullName
    /// Apple: "CNContactFormatterStyle.phoneticFullName".
    case phoneticFullName
}
/// Apple: "CNContactDisplayNameOrder".
public enum CNContactDisplayNameOrder: Int, Hashable, Sendable {
    /// Apple: "CNContactDisplayNameOrder.userDefault".
    case userDefault
    /// Apple: "CNContactDisplayNameOrder.givenNameFirst".
    case givenNameFirst
    /// Apple: "CNContactDisplayNameOrder.familyNameFirst".
    case familyNameFirst
}
/// Apple: "CNKeyDescriptor".
public protocol CNKeyDescriptor {
}
extension String: CNKeyDescriptor {
}
extension NSString: CNKeyDescriptor {
}
/// Apple: "CNContactIdentifierKey".
public let CNContactIdentifierKey: String = "identifier"
/// Apple: "CNContactNamePrefixKey".
public let CNContactNamePrefixKey: String = "namePrefix"
/// Apple: "CNContactGivenNameKey".
public let CNContactGivenNameKey: String = "givenName"
/// Apple: "CNContactMiddleNameKey".
public let CNContactMiddleNameKey: String = "middleName"
/// Apple: "CNContactFamilyNameKey".
public let CNContactFamilyNameKey: String = "familyName"
/// Apple: "CNContactPreviousFamilyNameKey".
public let CNContactPreviousFamilyNameKey: String = "previousFamilyName"
/// Apple: "CNContactNameSuffixKey".
public let CNContactNameSuffixKey: String = "nameSuffix"
/// Apple: "CNContactNicknameKey".
public let CNContactNicknameKey: String = "nickname"
/// Apple: "CNContactOrganizationNameKey".
public let CNContactOrganizationNameKey: String = "organizationName"
/// Apple: "CNContactDepartmentNameKey".
public let CNContactDepartmentNameKey: String = "departmentName"
/// Apple: "CNContactJobTitleKey".
public let CNContactJobTitleKey: String = "jobTitle"
/// Apple: "CNContactPhoneticGivenNameKey".
public let CNContactPhoneticGivenNameKey: String = "phoneticGivenName"
/// Apple: "CNContactPhoneticFamilyNameKey".
public let CNContactPhoneticFamilyNameKey: String = "phoneticFamilyName"
/// Apple: "CNContactBirthdayKey".
public let CNContactBirthdayKey: String = "birthday"
/// Apple: "CNContactNoteKey".
public let CNContactNoteKey: String = "note"
/// Apple: "CNContactImageDataKey".
public let CNContactImageDataKey: String = "imageData"
/// Apple: "CNContactThumbnailImageDataKey".
public let CNContactThumbnailImageDataKey: String = "thumbnailImageData"
/// Apple: "CNContactImageDataAvailableKey".
public let CNContactImageDataAvailableKey: String = "imageDataAvailable"
/// Apple: "CNContactTypeKey".
public let CNContactTypeKey: String = "contactType"
/// Apple: "CNContactPhoneNumbersKey".
public let CNContactPhoneNumbersKey: String = "phoneNumbers"
/// Apple: "CNContactEmailAddressesKey".
public let CNContactEmailAddressesKey: String = "emailAddresses"
/// Apple: "CNContactPostalAddressesKey".
public let CNContactPostalAddressesKey: String = "postalAddresses"
/// Apple: "CNContactDatesKey".
public let CNContactDatesKey: String = "dates"
/// Apple: "CNContactUrlAddressesKey".
public let CNContactUrlAddressesKey: String = "urlAddresses"
/// Apple: "CNContactRelationsKey".
public let CNContactRelationsKey: String = "contactRelations"
/// Apple: "CNContactSocialProfilesKey".
public let CNContactSocialProfilesKey: String = "socialProfiles"
/// Apple: "CNContactInstantMessageAddressesKey".
public let CNContactInstantMessageAddressesKey: String = "instantMessageAddresses"
/// Apple: "CNLabelHome".
public let CNLabelHome: String = "_$!<Home>!$_"
/// Apple: "CNLabelWork".
public let CNLabelWork: String = "_$!<Work>!$_"
/// Apple: "CNLabelOther".
public let CNLabelOther: String = "_$!<Other>!$_"
/// Apple: "CNLabelPhoneNumberMobile".
public let CNLabelPhoneNumberMobile: String = "_$!<Mobile>!$_"
/// Apple: "CNLabelPhoneNumberiPhone".
public let CNLabelPhoneNumberiPhone: String = "iPhone"
/// Apple: "CNLabelPhoneNumberMain".
public let CNLabelPhoneNumberMain: String = "_$!<Main>!$_"
/// Apple: "CNLabelEmailiCloud".
public let CNLabelEmailiCloud: String = "iCloud"
/// Apple: "CNLabelURLAddressHomePage".
public let CNLabelURLAddressHomePage: String = "_$!<HomePage>!$_"
/// Apple: "CNPostalAddressStreetKey".
public let CNPostalAddressStreetKey: String = "street"
/// Apple: "CNPostalAddressCityKey".
public let CNPostalAddressCityKey: String = "city"
/// Apple: "CNPostalAddressStateKey".
public let CNPostalAddressStateKey: String = "state"
/// Apple: "CNPostalAddressPostalCodeKey".
public let CNPostalAddressPostalCodeKey: String = "postalCode"
/// Apple: "CNPostalAddressCountryKey".
public let CNPostalAddressCountryKey: String = "country"
extension Notification.Name {
    /// Apple: "Notification.Name.CNContactStoreDidChange".
    public static let CNContactStoreDidChange: Notification.Name = .init("CNContactStoreDidChangeNotification")
}
/// Apple: "CNPhoneNumber".
open class CNPhoneNumber: NSObject {
    /// Apple: "CNPhoneNumber.stringValue".
    public let stringValue: String
    /// Apple: "CNPhoneNumber.init".
    public init(stringValue string: String) { stringValue = string; super.init() }
}
/// Apple: "CNPostalAddress".
open class CNPostalAddress: NSObject {
    /// Here always `own.street`. Apple: "CNPostalAddress.street".
    open var street: String { own.street }
    /// Here always `own.city`. Apple: "CNPostalAddress.city".
    open var city: String { own.city }
    /// Here always `own.state`. Apple: "CNPostalAddress.state".
    open var state: String { own.state }
    /// Here always `own.postalCode`. Apple: "CNPostalAddress.postalCode".
    open var postalCode: String { own.postalCode }
    /// Here always `own.country`. Apple: "CNPostalAddress.country".
    open var country: String { own.country }
    /// Here always `own.isoCountryCode`. Apple: "CNPostalAddress.isoCountryCode".
    open var isoCountryCode: String { own.isoCountryCode }
    /// Here always `""`. Apple: "CNPostalAddress.subLocality".
    open var subLocality: String { "" }
    /// It is kept; `AddressParts()` at first. Apple: "CNPostalAddress.own".
    open var own: AddressParts = AddressParts()
}
/// Apple: "CNMutablePostalAddress".
open class CNMutablePostalAddress: CNPostalAddress {
    /// Apple: "CNMutablePostalAddress.street".
    override open var street: String { get { own.street } set { own.street = newValue } }
    /// Apple: "CNMutablePostalAddress.city".
    override open var city: String { get { own.city } set { own.city = newValue } }
    /// Apple: "CNMutablePostalAddress.state".
    override open var state: String { get { own.state } set { own.state = newValue } }
    /// Apple: "CNMutablePostalAddress.postalCode".
    override open var postalCode: String { get { own.postalCode } set { own.postalCode = newValue } }
    /// Apple: "CNMutablePostalAddress.country".
    override open var country: String { get { own.country } set { own.country = newValue } }
    /// Apple: "CNMutablePostalAddress.isoCountryCode".
    override open var isoCountryCode: String { get { own.isoCountryCode } set { own.isoCountryCode = newValue } }
}
/// Apple: "AddressParts".
public struct AddressParts: Hashable, Sendable {
    /// It is kept; `""` at first. Apple: "AddressParts.street".
    public var street: String = ""
    /// It is kept; `""` at first. Apple: "AddressParts.city".
    public var city: String = ""
    /// It is kept; `""` at first. Apple: "AddressParts.state".
    public var state: String = ""
    /// It is kept; `""` at first. Apple: "AddressParts.postalCode".
    public var postalCode: String = ""
    /// It is kept; `""` at first. Apple: "AddressParts.country".
    public var country: String = ""
    /// It is kept; `""` at first. Apple: "AddressParts.isoCountryCode".
    public var isoCountryCode: String = ""
    /// Apple: "AddressParts.init".
    public init() {}
}
/// Apple: "CNSocialProfile".
open class CNSocialProfile: NSObject {
    /// Apple: "CNSocialProfile.urlString".
    public let urlString: String
    /// Apple: "CNSocialProfile.username".
    public let username: String
    /// Apple: "CNSocialProfile.service".
    public let service: String
    /// Apple: "CNSocialProfile.init".
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) { self.urlString = urlString ?? ""; self.username = username ?? ""; self.service = service ?? ""; super.init() }
}
/// Apple: "CNContactRelation".
open class CNContactRelation: NSObject {
    /// Apple: "CNContactRelation.name".
    public let name: String
    /// Apple: "CNContactRelation.init".
    public init(name: String) { self.name = name; super.init() }
}
/// Apple: "CNLabeledValue".
open class CNLabeledValue<ValueType>: NSObject {
    /// Apple: "CNLabeledValue.identifier".
    public let identifier: String
    /// Apple: "CNLabeledValue.label".
    public let label: String?
    /// Apple: "CNLabeledValue.value".
    public let value: ValueType
    /// Apple: "CNLabeledValue.init".
    public init(label: String?, value: ValueType) { identifier = UUID().uuidString; self.label = label; self.value = value; super.init() }
    /// Here `CNLabeledValue(label: label, value: value)`. Apple: "CNLabeledValue.settingLabel".
    open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { CNLabeledValue(label: label, value: value) }
    /// Here `label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "").lowercased()`. Apple: "CNLabeledValue.localizedString".
    open class func localizedString(forLabel label: String) -> String { label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "").lowercased() }
}
/// Apple: "CNContactStore".
open class CNContactStore: NSObject {
    /// Here `.notDetermined`. Apple: "CNContactStore.authorizationStatus".
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// It answers `false, CNError(.authorizationDenied)`, later. Apple: "CNContactStore.requestAccess".
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) { QuietNotes.later { completionHandler(false, CNError(.authorizationDenied)) } }
    /// Apple: "CNContactStore.requestAccess".
    nonisolated(nonsending) open func requestAccess(for entityType: CNEntityType) async throws { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.unifiedContacts".
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.unifiedContact".
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.unifiedMeContactWithKeys".
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.enumerateContacts".
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.groups".
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.containers".
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
    /// Here `throw CNError(.authorizationDenied)`. Apple: "CNContactStore.execute".
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    /// Here `""`. Apple: "CNContactStore.defaultContainerIdentifier".
    open func defaultContainerIdentifier() -> String { "" }
}
/// Apple: "CNContainer".
open class CNContainer: NSObject {
    /// Here always `""`. Apple: "CNContainer.identifier".
    open var identifier: String { "" }
    /// Here always `""`. Apple: "CNContainer.name".
    open var name: String { "" }
}
/// Apple: "CNGroup".
open class CNGroup: NSObject {
    /// Here always `""`. Apple: "CNGroup.identifier".
    open var identifier: String { "" }
    /// Here always `""`. Apple: "CNGroup.name".
    open var name: String { "" }
}
/// Apple: "CNContactFetchRequest".
open class CNContactFetchRequest: NSObject {
    /// Apple: "CNContactFetchRequest.keysToFetch".
    public let keysToFetch: [any CNKeyDescriptor]
    /// Apple: "CNContactFetchRequest.init".
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch; super.init() }
    /// It is kept; `nil` at first. Apple: "CNContactFetchRequest.predicate".
    open var predicate: NSPredicate?
    /// It is kept; `false` at first. Apple: "CNContactFetchRequest.mutableObjects".
    open var mutableObjects: Bool = false
    /// It is kept; `true` at first. Apple: "CNContactFetchRequest.unifyResults".
    open var unifyResults: Bool = true
    /// It is kept; `.none` at first. Apple: "CNContactFetchRequest.sortOrder".
    open var sortOrder: CNContactSortOrder = .none
}
/// Apple: "CNSaveRequest".
open class CNSaveRequest: NSObject {
    /// Apple: "CNSaveRequest.add".
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Apple: "CNSaveRequest.update".
    open func update(_ contact: CNMutableContact) {}
    /// Apple: "CNSaveRequest.delete".
    open func delete(_ contact: CNMutableContact) {}
}
/// Apple: "CNContactVCardSerialization".
open class CNContactVCardSerialization: NSObject {
    /// Here `"vCard"`. Apple: "CNContactVCardSerialization.descriptorForRequiredKeys".
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }
    /// Here `Data(contacts.map(\.vCard).joined().utf8)`. Apple: "CNContactVCardSerialization.data".
    open class func data(with contacts: [CNContact]) throws -> Data { Data(contacts.map(\.vCard).joined().utf8) }
    /// Here `throw CNError(.vCardMalformed)`. Apple: "CNContactVCardSerialization.contacts".
    open class func contacts(with data: Data) throws -> [CNContact] { throw CNError(.vCardMalformed) }
}
