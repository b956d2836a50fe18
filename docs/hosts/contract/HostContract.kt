// Generated from schemas/webview by tools/generate-reference.ts. Change those, not this.
// Version 2 of what Comanda's page and the app around it tell each other.

package comanda.host

const val CONTRACT_VERSION = 2L
const val OLDEST_VERSION = 1L

/** What happened. */
enum class AccountEventName(val text: String) {
    LOGIN("login"),
    CUSTOMER_CREATE("customer-create"),
    CUSTOMER_UPDATE("customer-update"),
    CUSTOMER_DELETE("customer-delete"),
    LOGOUT("logout");

    companion object {
        fun of(text: Any?): AccountEventName? = values().find { it.text == text }
    }
}

/** One thing beyond permissions, account events and log-out that page and app may do together; each stands for one message and is optional (HST-04). */
enum class AppCapability(val text: String) {
    ROUTE("route"),
    BACK("back"),
    BASKET("basket"),
    ORDER_PLACED("order-placed"),
    ORDER_STATUS("order-status"),
    OPEN_OUTSIDE("open-outside"),
    SHARE("share"),
    SAFE_AREAS("safe-areas"),
    THEME("theme"),
    HAPTICS("haptics"),
    SIGN_IN("sign-in"),
    DEEP_LINK("deep-link");

    companion object {
        fun of(text: Any?): AppCapability? = values().find { it.text == text }
    }
}

/** Status of an order (TRK-01). */
enum class TrackingStatus(val text: String) {
    CONFIRMING("CONFIRMING"),
    CONFIRMED("CONFIRMED"),
    PREPARING("PREPARING"),
    COOKING("COOKING"),
    PACKING("PACKING"),
    READY("READY"),
    DISPATCHED("DISPATCHED"),
    ALMOST_ARRIVED("ALMOST_ARRIVED"),
    DELIVERED("DELIVERED"),
    FAILED("FAILED");

    companion object {
        fun of(text: Any?): TrackingStatus? = values().find { it.text == text }
    }
}

/** selection: something came into the basket; success: an order was placed; error: something failed. */
enum class HapticsKind(val text: String) {
    SELECTION("selection"),
    SUCCESS("success"),
    ERROR("error");

    companion object {
        fun of(text: Any?): HapticsKind? = values().find { it.text == text }
    }
}

/** As the system calls it (WEB-07). */
enum class TrackingPermissionStatus(val text: String) {
    AUTHORIZED("authorized"),
    RESTRICTED("restricted"),
    DENIED("denied"),
    UNAVAILABLE("unavailable");

    companion object {
        fun of(text: Any?): TrackingPermissionStatus? = values().find { it.text == text }
    }
}

/** Whose account; what is not known is absent. */
data class AccountEventData(
    /** Id of the account. */
    val customerId: String,
    /** First name. */
    val firstName: String? = null,
    /** Last name. */
    val lastName: String? = null,
    /** Email address. */
    val email: String? = null,
    /** Phone number. */
    val phone: String? = null,
    /** Wants offers by email. */
    val marketingEmail: Boolean? = null,
    /** Wants offers by text message. */
    val marketingSMS: Boolean? = null
) {
    fun toMap(): Map<String, Any> = listOf(
        "customerId" to customerId,
        "firstName" to firstName,
        "lastName" to lastName,
        "email" to email,
        "phone" to phone,
        "marketingEmail" to marketingEmail,
        "marketingSMS" to marketingSMS
    ).mapNotNull { (key, value) -> value?.let { key to it } }.toMap()

    companion object {
        fun of(map: Map<*, *>): AccountEventData? {
            return AccountEventData(
                map["customerId"] as? String ?: return null,
                map["firstName"] as? String,
                map["lastName"] as? String,
                map["email"] as? String,
                map["phone"] as? String,
                map["marketingEmail"] as? Boolean,
                map["marketingSMS"] as? Boolean
            )
        }
    }
}

/** What happened to whose account; no tokens (WEB-09). */
data class AccountEvent(
    /** What happened. */
    val name: AccountEventName,
    /** Whose account; what is not known is absent. */
    val data: AccountEventData
) {
    fun toMap(): Map<String, Any> = mapOf(
        "name" to name.text,
        "data" to data.toMap()
    )

    companion object {
        fun of(map: Map<*, *>): AccountEvent? {
            return AccountEvent(
                AccountEventName.of(map["name"]) ?: return null,
                (map["data"] as? Map<*, *>)?.let { AccountEventData.of(it) } ?: return null
            )
        }
    }
}

