import { positionOf, type PositionSource } from '../../core/localisation/device-position.ts';
import type { AppHost } from '../../core/shell/ports.ts';
import { appBridge, type BridgedPage } from '../../core/webview/app-bridge.ts';
import { appVersionOf, platformOf } from '../../core/webview/app-frame.ts';
import { locationPermission } from '../../core/webview/location-permission.ts';
import { greetingWithApp } from './greeting-with-app.ts';
import { trackingPermission } from './tracking-permission.ts';

/** The page of the app. */
export interface WebviewPage extends BridgedPage {
  readonly navigator: { readonly userAgent: string; readonly geolocation?: PositionSource };
}

interface WebviewSettings {
  /** What the app calls itself in the user agent, in front of its version. */
  readonly userAgentName: string;
  /** Longest time that an answer about the position is waited for, in milliseconds. */
  readonly permissionTimeoutMs: number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** The web view of a native app: the two greet each other, and permissions are asked of the app [WEB-01, WEB-05, WEB-06, HST-03]. */
export const webviewHost = (
  page: WebviewPage,
  { userAgentName, permissionTimeoutMs, wait }: WebviewSettings,
): AppHost => {
  const { userAgent } = page.navigator;
  const bridge = appBridge(page);
  const platform = platformOf(userAgent);
  return {
    kind: 'webview',
    isMobileApp: true,
    position: (settings) => positionOf(page.navigator.geolocation, settings),
    app: {
      platform,
      version: appVersionOf(userAgent, userAgentName),
      ...greetingWithApp(bridge),
      mayLocate: locationPermission(bridge, { timeoutMs: permissionTimeoutMs, wait }),
      tracking: trackingPermission(bridge, platform),
    },
  };
};
