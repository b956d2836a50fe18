// An Android activity that shows the shop. Needs androidx.webkit; the contract is docs/hosts/contract/HostContract.kt.
package shop.example

import android.Manifest.permission.ACCESS_FINE_LOCATION
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.GeolocationPermissions
import android.webkit.WebChromeClient
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import androidx.appcompat.app.AppCompatActivity
import androidx.webkit.WebViewCompat
import comanda.host.AppCapability
import comanda.host.CONTRACT_VERSION
import comanda.host.Capabilities
import comanda.host.LocationPermission
import comanda.host.MessageFromApp
import comanda.host.MessageToApp
import comanda.host.TrackingPermission
import comanda.host.TrackingPermissionStatus
import org.json.JSONArray
import org.json.JSONObject

class ShopActivity : AppCompatActivity() {
    private val shop = "https://uk.shop.example"
    private lateinit var page: WebView

    /** What this app does; what is not among it the page does without. */
    private val capabilities = listOf(AppCapability.BACK, AppCapability.OPEN_OUTSIDE, AppCapability.SHARE)

    private val location = registerForActivityResult(ActivityResultContracts.RequestPermission()) { granted ->
        tell(MessageFromApp.LocationPermission(LocationPermission(granted)))
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        page = WebView(this)
        setContentView(page)
        page.settings.javaScriptEnabled = true
        page.settings.domStorageEnabled = true
        page.settings.userAgentString += " MobileApp/1.0.0"
        page.webChromeClient = object : WebChromeClient() {
            override fun onGeolocationPermissionsShowPrompt(origin: String, answer: GeolocationPermissions.Callback) =
                answer.invoke(origin, origin.trimEnd('/') == shop, false)
        }
        // The bridge is there before the page runs, and only for the shop: not for pages of payment providers.
        WebViewCompat.addWebMessageListener(page, "ReactNativeWebView", setOf(shop)) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let { hear(it) }
        }
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() = tell(MessageFromApp.BackPressed)
        })
        page.loadUrl(shop)
    }

    private fun tell(message: MessageFromApp) =
        page.evaluateJavascript("window.postMessage(${JSONObject.quote(message.toText())})", null)

    private fun hear(text: String) {
        when (val message = MessageToApp.of(plainMap(JSONObject(text)))) {
            is MessageToApp.Ready ->
                tell(MessageFromApp.Capabilities(Capabilities(CONTRACT_VERSION, null, capabilities.map { it.text })))
            is MessageToApp.LocationPermissionRequest -> location.launch(ACCESS_FINE_LOCATION)
            is MessageToApp.TrackingPermissionRequest ->
                tell(MessageFromApp.TrackingPermission(TrackingPermission(TrackingPermissionStatus.UNAVAILABLE)))
            is MessageToApp.BackAnswered -> if (!message.payload.handled) finish()
            is MessageToApp.OpenOutside -> startActivity(Intent(Intent.ACTION_VIEW, Uri.parse(message.payload.url)))
            is MessageToApp.Share -> startActivity(
                Intent.createChooser(
                    Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, message.payload.url),
                    message.payload.title
                )
            )
            else -> Unit // A newer page may say more.
        }
    }

    private fun plainMap(json: JSONObject): Map<String, Any?> = json.keys().asSequence().associateWith { plain(json[it]) }

    private fun plain(value: Any?): Any? = when (value) {
        is JSONObject -> plainMap(value)
        is JSONArray -> List(value.length()) { plain(value[it]) }
        JSONObject.NULL -> null
        else -> value
    }
}