/** What the page speaks and can do. */
data class Ready(
    /** Newest version of the messages that the page speaks. */
    val version: Long,
    /** Oldest version of the messages that the page speaks. */
    val oldest: Long,
    /** What the page can do, by the names of AppCapability; an app passes over names that it does not know. */
    val capabilities: List<String>
) {
    fun toMap(): Map<String, Any> = mapOf(
        "version" to version,
        "oldest" to oldest,
        "capabilities" to capabilities
    )

    companion object {
        fun of(map: Map<*, *>): Ready? {
            return Ready(
                (map["version"] as? Number)?.toLong() ?: return null,
                (map["oldest"] as? Number)?.toLong() ?: return null,
                (map["capabilities"] as? List<*>)?.mapNotNull { it as? String } ?: return null
            )
        }
    }
}

/** What both speak and can do. */
data class Accepted(
    /** Newest version that both speak; 1 where there is none, which leaves permissions, account events and log-out. */
    val version: Long,
    /** What both can do; empty below version 2. */
    val capabilities: List<AppCapability>
) {
    fun toMap(): Map<String, Any> = mapOf(
        "version" to version,
        "capabilities" to capabilities.map { it.text }
    )

    companion object {
        fun of(map: Map<*, *>): Accepted? {
            return Accepted(
                (map["version"] as? Number)?.toLong() ?: return null,
                (map["capabilities"] as? List<*>)?.mapNotNull { AppCapability.of(it) } ?: return null
            )
        }
    }
}

/** Where the customer is. */
data class RouteChanged(
    /** Path of the page, with its query where that holds nothing of an order or a sign-in. */
    val path: String,
    /** Whether there is a page of this visit to go back to. */
    val canGoBack: Boolean
) {
    fun toMap(): Map<String, Any> = mapOf(
        "path" to path,
        "canGoBack" to canGoBack
    )

    companion object {
        fun of(map: Map<*, *>): RouteChanged? {
            return RouteChanged(
                map["path"] as? String ?: return null,
                map["canGoBack"] as? Boolean ?: return null
            )
        }
    }
}

/** What became of it. */
data class BackAnswered(
    /** True: a dialog was closed, has to be answered first, or the page before shows. False: nothing is left to go back to, and the app may close the page. */
    val handled: Boolean
) {
    fun toMap(): Map<String, Any> = mapOf(
        "handled" to handled
    )

    companion object {
        fun of(map: Map<*, *>): BackAnswered? {
            return BackAnswered(
                map["handled"] as? Boolean ?: return null
            )
        }
    }
}

/** What is left to pay. */
data class AmountOfBasket(
    /** Whole minor units, such as pence. */
    val minor: Long,
    /** ISO 4217 code. */
    val currency: String
) {
    fun toMap(): Map<String, Any> = mapOf(
        "minor" to minor,
        "currency" to currency
    )

    companion object {
        fun of(map: Map<*, *>): AmountOfBasket? {
            return AmountOfBasket(
                (map["minor"] as? Number)?.toLong() ?: return null,
                map["currency"] as? String ?: return null
            )
        }
    }
}

/** The basket as it is now. */
data class BasketChanged(
    /** Lines of the basket; a deal is one. */
    val count: Long,
    /** What is left to pay. */
    val total: AmountOfBasket
) {
    fun toMap(): Map<String, Any> = mapOf(
        "count" to count,
        "total" to total.toMap()
    )

    companion object {
        fun of(map: Map<*, *>): BasketChanged? {
            return BasketChanged(
                (map["count"] as? Number)?.toLong() ?: return null,
                (map["total"] as? Map<*, *>)?.let { AmountOfBasket.of(it) } ?: return null
            )
        }
    }
}

/** Which order. */
data class OrderPlaced(
    /** Id that the page of its summary has in its address. */
    val transactionId: String,
    /** Number that the customer is told. */
    val reference: String? = null
) {
    fun toMap(): Map<String, Any> = listOf(
        "transactionId" to transactionId,
        "reference" to reference
    ).mapNotNull { (key, value) -> value?.let { key to it } }.toMap()

    companion object {
        fun of(map: Map<*, *>): OrderPlaced? {
            return OrderPlaced(
                map["transactionId"] as? String ?: return null,
                map["reference"] as? String
            )
        }
    }
}

