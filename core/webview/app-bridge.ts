import type { MessageFromApp, MessageToApp } from '../../schemas/types/webview/messages.ts';
import type { AppPage } from './app-frame.ts';
import { readAppMessage } from './read-app-message.ts';

/** A message as the page gets it. */
export interface PageMessage {
  readonly data: unknown;
  /** The window that sent it; none for what an app hands to the page by itself. */
  readonly source: unknown;
}

/** What hears messages: an app of Apple's hands them to the window, one of Android's to the document. */
export interface MessageTarget {
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}

/** The page that an app shows. */
export interface BridgedPage extends AppPage, MessageTarget {
  readonly document: MessageTarget;
}

/** Carries messages between the page and the native app around it. */
export interface AppBridge {
  /** Posts a message as JSON text; without a bridge, or to an app that is gone, nothing happens [WEB-03]. */
  post(message: MessageToApp): void;
  /** Tells every message of the app that is understood; what is not understood changes nothing [WEB-04]. */
  listen(hear: (message: MessageFromApp) => void): void;
}

/** The bridge of a page. Other windows, such as the frames of gateways, may post to the page but are not the app. */
export const appBridge = (page: BridgedPage): AppBridge => ({
  post(message) {
    try {
      page.ReactNativeWebView?.postMessage?.(JSON.stringify(message));
    } catch {
      // Nobody is there to be told, and what the page does goes on.
    }
  },
  listen(hear) {
    const listener = ({ data, source }: PageMessage) => {
      if (source && source !== page) return;
      const message = readAppMessage(data);
      if (message) hear(message);
    };
    page.addEventListener('message', listener);
    page.document.addEventListener('message', listener);
  },
});
