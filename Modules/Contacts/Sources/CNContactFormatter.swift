public import Foundation

/// Names of contacts.
///
/// Apple: "CNContactFormatter" (Contacts).
open class CNContactFormatter: NSObject {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName

    /// The name of a contact; `nil` for none.
    open func string(from contact: CNContact) -> String? {
        Self.string(from: contact, style: style)
    }

    /// The name of a contact: prefix, given, middle and family name and suffix, or else the company; `nil` for none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let names = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
            contact.nameSuffix,
        ]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    /// What has to be fetched.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
        -> any CNKeyDescriptor
    { "fullName" }
}

/// Addresses of letters.
///
/// Apple: "CNPostalAddressFormatter" (Contacts). As in the United States of America.
open class CNPostalAddressFormatter: NSObject {
    /// How addresses are written.
    public enum Style: Int, Sendable {
        /// On lines.
        case mailingAddress
    }

    /// An address on lines.
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(
            separator: " ")
        let town = [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    /// An address on lines.
    open func string(from address: CNPostalAddress) -> String {
        Self.string(from: address, style: .mailingAddress)
    }
}