/** Which order, and how far it is. */
data class OrderStatusChanged(
    /** Id of the order, as in ORDER_PLACED. */
    val transactionId: String,
    /** How far it is. */
    val status: TrackingStatus
) {
    fun toMap(): Map<String, Any> = mapOf(
        "transactionId" to transactionId,
        "status" to status.text
    )

    companion object {
        fun of(map: Map<*, *>): OrderStatusChanged? {
            return OrderStatusChanged(
                map["transactionId"] as? String ?: return null,
                TrackingStatus.of(map["status"]) ?: return null
            )
        }
    }
}

/** Where to. */
data class OpenOutside(
    /** Whole address, with the scheme http, https, mailto or tel. */
    val url: String
) {
    fun toMap(): Map<String, Any> = mapOf(
        "url" to url
    )

    companion object {
        fun of(map: Map<*, *>): OpenOutside? {
            return OpenOutside(
                map["url"] as? String ?: return null
            )
        }
    }
}

/** What is shared. */
data class SharedThing(
    /** What it is called. */
    val title: String,
    /** Whole address of its page. */
    val url: String
) {
    fun toMap(): Map<String, Any> = mapOf(
        "title" to title,
        "url" to url
    )

    companion object {
        fun of(map: Map<*, *>): SharedThing? {
            return SharedThing(
                map["title"] as? String ?: return null,
                map["url"] as? String ?: return null
            )
        }
    }
}

/** Each as # and six hexadecimal digits. */
data class ToldColours(
    /** Main buttons and links. */
    val accent: String,
    /** Words on the accent. */
    val onAccent: String,
    /** The page. */
    val background: String,
    /** Words on the page. */
    val text: String
) {
    fun toMap(): Map<String, Any> = mapOf(
        "accent" to accent,
        "onAccent" to onAccent,
        "background" to background,
        "text" to text
    )

    companion object {
        fun of(map: Map<*, *>): ToldColours? {
            return ToldColours(
                map["accent"] as? String ?: return null,
                map["onAccent"] as? String ?: return null,
                map["background"] as? String ?: return null,
                map["text"] as? String ?: return null
            )
        }
    }
}

/** What it is like. */
data class Haptics(
    /** selection: something came into the basket; success: an order was placed; error: something failed. */
    val kind: HapticsKind
) {
    fun toMap(): Map<String, Any> = mapOf(
        "kind" to kind.text
    )

    companion object {
        fun of(map: Map<*, *>): Haptics? {
            return Haptics(
                HapticsKind.of(map["kind"]) ?: return null
            )
        }
    }
}

/** The visitor's answer. */
data class LocationPermission(
    /** Whether they allow it. */
    val granted: Boolean
) {
    fun toMap(): Map<String, Any> = mapOf(
        "granted" to granted
    )

    companion object {
        fun of(map: Map<*, *>): LocationPermission? {
            return LocationPermission(
                map["granted"] as? Boolean ?: return null
            )
        }
    }
}

/** The system's answer. */
data class TrackingPermission(
    /** As the system calls it (WEB-07). */
    val status: TrackingPermissionStatus
) {
    fun toMap(): Map<String, Any> = mapOf(
        "status" to status.text
    )

    companion object {
        fun of(map: Map<*, *>): TrackingPermission? {
            return TrackingPermission(
                TrackingPermissionStatus.of(map["status"]) ?: return null
            )
        }
    }
}

/** What the app speaks and can do. */
data class Capabilities(
    /** Newest version of the messages that the app speaks. */
    val version: Long,
    /** Oldest version of the messages that the app speaks; 1 where it does not say. */
    val oldest: Long? = null,
    /** What the app can do, by the names of AppCapability; names that the page does not know are passed over. */
    val capabilities: List<String>
) {
    fun toMap(): Map<String, Any> = listOf(
        "version" to version,
        "oldest" to oldest,
        "capabilities" to capabilities
    ).mapNotNull { (key, value) -> value?.let { key to it } }.toMap()

    companion object {
        fun of(map: Map<*, *>): Capabilities? {
            return Capabilities(
                (map["version"] as? Number)?.toLong() ?: return null,
                (map["oldest"] as? Number)?.toLong(),
                (map["capabilities"] as? List<*>)?.mapNotNull { it as? String } ?: return null
            )
        }
    }
}

