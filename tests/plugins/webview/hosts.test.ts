import { expect, it } from 'vitest';
import { browserHost } from '../../../plugins/browser-host/browser-host.ts';
import plugin from '../../../plugins/webview-host/plugin.ts';
import { hostConformance } from '../../conformance/host.ts';
import { fakeApp, hostOf } from '../../client/webview/fake-app.ts';
import { testManifest } from '../../core/test-market.ts';

hostConformance('browser-host', () => browserHost);
hostConformance('webview-host', () => hostOf(fakeApp({}).page).host);
hostConformance(
  'webview-host without a bridge',
  () => hostOf(fakeApp({ bridged: false }).page).host,
);

it('the host of the web view is made without effects, on a server too', () => {
  const [contribution] = plugin.contributes;
  const make = () =>
    contribution?.point === 'app-host' &&
    contribution.make({ manifest: testManifest('uk'), options: { userAgentName: 'MobileApp' } });
  expect(make()).toMatchObject({ kind: 'webview' });
  const { page, posted } = fakeApp({});
  hostOf(page);
  expect(posted).toEqual([]);
});
