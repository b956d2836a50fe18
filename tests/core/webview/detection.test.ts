import { describe, expect, it } from 'vitest';
import { joinMarkets } from '../../../core/engine/join-markets.ts';
import { appVersionOf, isInApp, platformOf } from '../../../core/webview/app-frame.ts';
import { testMarket } from '../test-market.ts';
import { fakeApp, hostOf, inApp, userAgents } from '../../client/webview/fake-app.ts';

const bridge = { postMessage: () => {} };

describe('a web view', () => {
  it('is known by the bridge in the window alone [WEB-02]', () => {
    expect(isInApp({ ReactNativeWebView: bridge })).toBe(true);
    for (const ReactNativeWebView of [undefined, null, {}, { postMessage: 'no function' }, 7]) {
      expect(isInApp({ ReactNativeWebView })).toBe(false);
    }
    expect(isInApp({ navigator: { userAgent: userAgents.android } })).toBe(false);
  });

  it('is on iOS or Android, by the user agent [WEB-02]', () => {
    expect(platformOf(userAgents.iphone)).toBe('ios');
    expect(platformOf(userAgents.ipad)).toBe('ios');
    expect(platformOf(userAgents.android)).toBe('android');
    expect(platformOf('')).toBe('ios');
  });

  it('tells the version of the app, where it has one', () => {
    expect(appVersionOf(userAgents.iphone, 'MobileApp')).toBe('3.0.90');
    expect(appVersionOf(userAgents.ipad, 'MobileApp')).toBeUndefined();
    expect(appVersionOf('MobileApp/3.1.0-beta+7', 'MobileApp')).toBe('3.1.0');
    for (const other of ['MobileApp/three', 'MyMobileApp/1.0', 'MobileApp/3.0x', 'MobileApp/']) {
      expect(appVersionOf(other, 'MobileApp')).toBeUndefined();
    }
  });
});

describe('a market', () => {
  it('has the app for its host where a web view shows the page, and the browser elsewhere [WEB-02]', async () => {
    const market = await testMarket('uk', ['browser-host', 'consent-banner']);
    expect(market.extensions.one('host').isMobileApp).toBe(false);
    const { host } = hostOf(fakeApp({}).page);
    const { extensions } = inApp(market, host);
    expect(extensions.one('host')).toMatchObject({
      kind: 'webview',
      isMobileApp: true,
      app: { platform: 'ios', version: '3.0.90' },
    });
  });

  it('keeps the app for its host, and its consent, when the plugins of a later tier join [WEB-02]', async () => {
    const market = await testMarket('uk', ['browser-host', 'consent-banner']);
    const { host } = hostOf(fakeApp({}).page);
    const first = inApp(market, host);
    const { extensions } = joinMarkets(first, await testMarket('uk', ['deal-kinds']));
    expect(extensions.one('host')).toBe(host);
    extensions.one('consent').answer(['C0002']);
    expect(extensions.one('consent').grants('C0002')).toBe(false);
    expect(extensions.all('deal-kind')).not.toHaveLength(0);
  });

  it.each(['uk', 'fr', 'in', 'ca'] as const)(
    'of %s runs in the app and in a browser',
    async (id) => {
      const { extensions } = await testMarket(id);
      const hosts = [...extensions.all('host'), ...extensions.all('app-host')];
      expect(hosts.map(({ kind }) => kind)).toEqual(['browser', 'webview']);
    },
  );
});
