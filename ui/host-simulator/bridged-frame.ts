import type { RecordedPlatform } from '../../schemas/types/webview/host-session.ts';

/** The app whose bridge pages in the frame get. */
export interface FrameHost {
  readonly platform: RecordedPlatform;
  /** What it calls itself in the user agent, with its version. */
  readonly userAgentName: string;
}

/** What web views call themselves, without the name of their app. */
const userAgents: Readonly<Record<RecordedPlatform, string>> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36',
};

/** The page of a frame that an app shows. */
export interface BridgedFrame {
  /** Hands a text to the page, as the app of this platform does. */
  tell(text: string): void;
  /** Goes back in the frame's own history. */
  back(): void;
  /** Takes the frame away. */
  remove(): void;
}

/** The document in a frame; undefined while a page of another site shows, such as a bank's. */
const documentIn = (frame: HTMLIFrameElement): Document | undefined =>
  frame.contentDocument ?? undefined;

/**
 * Shows a page of this site in a frame, and gives each page that the frame shows the bridge of an app before its
 * scripts run: these are modules, which run after the page was read, while a new document is seen at once [HST-07].
 */
export function bridgedFrame(
  frame: HTMLIFrameElement,
  address: string,
  { platform, userAgentName }: FrameHost,
  hear: (text: string) => void,
): BridgedFrame {
  let isThere = true;
  const give = (page: Window): void => {
    const userAgent = `${userAgents[platform]} ${userAgentName}`.trim();
    Object.defineProperty(page.navigator, 'userAgent', {
      configurable: true,
      get: () => userAgent,
    });
    const postMessage = (text: unknown) => {
      if (isThere) hear(String(text));
    };
    Object.assign(page, { ReactNativeWebView: { postMessage } });
  };
  /** Waits for the document that takes the place of one, gives its page the bridge, and goes on with that. */
  const follow = (before: Document | undefined): void => {
    if (!isThere) return;
    const now = documentIn(frame);
    const page = now?.defaultView;
    if (!now || !page || now === before) {
      setTimeout(follow, 0, before);
      return;
    }
    give(page);
    page.addEventListener('pagehide', () => follow(now), { once: true });
  };
  const empty = documentIn(frame);
  // The first page takes over the window of the empty one.
  if (frame.contentWindow) give(frame.contentWindow);
  frame.contentWindow?.location.replace(address);
  follow(empty);
  return {
    tell(text) {
      const page = frame.contentWindow;
      const target = platform === 'ios' ? page : documentIn(frame);
      target?.dispatchEvent(new MessageEvent('message', { data: text }));
    },
    back: () => frame.contentWindow?.history.back(),
    remove() {
      isThere = false;
    },
  };
}
