// Generated from schemas/webview by tools/generate-reference.ts. Change those, not this.
// Version 2 of what Comanda's page and the app around it tell each other.

import Foundation

public let contractVersion = 2
public let oldestVersion = 1

/// What happened.
public enum AccountEventName: String, Codable, CaseIterable {
    case login = "login"
    case customerCreate = "customer-create"
    case customerUpdate = "customer-update"
    case customerDelete = "customer-delete"
    case logout = "logout"
}

/// One thing beyond permissions, account events and log-out that page and app may do together; each stands for one message and is optional (HST-04).
public enum AppCapability: String, Codable, CaseIterable {
    case route = "route"
    case back = "back"
    case basket = "basket"
    case orderPlaced = "order-placed"
    case orderStatus = "order-status"
    case openOutside = "open-outside"
    case share = "share"
    case safeAreas = "safe-areas"
    case theme = "theme"
    case haptics = "haptics"
    case signIn = "sign-in"
    case deepLink = "deep-link"
}

/// Status of an order (TRK-01).
public enum TrackingStatus: String, Codable, CaseIterable {
    case confirming = "CONFIRMING"
    case confirmed = "CONFIRMED"
    case preparing = "PREPARING"
    case cooking = "COOKING"
    case packing = "PACKING"
    case ready = "READY"
    case dispatched = "DISPATCHED"
    case almostArrived = "ALMOST_ARRIVED"
    case delivered = "DELIVERED"
    case failed = "FAILED"
}

/// selection: something came into the basket; success: an order was placed; error: something failed.
public enum HapticsKind: String, Codable, CaseIterable {
    case selection = "selection"
    case success = "success"
    case error = "error"
}

/// As the system calls it (WEB-07).
public enum TrackingPermissionStatus: String, Codable, CaseIterable {
    case authorized = "authorized"
    case restricted = "restricted"
    case denied = "denied"
    case unavailable = "unavailable"
}

/// Always empty.
public struct EmptyPayload: Codable, Equatable {
    public init() {
    }
}

/// Whose account; what is not known is absent.
public struct AccountEventData: Codable, Equatable {
    /// Id of the account.
    public let customerId: String
    /// First name.
    public let firstName: String?
    /// Last name.
    public let lastName: String?
    /// Email address.
    public let email: String?
    /// Phone number.
    public let phone: String?
    /// Wants offers by email.
    public let marketingEmail: Bool?
    /// Wants offers by text message.
    public let marketingSMS: Bool?
    public init(customerId: String, firstName: String? = nil, lastName: String? = nil, email: String? = nil, phone: String? = nil, marketingEmail: Bool? = nil, marketingSMS: Bool? = nil) {
        self.customerId = customerId
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.phone = phone
        self.marketingEmail = marketingEmail
        self.marketingSMS = marketingSMS
    }
}

/// What happened to whose account; no tokens (WEB-09).
public struct AccountEvent: Codable, Equatable {
    /// What happened.
    public let name: AccountEventName
    /// Whose account; what is not known is absent.
    public let data: AccountEventData
    public init(name: AccountEventName, data: AccountEventData) {
        self.name = name
        self.data = data
    }
}

/// What the page speaks and can do.
public struct Ready: Codable, Equatable {
    /// Newest version of the messages that the page speaks.
    public let version: Int
    /// Oldest version of the messages that the page speaks.
    public let oldest: Int
    /// What the page can do, by the names of AppCapability; an app passes over names that it does not know.
    public let capabilities: [String]
    public init(version: Int, oldest: Int, capabilities: [String]) {
        self.version = version
        self.oldest = oldest
        self.capabilities = capabilities
    }
}

/// What both speak and can do.
public struct Accepted: Codable, Equatable {
    /// Newest version that both speak; 1 where there is none, which leaves permissions, account events and log-out.
    public let version: Int
    /// What both can do; empty below version 2.
    public let capabilities: [AppCapability]
    public init(version: Int, capabilities: [AppCapability]) {
        self.version = version
        self.capabilities = capabilities
    }
}

