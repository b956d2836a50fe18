// A React Native screen that shows the shop. Needs react-native-webview; the contract is docs/hosts/contract.
import { useCallback, useEffect, useRef } from 'react';
import { BackHandler, Linking, Share } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { WebView, type WebViewMessageEvent } from 'react-native-webview';
import {
  type AppCapability,
  contractVersion,
  type MessageFromApp,
  type MessageToApp,
} from 'comanda-host-contract';

const shop = 'https://uk.shop.example';

/** What this app does; what is not among it the page does without. */
const capabilities: readonly AppCapability[] = [
  'back',
  'basket',
  'open-outside',
  'safe-areas',
  'share',
];

interface Props {
  /** Tells the tab bar how many products are in the basket. */
  readonly onBasket: (count: number) => void;
  readonly onClose: () => void;
  /** Asks the system, and the customer where they have not been asked. */
  readonly mayLocate: () => Promise<boolean>;
}

export const ShopScreen = ({ onBasket, onClose, mayLocate }: Props) => {
  const page = useRef<WebView>(null);
  const { top, right, bottom, left } = useSafeAreaInsets();

  const tell = useCallback((message: MessageFromApp) => {
    page.current?.postMessage(JSON.stringify(message));
  }, []);

  const hear = async ({ nativeEvent }: WebViewMessageEvent) => {
    if (!nativeEvent.url.startsWith(`${shop}/`)) return; // Pages of payment providers say nothing to us.
    const { type, payload } = JSON.parse(nativeEvent.data) as MessageToApp;
    switch (type) {
      case 'READY':
        tell({ type: 'CAPABILITIES', payload: { version: contractVersion, capabilities } });
        break;
      case 'ACCEPTED':
        tell({ type: 'SAFE_AREAS', payload: { top, right, bottom, left } });
        break;
      case 'LOCATION_PERMISSION_REQUEST':
        tell({ type: 'LOCATION_PERMISSION', payload: { granted: await mayLocate() } });
        break;
      case 'TRACKING_PERMISSION_REQUEST':
        tell({ type: 'TRACKING_PERMISSION', payload: { status: 'unavailable' } });
        break;
      case 'BACK_ANSWERED':
        if (!payload.handled) onClose();
        break;
      case 'BASKET_CHANGED':
        onBasket(payload.count);
        break;
      case 'OPEN_OUTSIDE':
        await Linking.openURL(payload.url);
        break;
      case 'SHARE':
        await Share.share({ title: payload.title, message: payload.url });
        break;
      default: // A newer page may say more.
    }
  };

  useEffect(() => {
    const pressed = BackHandler.addEventListener('hardwareBackPress', () => {
      tell({ type: 'BACK_PRESSED', payload: {} });
      return true;
    });
    return () => pressed.remove();
  }, [tell]);

  return (
    <WebView
      ref={page}
      source={{ uri: shop }}
      applicationNameForUserAgent="MobileApp/1.0.0"
      geolocationEnabled
      onMessage={(event) => void hear(event)}
    />
  );
};