/** Widths in CSS pixels, at most 500. */
data class SafeAreas(
    /** Upper edge. */
    val top: Double,
    /** Right edge. */
    val right: Double,
    /** Lower edge. */
    val bottom: Double,
    /** Left edge. */
    val left: Double
) {
    fun toMap(): Map<String, Any> = mapOf(
        "top" to top,
        "right" to right,
        "bottom" to bottom,
        "left" to left
    )

    companion object {
        fun of(map: Map<*, *>): SafeAreas? {
            return SafeAreas(
                (map["top"] as? Number)?.toDouble() ?: return null,
                (map["right"] as? Number)?.toDouble() ?: return null,
                (map["bottom"] as? Number)?.toDouble() ?: return null,
                (map["left"] as? Number)?.toDouble() ?: return null
            )
        }
    }
}

/** A session as the calls that sign in answer it. */
data class HandedSession(
    /** Id of the account. */
    val id: String,
    /** Token of the calls. */
    val access: String,
    /** Token that gets a new access token. */
    val refresh: String,
    /** Who vouched: password or a social provider. */
    val provider: String,
    /** When the access token ends, in milliseconds since 1970. */
    val expiresAt: Long
) {
    fun toMap(): Map<String, Any> = mapOf(
        "id" to id,
        "access" to access,
        "refresh" to refresh,
        "provider" to provider,
        "expiresAt" to expiresAt
    )

    companion object {
        fun of(map: Map<*, *>): HandedSession? {
            return HandedSession(
                map["id"] as? String ?: return null,
                map["access"] as? String ?: return null,
                map["refresh"] as? String ?: return null,
                map["provider"] as? String ?: return null,
                (map["expiresAt"] as? Number)?.toLong() ?: return null
            )
        }
    }
}

/** Where to. */
data class DeepLink(
    /** Path in the shop, such as /order/deals/, with a query and a hash if there are some. */
    val path: String
) {
    fun toMap(): Map<String, Any> = mapOf(
        "path" to path
    )

    companion object {
        fun of(map: Map<*, *>): DeepLink? {
            return DeepLink(
                map["path"] as? String ?: return null
            )
        }
    }
}

/** What the page posts to the app. */
sealed class MessageToApp {
    /** Asks whether the page may know the visitor's position; the app asks them and answers LOCATION_PERMISSION (WEB-05). */
    object LocationPermissionRequest : MessageToApp()

    /** Asks whether the visitor may be followed; the app asks the system and answers TRACKING_PERMISSION (WEB-06). */
    object TrackingPermissionRequest : MessageToApp()

    /** The page has cleared what it had stored and signed out; the app forgets its own session (WEB-10). */
    object Logout : MessageToApp()

    /** An Apple Pay sheet came to nothing; the app closes what it shows of it (WEB-17). */
    object ApplePayAbort : MessageToApp()

    /** Something happened to the customer's account (WEB-09). */
    data class Event(val payload: comanda.host.AccountEvent) : MessageToApp()

    /** The page listens. It is posted each time a page is loaded; an app that has nothing to say to it passes over it (HST-03). */
    data class Ready(val payload: comanda.host.Ready) : MessageToApp()

    /** What holds from now on: the page posts no message that the app cannot take, and passes over those that are not accepted (HST-03). */
    data class Accepted(val payload: comanda.host.Accepted) : MessageToApp()

    /** Another page shows. Capability route. */
    data class RouteChanged(val payload: comanda.host.RouteChanged) : MessageToApp()

    /** Answers BACK_PRESSED. Capability back. */
    data class BackAnswered(val payload: comanda.host.BackAnswered) : MessageToApp()

    /** The basket holds something else, or costs something else. It also comes when the capability is accepted, once the basket is known. Capability basket. */
    data class BasketChanged(val payload: comanda.host.BasketChanged) : MessageToApp()

    /** An order was placed, once for each. Capability order-placed. */
    data class OrderPlaced(val payload: comanda.host.OrderPlaced) : MessageToApp()

    /** The order that the customer follows has got on. Capability order-status. */
    data class OrderStatus(val payload: comanda.host.OrderStatusChanged) : MessageToApp()

    /** The customer follows a link that leaves the shop: the app opens it outside its web view. Capability open-outside; without it the web view follows the link. */
    data class OpenOutside(val payload: comanda.host.OpenOutside) : MessageToApp()

    /** The customer shares something: the app opens the system's sheet. Capability share. */
    data class Share(val payload: comanda.host.SharedThing) : MessageToApp()

    /** The colours of the market, for what the app shows around the page. It comes when the capability is accepted, and again when the page turns dark or light. Capability theme. */
    data class Theme(val payload: comanda.host.ToldColours) : MessageToApp()