/// Where the customer is.
public struct RouteChanged: Codable, Equatable {
    /// Path of the page, with its query where that holds nothing of an order or a sign-in.
    public let path: String
    /// Whether there is a page of this visit to go back to.
    public let canGoBack: Bool
    public init(path: String, canGoBack: Bool) {
        self.path = path
        self.canGoBack = canGoBack
    }
}

/// What became of it.
public struct BackAnswered: Codable, Equatable {
    /// True: a dialog was closed, has to be answered first, or the page before shows. False: nothing is left to go back to, and the app may close the page.
    public let handled: Bool
    public init(handled: Bool) {
        self.handled = handled
    }
}

/// What is left to pay.
public struct AmountOfBasket: Codable, Equatable {
    /// Whole minor units, such as pence.
    public let minor: Int
    /// ISO 4217 code.
    public let currency: String
    public init(minor: Int, currency: String) {
        self.minor = minor
        self.currency = currency
    }
}

/// The basket as it is now.
public struct BasketChanged: Codable, Equatable {
    /// Lines of the basket; a deal is one.
    public let count: Int
    /// What is left to pay.
    public let total: AmountOfBasket
    public init(count: Int, total: AmountOfBasket) {
        self.count = count
        self.total = total
    }
}

/// Which order.
public struct OrderPlaced: Codable, Equatable {
    /// Id that the page of its summary has in its address.
    public let transactionId: String
    /// Number that the customer is told.
    public let reference: String?
    public init(transactionId: String, reference: String? = nil) {
        self.transactionId = transactionId
        self.reference = reference
    }
}

/// Which order, and how far it is.
public struct OrderStatusChanged: Codable, Equatable {
    /// Id of the order, as in ORDER_PLACED.
    public let transactionId: String
    /// How far it is.
    public let status: TrackingStatus
    public init(transactionId: String, status: TrackingStatus) {
        self.transactionId = transactionId
        self.status = status
    }
}

/// Where to.
public struct OpenOutside: Codable, Equatable {
    /// Whole address, with the scheme http, https, mailto or tel.
    public let url: String
    public init(url: String) {
        self.url = url
    }
}

/// What is shared.
public struct SharedThing: Codable, Equatable {
    /// What it is called.
    public let title: String
    /// Whole address of its page.
    public let url: String
    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}

/// Each as # and six hexadecimal digits.
public struct ToldColours: Codable, Equatable {
    /// Main buttons and links.
    public let accent: String
    /// Words on the accent.
    public let onAccent: String
    /// The page.
    public let background: String
    /// Words on the page.
    public let text: String
    public init(accent: String, onAccent: String, background: String, text: String) {
        self.accent = accent
        self.onAccent = onAccent
        self.background = background
        self.text = text
    }
}

/// What it is like.
public struct Haptics: Codable, Equatable {
    /// selection: something came into the basket; success: an order was placed; error: something failed.
    public let kind: HapticsKind
    public init(kind: HapticsKind) {
        self.kind = kind
    }
}

/// The visitor's answer.
public struct LocationPermission: Codable, Equatable {
    /// Whether they allow it.
    public let granted: Bool
    public init(granted: Bool) {
        self.granted = granted
    }
}

/// The system's answer.
public struct TrackingPermission: Codable, Equatable {
    /// As the system calls it (WEB-07).
    public let status: TrackingPermissionStatus
    public init(status: TrackingPermissionStatus) {
        self.status = status
    }
}

/// What the app speaks and can do.
public struct Capabilities: Codable, Equatable {
    /// Newest version of the messages that the app speaks.
    public let version: Int
    /// Oldest version of the messages that the app speaks; 1 where it does not say.
    public let oldest: Int?
    /// What the app can do, by the names of AppCapability; names that the page does not know are passed over.
    public let capabilities: [String]
    public init(version: Int, oldest: Int? = nil, capabilities: [String]) {
        self.version = version
        self.oldest = oldest
        self.capabilities = capabilities
    }
}

