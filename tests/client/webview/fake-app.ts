import type { Market } from '../../../core/engine/start-market.ts';
import type { PositionSource } from '../../../core/localisation/device-position.ts';
import type { AppHost } from '../../../core/shell/ports.ts';
import type { PageMessage } from '../../../core/webview/app-bridge.ts';
import { marketInApp } from '../../../client/webview/market-in-app.ts';
import { webviewHost, type WebviewPage } from '../../../plugins/webview-host/webview-host.ts';

/** User agents of web views. */
export const userAgents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MobileApp/3.0.90',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 MobileApp/3.1.0',
} as const;

interface FakeApp {
  readonly userAgent?: string;
  /** The app has put its bridge into the page; true unless said otherwise. */
  readonly bridged?: boolean;
  readonly geolocation?: PositionSource;
}

/** The page of a native app, what it posted to the app, and what the app or another window says to it. */
export const fakeApp = ({
  userAgent = userAgents.iphone,
  bridged = true,
  geolocation,
}: FakeApp) => {
  const posted: unknown[] = [];
  const texts: string[] = [];
  const listeners: Record<'window' | 'document', ((event: PageMessage) => void)[]> = {
    window: [],
    document: [],
  };
  const bridge = {
    postMessage: (text: string) => {
      texts.push(text);
      posted.push(JSON.parse(text));
    },
  };
  const page: WebviewPage = {
    ...(bridged ? { ReactNativeWebView: bridge } : {}),
    navigator: { userAgent, ...(geolocation ? { geolocation } : {}) },
    addEventListener: (_type, listener) => void listeners.window.push(listener),
    document: { addEventListener: (_type, listener) => void listeners.document.push(listener) },
  };
  const tell = (
    data: unknown,
    { at = 'window', source = null }: { at?: 'window' | 'document'; source?: unknown } = {},
  ) => {
    for (const listener of listeners[at]) listener({ data, source });
  };
  return {
    page,
    posted,
    texts,
    tell,
    /** The app says something by its protocol. */
    say: (type: string, payload: unknown) => tell(JSON.stringify({ type, payload })),
  };
};

/** The host of a page; an answer of the app is waited for until the test says that time is over. */
export const hostOf = (page: WebviewPage) => {
  let pass = (): void => undefined;
  const host = webviewHost(page, {
    userAgentName: 'MobileApp',
    permissionTimeoutMs: 1000,
    wait: () => new Promise((resolve) => (pass = () => resolve(undefined))),
  });
  return { host, timePasses: () => pass() };
};

/** A market in the app that a host belongs to. */
export const inApp = (market: Market, host: AppHost): Market => {
  const { extensions } = market;
  const all = ((point: Parameters<typeof extensions.all>[0]) =>
    point === 'app-host' ? [host] : extensions.all(point)) as typeof extensions.all;
  return marketInApp({ ...market, extensions: { all, one: (point) => extensions.one(point) } });
};
