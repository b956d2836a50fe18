import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { PositionSource } from '../../../core/localisation/device-position.ts';
import { allowsTracking } from '../../../plugins/webview-host/tracking-permission.ts';
import { consentInApp } from '../../../client/webview/market-in-app.ts';
import { rememberedConsent } from '../../../plugins/consent-banner/remembered-consent.ts';
import { openLocalisation } from '../localisation/open-localisation.ts';
import { clapham } from '../../core/localisation/sample-huts.ts';
import { testManifest, testMarket } from '../../core/test-market.ts';
import { fakeApp, hostOf, inApp, userAgents } from './fake-app.ts';

describe('location permission', () => {
  /** A customer in the app who asks for the huts near them. */
  const open = async (userAgent: string = userAgents.iphone) => {
    const located: unknown[] = [];
    const geolocation: PositionSource = {
      getCurrentPosition: (found, _failed, options) => {
        located.push(options);
        found({ coords: { latitude: 51.46, longitude: -0.17 } });
      },
    };
    const app = fakeApp({ userAgent, geolocation });
    const { host, timePasses } = hostOf(app.page);
    const market = inApp(await testMarket('uk', ['by-postcode', 'consent-banner']), host);
    const opened = await openLocalisation({
      huts: { nearby: async () => [clapham] },
      environment: { market },
    });
    const requests = () =>
      app.posted.filter(
        (message) => (message as { type: string }).type === 'LOCATION_PERMISSION_REQUEST',
      );
    return { ...opened, ...app, timePasses, requests, located };
  };

  it.each(['iphone', 'android'] as const)(
    'is asked of the app, and the position only once that grants it: %s [WEB-05]',
    async (device) => {
      const { localisation, located, requests, say } = await open(userAgents[device]);
      const asked = localisation.geolocate('collection');
      await setImmediate();
      expect(requests()).toEqual([{ type: 'LOCATION_PERMISSION_REQUEST', payload: {} }]);
      expect(localisation.locationPermissionsGranted).toBeUndefined();
      expect(located).toEqual([]);
      say('LOCATION_PERMISSION', { granted: true });
      await asked;
      expect(localisation.locationPermissionsGranted).toBe(true);
      expect(located).toHaveLength(1);
      expect(localisation.geolocationStep).toBe('found');
      expect(localisation.searchResults).toEqual([clapham]);
    },
  );

  it('that is refused starts no geolocation, and is told like a refusal in a browser [WEB-05]', async () => {
    const { app, localisation, located, outside, say } = await open();
    const asked = localisation.geolocate('collection');
    say('LOCATION_PERMISSION', { granted: 'true' });
    say('LOCATION_PERMISSION', { granted: false });
    await asked;
    expect(localisation.locationPermissionsGranted).toBe(false);
    expect(located).toEqual([]);
    expect(localisation.geolocationStep).toBe('failed');
    expect(outside).toMatchObject({ events: [{ type: 'geolocation-failed', data: { code: 1 } }] });
    expect(app.notifications.list).toHaveLength(1);
  });

  it('is asked for again each time, as an app may be asked once more', async () => {
    const { localisation, located, requests, say } = await open();
    for (const granted of [false, true]) {
      const asked = localisation.geolocate('collection');
      say('LOCATION_PERMISSION', { granted });
      await asked;
    }
    expect(requests()).toHaveLength(2);
    expect(located).toHaveLength(1);
  });

  it('that nobody answers ends after the time of the market, and a late answer changes nothing', async () => {
    const { localisation, located, outside, say, timePasses } = await open();
    const asked = localisation.geolocate('collection');
    timePasses();
    await asked;
    expect(outside).toMatchObject({ events: [{ type: 'geolocation-failed', data: { code: 3 } }] });
    say('LOCATION_PERMISSION', { granted: true });
    expect(localisation.locationPermissionsGranted).toBeUndefined();
    expect(located).toEqual([]);
    expect(testManifest('uk').webview.permissionTimeoutMs).toBe(60_000);
  });
});

describe('tracking permission', () => {
  it('allows on iOS when it is authorized, and not otherwise or without an answer [WEB-07]', () => {
    const allowed = (['authorized', 'restricted', 'denied', 'unavailable', undefined] as const).map(
      (status) => allowsTracking('ios', status),
    );
    expect(allowed).toEqual([true, false, false, false, false]);
  });

  it('on Android is up to the visitor’s consent, unless it is refused', () => {
    const allowed = (['authorized', 'unavailable', undefined, 'restricted', 'denied'] as const).map(
      (status) => allowsTracking('android', status),
    );
    expect(allowed).toEqual([true, true, true, false, false]);
  });

  it('is asked of the app when it opens, and follows every answer [WEB-06, WEB-07]', async () => {
    const { page, posted, say, tell } = fakeApp({});
    const { host } = hostOf(page);
    const market = inApp(await testMarket('uk', ['consent-banner']), host);
    const consent = market.extensions.one('consent');
    consent.answer(['C0002']);
    expect(posted).toEqual([{ type: 'TRACKING_PERMISSION_REQUEST', payload: {} }]);
    expect(consent.grants('C0002')).toBe(false);
    tell('authorized');
    say('TRACKING_PERMISSION', { status: 'granted' });
    expect(consent.grants('C0002')).toBe(false);
    say('TRACKING_PERMISSION', { status: 'authorized' });
    expect(consent.grants('C0002')).toBe(true);
    for (const status of ['restricted', 'denied', 'unavailable']) {
      say('TRACKING_PERMISSION', { status: 'authorized' });
      say('TRACKING_PERMISSION', { status });
      expect(consent.grants('C0002')).toBe(false);
    }
  });
});

describe('the question for consent on iOS', () => {
  const open = (isOn: boolean) => {
    const { flags, storage } = testManifest('uk');
    const features = { ...flags.features, 'cookie-banner': { default: isOn } };
    const kept = rememberedConsent({ flags: { ...flags, features }, storage }, () => undefined);
    const app = fakeApp({});
    const { tracking } = hostOf(app.page).host.app ?? {};
    if (!tracking) throw new Error('The host has no app.');
    tracking.ask();
    return { ...app, consent: consentInApp(kept, tracking) };
  };

  it('shows only when the market has it on and tracking is authorised [WEB-08]', () => {
    const { consent, say } = open(true);
    expect(consent.needsAnswer).toBe(false);
    say('TRACKING_PERMISSION', { status: 'denied' });
    expect(consent.needsAnswer).toBe(false);
    say('TRACKING_PERMISSION', { status: 'authorized' });
    expect(consent.needsAnswer).toBe(true);
    consent.answer([]);
    expect(consent.needsAnswer).toBe(false);
    const off = open(false);
    off.say('TRACKING_PERMISSION', { status: 'authorized' });
    expect(off.consent.needsAnswer).toBe(false);
  });

  it('lets what waits for consent wait for the device as well', async () => {
    const { consent, say } = open(true);
    let isTold = false;
    void consent.whenGranted('C0002').then(() => (isTold = true));
    consent.answer(['C0002']);
    await setImmediate();
    expect(isTold).toBe(false);
    say('TRACKING_PERMISSION', { status: 'authorized' });
    await setImmediate();
    expect(isTold).toBe(true);
  });
});