/// Always empty.
public struct BackPressed: Codable, Equatable {
    public init() {
    }
}

/// Widths in CSS pixels, at most 500.
public struct SafeAreas: Codable, Equatable {
    /// Upper edge.
    public let top: Double
    /// Right edge.
    public let right: Double
    /// Lower edge.
    public let bottom: Double
    /// Left edge.
    public let left: Double
    public init(top: Double, right: Double, bottom: Double, left: Double) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }
}

/// A session as the calls that sign in answer it.
public struct HandedSession: Codable, Equatable {
    /// Id of the account.
    public let id: String
    /// Token of the calls.
    public let access: String
    /// Token that gets a new access token.
    public let refresh: String
    /// Who vouched: password or a social provider.
    public let provider: String
    /// When the access token ends, in milliseconds since 1970.
    public let expiresAt: Int
    public init(id: String, access: String, refresh: String, provider: String, expiresAt: Int) {
        self.id = id
        self.access = access
        self.refresh = refresh
        self.provider = provider
        self.expiresAt = expiresAt
    }
}

/// Where to.
public struct DeepLink: Codable, Equatable {
    /// Path in the shop, such as /order/deals/, with a query and a hash if there are some.
    public let path: String
    public init(path: String) {
        self.path = path
    }
}

/// What the page posts to the app.
public enum MessageToApp: Decodable, Equatable {
    /// Asks whether the page may know the visitor's position; the app asks them and answers LOCATION_PERMISSION (WEB-05).
    case locationPermissionRequest(EmptyPayload)
    /// Asks whether the visitor may be followed; the app asks the system and answers TRACKING_PERMISSION (WEB-06).
    case trackingPermissionRequest(EmptyPayload)
    /// The page has cleared what it had stored and signed out; the app forgets its own session (WEB-10).
    case logout(EmptyPayload)
    /// An Apple Pay sheet came to nothing; the app closes what it shows of it (WEB-17).
    case applePayAbort(EmptyPayload)
    /// Something happened to the customer's account (WEB-09).
    case event(AccountEvent)
    /// The page listens. It is posted each time a page is loaded; an app that has nothing to say to it passes over it (HST-03).
    case ready(Ready)
    /// What holds from now on: the page posts no message that the app cannot take, and passes over those that are not accepted (HST-03).
    case accepted(Accepted)
    /// Another page shows. Capability route.
    case routeChanged(RouteChanged)
    /// Answers BACK_PRESSED. Capability back.
    case backAnswered(BackAnswered)
    /// The basket holds something else, or costs something else. It also comes when the capability is accepted, once the basket is known. Capability basket.
    case basketChanged(BasketChanged)
    /// An order was placed, once for each. Capability order-placed.
    case orderPlaced(OrderPlaced)
    /// The order that the customer follows has got on. Capability order-status.
    case orderStatus(OrderStatusChanged)
    /// The customer follows a link that leaves the shop: the app opens it outside its web view. Capability open-outside; without it the web view follows the link.
    case openOutside(OpenOutside)
    /// The customer shares something: the app opens the system's sheet. Capability share.
    case share(SharedThing)
    /// The colours of the market, for what the app shows around the page. It comes when the capability is accepted, and again when the page turns dark or light. Capability theme.
    case theme(ToldColours)
    /// Something happened that may be felt. Capability haptics.
    case haptics(Haptics)

    private enum Keys: String, CodingKey { case type, payload }

