import { isInApp } from '../../core/webview/app-frame.ts';

/** Whether this browser can be told what happens while no page of the shop is open; a native app tells by itself [SHP-32]. */
export const canBePushed = (): boolean =>
  !import.meta.env.DEV &&
  !isInApp(window) &&
  'serviceWorker' in navigator &&
  'PushManager' in window;
