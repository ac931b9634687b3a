public import Foundation

/// What is known of a contact.
struct ContactParts: Hashable {
    var identifier = UUID().uuidString
    var words: [String: String] = [:]
    var type = CNContactType.person
}

/// A person or a company: a value that is not changed.
///
/// Apple: "CNContact" (Contacts).
open class CNContact: NSObject {
    var parts = ContactParts()
    var lists = ContactLists()

    /// Tells the contact from others.
    open var identifier: String { parts.identifier }
    /// A person or a company.
    open var contactType: CNContactType { parts.type }
    /// "Dr.".
    open var namePrefix: String { parts.words["namePrefix"] ?? "" }
    /// The first name.
    open var givenName: String { parts.words["givenName"] ?? "" }
    /// The name between.
    open var middleName: String { parts.words["middleName"] ?? "" }
    /// The last name.
    open var familyName: String { parts.words["familyName"] ?? "" }
    /// "Jr.".
    open var nameSuffix: String { parts.words["nameSuffix"] ?? "" }
    /// What friends say.
    open var nickname: String { parts.words["nickname"] ?? "" }
    /// The company.
    open var organizationName: String { parts.words["organizationName"] ?? "" }
    /// The part of the company.
    open var departmentName: String { parts.words["departmentName"] ?? "" }
    /// What somebody does there.
    open var jobTitle: String { parts.words["jobTitle"] ?? "" }
    /// A note.
    open var note: String { parts.words["note"] ?? "" }
    /// The picture.
    open var imageData: Data? { lists.image }
    /// The small picture: the same.
    open var thumbnailImageData: Data? { lists.image }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { lists.image != nil }
    /// The numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { lists.phones }
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { lists.mails }
    /// The addresses of letters.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { lists.addresses }
    /// The addresses of the web.
    open var urlAddresses: [CNLabeledValue<NSString>] { lists.urls }
    /// The day of birth.
    open var birthday: DateComponents? { lists.birthday }

    /// Whether something was fetched: always, as nothing is.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether something was fetched: always, as nothing is.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// A contact that can be changed, alike.
    override open func mutableCopy() -> Any {
        let copy = CNMutableContact()
        (copy.parts, copy.lists) = (parts, lists)
        return copy
    }

    /// Those whose name has a text.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Those with identifiers.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Those with an address of mail.
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Those with a number.
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// The contact as a vCard of version 3.0.
    var vCard: String {
        var lines = [
            "BEGIN:VCARD", "VERSION:3.0",
            "N:\(familyName);\(givenName);\(middleName);\(namePrefix);\(nameSuffix)",
        ]
        lines.append("FN:\(CNContactFormatter.string(from: self, style: .fullName) ?? "")")
        if !organizationName.isEmpty { lines.append("ORG:\(organizationName);") }
        lines += emailAddresses.map { "EMAIL;type=INTERNET:\($0.value)" }
        lines += phoneNumbers.map { "TEL:\($0.value.stringValue)" }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }
}

/// What a contact has several of.
struct ContactLists {
    var image: Data?
    var phones: [CNLabeledValue<CNPhoneNumber>] = []
    var mails: [CNLabeledValue<NSString>] = []
    var addresses: [CNLabeledValue<CNPostalAddress>] = []
    var urls: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
}

/// A contact that can be changed.
///
/// Apple: "CNMutableContact" (Contacts).
open class CNMutableContact: CNContact {
    /// A person or a company.
    override open var contactType: CNContactType {
        get { parts.type }
        set { parts.type = newValue }
    }
    /// "Dr.".
    override open var namePrefix: String {
        get { super.namePrefix }
        set { parts.words["namePrefix"] = newValue }
    }
    /// The first name.
    override open var givenName: String {
        get { super.givenName }
        set { parts.words["givenName"] = newValue }
    }
    /// The name between.
    override open var middleName: String {
        get { super.middleName }
        set { parts.words["middleName"] = newValue }
    }
    /// The last name.
    override open var familyName: String {
        get { super.familyName }
        set { parts.words["familyName"] = newValue }
    }
    /// "Jr.".
    override open var nameSuffix: String {
        get { super.nameSuffix }
        set { parts.words["nameSuffix"] = newValue }
    }
    /// What friends say.
    override open var nickname: String {
        get { super.nickname }
        set { parts.words["nickname"] = newValue }
    }
    /// The company.
    override open var organizationName: String {
        get { super.organizationName }
        set { parts.words["organizationName"] = newValue }
    }
    /// The part of the company.
    override open var departmentName: String {
        get { super.departmentName }
        set { parts.words["departmentName"] = newValue }
    }
    /// What somebody does there.
    override open var jobTitle: String {
        get { super.jobTitle }
        set { parts.words["jobTitle"] = newValue }
    }
    /// A note.
    override open var note: String {
        get { super.note }
        set { parts.words["note"] = newValue }
    }
    /// The picture.
    override open var imageData: Data? {
        get { lists.image }
        set { lists.image = newValue }
    }
    /// The numbers.
    override open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { lists.phones }
        set { lists.phones = newValue }
    }
    /// The addresses of mail.
    override open var emailAddresses: [CNLabeledValue<NSString>] {
        get { lists.mails }
        set { lists.mails = newValue }
    }
    /// The addresses of letters.
    override open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { lists.addresses }
        set { lists.addresses = newValue }
    }
    /// The addresses of the web.
    override open var urlAddresses: [CNLabeledValue<NSString>] {
        get { lists.urls }
        set { lists.urls = newValue }
    }
    /// The day of birth.
    override open var birthday: DateComponents? {
        get { lists.birthday }
        set { lists.birthday = newValue }
    }
}

extension CNContact: Identifiable {
    /// Tells the contact from others.
    public var id: UUID { UUID(uuidString: parts.identifier) ?? UUID() }
}
