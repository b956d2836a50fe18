import type { Page } from '@playwright/test';
import type { MessageToApp } from '../../schemas/types/webview/messages.ts';
import { onOwnClock } from './clock.ts';
import { startInControl } from './in-control.ts';

/** What the web views of the mobile apps call themselves. */
const userAgents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MobileApp/3.1.0',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 MobileApp/3.1.0',
} as const;

/** The mobile app around a page. */
export interface MobileApp {
  /** Messages that its pages have posted, in order. */
  readonly posted: readonly MessageToApp[];
  /** Hands any text to the page. */
  tell(text: string): Promise<void>;
  /** Says something by the protocol. */
  say(type: string, payload: unknown): Promise<void>;
}

/** Makes a page the web view of the mobile app: every page it opens has the app's bridge. Call it before the first. */
export async function inWebview(page: Page, platform: 'ios' | 'android'): Promise<MobileApp> {
  const posted: MessageToApp[] = [];
  // A page that a journey opens by itself is none of its context's.
  await onOwnClock(page);
  await startInControl(page);
  await page.exposeFunction('postToApp', (text: string) => {
    posted.push(JSON.parse(text) as MessageToApp);
  });
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
    const { postToApp } = window as unknown as { postToApp: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: postToApp } });
  }, userAgents[platform]);
  const tell = (text: string) =>
    page.evaluate(
      ([data, isApple]) => {
        const target = isApple ? window : document;
        target.dispatchEvent(new MessageEvent('message', { data }));
      },
      [text, platform === 'ios'] as const,
    );
  return { posted, tell, say: (type, payload) => tell(JSON.stringify({ type, payload })) };
}
