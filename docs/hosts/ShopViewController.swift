// An iOS view controller that shows the shop. The contract is docs/hosts/contract/HostContract.swift.
import AppTrackingTransparency
import CoreLocation
import UIKit
import WebKit

final class ShopViewController: UIViewController, WKScriptMessageHandler, CLLocationManagerDelegate {
    private let shop = URL(string: "https://uk.shop.example")!
    private let location = CLLocationManager()
    private var page: WKWebView!

    /// What this app does; what is not among it the page does without.
    private let capabilities: [AppCapability] = [.haptics, .openOutside, .safeAreas, .share]

    override func loadView() {
        let settings = WKWebViewConfiguration()
        settings.applicationNameForUserAgent = "MobileApp/1.0.0"
        // The page knows by this object that it is in an app, so it has to be there first.
        let bridge = "window.ReactNativeWebView = { postMessage: (text) => webkit.messageHandlers.shop.postMessage(text) }"
        settings.userContentController.addUserScript(
            WKUserScript(source: bridge, injectionTime: .atDocumentStart, forMainFrameOnly: true))
        settings.userContentController.add(self, name: "shop")
        page = WKWebView(frame: .zero, configuration: settings)
        page.allowsBackForwardNavigationGestures = true
        view = page
        location.delegate = self
        page.load(URLRequest(url: shop))
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        // Pages of payment providers say nothing to us.
        guard message.frameInfo.isMainFrame, message.frameInfo.securityOrigin.host == shop.host,
            let text = message.body as? String, let heard = MessageToApp.read(text)
        else { return }
        hear(heard)
    }

    private func hear(_ message: MessageToApp) {
        switch message {
        case .ready:
            let names = capabilities.map(\.rawValue)
            tell(.capabilities(Capabilities(version: contractVersion, capabilities: names)))
        case .accepted:
            let edges = view.safeAreaInsets
            tell(.safeAreas(SafeAreas(
                top: Double(edges.top), right: Double(edges.right), bottom: Double(edges.bottom), left: Double(edges.left))))
        case .locationPermissionRequest:
            let isAsked = location.authorizationStatus != .notDetermined
            if isAsked { answerLocation() } else { location.requestWhenInUseAuthorization() }
        case .trackingPermissionRequest:
            ATTrackingManager.requestTrackingAuthorization { status in
                DispatchQueue.main.async { self.tell(.trackingPermission(TrackingPermission(status: self.word(status)))) }
            }
        case .openOutside(let outside):
            if let url = URL(string: outside.url) { UIApplication.shared.open(url) }
        case .share(let thing):
            let items: [Any] = [thing.title, URL(string: thing.url) as Any]
            present(UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
        case .haptics(let felt):
            UINotificationFeedbackGenerator().notificationOccurred(felt.kind == .error ? .error : .success)
        default: break // A newer page may say more.
        }
    }

    private func tell(_ message: MessageFromApp) {
        guard let text = try? message.text() else { return }
        page.callAsyncJavaScript("window.postMessage(text)", arguments: ["text": text], in: nil, in: .page)
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus != .notDetermined { answerLocation() }
    }

    private func answerLocation() {
        let granted = [.authorizedWhenInUse, .authorizedAlways].contains(location.authorizationStatus)
        tell(.locationPermission(LocationPermission(granted: granted)))
    }

    private func word(_ status: ATTrackingManager.AuthorizationStatus) -> TrackingPermissionStatus {
        switch status {
        case .authorized: return .authorized
        case .denied: return .denied
        case .restricted: return .restricted
        default: return .unavailable
        }
    }
}