    /** Something happened that may be felt. Capability haptics. */
    data class Haptics(val payload: comanda.host.Haptics) : MessageToApp()

    companion object {
        /** A message from its parsed JSON; null for one that this contract does not know, which the app passes over. */
        fun of(message: Map<*, *>): MessageToApp? = (message["payload"] as? Map<*, *>)?.let { payload ->
            when (message["type"]) {
                "LOCATION_PERMISSION_REQUEST" -> LocationPermissionRequest
                "TRACKING_PERMISSION_REQUEST" -> TrackingPermissionRequest
                "LOGOUT" -> Logout
                "APPLE_PAY_ABORT" -> ApplePayAbort
                "EVENT" -> comanda.host.AccountEvent.of(payload)?.let { Event(it) }
                "READY" -> comanda.host.Ready.of(payload)?.let { Ready(it) }
                "ACCEPTED" -> comanda.host.Accepted.of(payload)?.let { Accepted(it) }
                "ROUTE_CHANGED" -> comanda.host.RouteChanged.of(payload)?.let { RouteChanged(it) }
                "BACK_ANSWERED" -> comanda.host.BackAnswered.of(payload)?.let { BackAnswered(it) }
                "BASKET_CHANGED" -> comanda.host.BasketChanged.of(payload)?.let { BasketChanged(it) }
                "ORDER_PLACED" -> comanda.host.OrderPlaced.of(payload)?.let { OrderPlaced(it) }
                "ORDER_STATUS" -> comanda.host.OrderStatusChanged.of(payload)?.let { OrderStatus(it) }
                "OPEN_OUTSIDE" -> comanda.host.OpenOutside.of(payload)?.let { OpenOutside(it) }
                "SHARE" -> comanda.host.SharedThing.of(payload)?.let { Share(it) }
                "THEME" -> comanda.host.ToldColours.of(payload)?.let { Theme(it) }
                "HAPTICS" -> comanda.host.Haptics.of(payload)?.let { Haptics(it) }
                else -> null
            }
        }
    }
}

/** What the app may tell the page. */
sealed class MessageFromApp(private val type: String, private val payload: Map<String, Any>) {
    /** The JSON text to hand to the page. */
    fun toText(): String = jsonOf(mapOf("type" to type, "payload" to payload))

    /** Whether the page may know the visitor's position (WEB-05). */
    data class LocationPermission(val payload: comanda.host.LocationPermission) : MessageFromApp("LOCATION_PERMISSION", payload.toMap())

    /** Whether the visitor may be followed (WEB-06). */
    data class TrackingPermission(val payload: comanda.host.TrackingPermission) : MessageFromApp("TRACKING_PERMISSION", payload.toMap())

    /** What the app speaks and can do. It may come at any time, and again when that changes; the page answers each one with ACCEPTED (HST-03). */
    data class Capabilities(val payload: comanda.host.Capabilities) : MessageFromApp("CAPABILITIES", payload.toMap())

    /** The system's way back was pressed; the page answers BACK_ANSWERED. Capability back. */
    object BackPressed : MessageFromApp("BACK_PRESSED", emptyMap())

    /** How much of each edge of the page is covered by the device or the app; it may be sent again. Capability safe-areas; without it the page goes by what the web view says. */
    data class SafeAreas(val payload: comanda.host.SafeAreas) : MessageFromApp("SAFE_AREAS", payload.toMap())

    /** The customer has signed in to the app: the page takes over their session of this very market. Capability sign-in; a market without accounts passes over it. */
    data class SignIn(val payload: comanda.host.HandedSession) : MessageFromApp("SIGN_IN", payload.toMap())

    /** The app was opened by a link: the page goes there. Capability deep-link; an address that is no page of the shop is passed over. */
    data class DeepLink(val payload: comanda.host.DeepLink) : MessageFromApp("DEEP_LINK", payload.toMap())
}

private fun quoted(text: String): String = text.fold(StringBuilder("\"")) { json, letter ->
    when {
        letter == '"' || letter == '\\' -> json.append('\\').append(letter)
        letter < ' ' -> json.append(String.format("\\u%04x", letter - '\u0000'))
        else -> json.append(letter)
    }
}.append('"').toString()

private fun jsonOf(value: Any?): String = when (value) {
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { (key, of) -> quoted(key.toString()) + ":" + jsonOf(of) }
    is List<*> -> value.joinToString(",", "[", "]") { jsonOf(it) }
    is String -> quoted(value)
    else -> value.toString()
}