    public init(from decoder: Decoder) throws {
        let message = try decoder.container(keyedBy: Keys.self)
        let type = try message.decode(String.self, forKey: .type)
        switch type {
        case "LOCATION_PERMISSION_REQUEST": self = .locationPermissionRequest(try message.decode(EmptyPayload.self, forKey: .payload))
        case "TRACKING_PERMISSION_REQUEST": self = .trackingPermissionRequest(try message.decode(EmptyPayload.self, forKey: .payload))
        case "LOGOUT": self = .logout(try message.decode(EmptyPayload.self, forKey: .payload))
        case "APPLE_PAY_ABORT": self = .applePayAbort(try message.decode(EmptyPayload.self, forKey: .payload))
        case "EVENT": self = .event(try message.decode(AccountEvent.self, forKey: .payload))
        case "READY": self = .ready(try message.decode(Ready.self, forKey: .payload))
        case "ACCEPTED": self = .accepted(try message.decode(Accepted.self, forKey: .payload))
        case "ROUTE_CHANGED": self = .routeChanged(try message.decode(RouteChanged.self, forKey: .payload))
        case "BACK_ANSWERED": self = .backAnswered(try message.decode(BackAnswered.self, forKey: .payload))
        case "BASKET_CHANGED": self = .basketChanged(try message.decode(BasketChanged.self, forKey: .payload))
        case "ORDER_PLACED": self = .orderPlaced(try message.decode(OrderPlaced.self, forKey: .payload))
        case "ORDER_STATUS": self = .orderStatus(try message.decode(OrderStatusChanged.self, forKey: .payload))
        case "OPEN_OUTSIDE": self = .openOutside(try message.decode(OpenOutside.self, forKey: .payload))
        case "SHARE": self = .share(try message.decode(SharedThing.self, forKey: .payload))
        case "THEME": self = .theme(try message.decode(ToldColours.self, forKey: .payload))
        case "HAPTICS": self = .haptics(try message.decode(Haptics.self, forKey: .payload))
        default: throw DecodingError.dataCorruptedError(forKey: .type, in: message, debugDescription: type)
        }
    }

    /// A message from its text; nil for one that this contract does not know, which the app passes over.
    public static func read(_ text: String) -> MessageToApp? {
        try? JSONDecoder().decode(MessageToApp.self, from: Data(text.utf8))
    }
}

/// What the app may tell the page.
public enum MessageFromApp: Encodable, Equatable {
    /// Whether the page may know the visitor's position (WEB-05).
    case locationPermission(LocationPermission)
    /// Whether the visitor may be followed (WEB-06).
    case trackingPermission(TrackingPermission)
    /// What the app speaks and can do. It may come at any time, and again when that changes; the page answers each one with ACCEPTED (HST-03).
    case capabilities(Capabilities)
    /// The system's way back was pressed; the page answers BACK_ANSWERED. Capability back.
    case backPressed(BackPressed)
    /// How much of each edge of the page is covered by the device or the app; it may be sent again. Capability safe-areas; without it the page goes by what the web view says.
    case safeAreas(SafeAreas)
    /// The customer has signed in to the app: the page takes over their session of this very market. Capability sign-in; a market without accounts passes over it.
    case signIn(HandedSession)
    /// The app was opened by a link: the page goes there. Capability deep-link; an address that is no page of the shop is passed over.
    case deepLink(DeepLink)

    private enum Keys: String, CodingKey { case type, payload }

    public func encode(to encoder: Encoder) throws {
        var message = encoder.container(keyedBy: Keys.self)
        switch self {
        case .locationPermission(let payload):
            try message.encode("LOCATION_PERMISSION", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .trackingPermission(let payload):
            try message.encode("TRACKING_PERMISSION", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .capabilities(let payload):
            try message.encode("CAPABILITIES", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .backPressed(let payload):
            try message.encode("BACK_PRESSED", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .safeAreas(let payload):
            try message.encode("SAFE_AREAS", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .signIn(let payload):
            try message.encode("SIGN_IN", forKey: .type)
            try message.encode(payload, forKey: .payload)
        case .deepLink(let payload):
            try message.encode("DEEP_LINK", forKey: .type)
            try message.encode(payload, forKey: .payload)
        }
    }

    /// The JSON text to hand to the page.
    public func text() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }
}
