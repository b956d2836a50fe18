import { expect, it } from 'vitest';
import plugin from '../../../plugins/webview-host/plugin.ts';
import { fakeApp, hostOf } from '../../client/webview/fake-app.ts';
import { testManifest } from '../../core/test-market.ts';

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
