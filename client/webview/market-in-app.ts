import { when } from 'mobx';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { Market } from '../../core/engine/start-market.ts';
import type { ExtensionContracts } from '../../core/extension-points.ts';
import type { Consent, TrackingPermission } from '../../core/shell/ports.ts';

/** Consent as it holds in a native app: the device has to allow it as well, and before that nobody is asked [WEB-08]. */
export const consentInApp = (consent: Consent, tracking: TrackingPermission): Consent => ({
  get needsAnswer() {
    return tracking.isAllowed && consent.needsAnswer;
  },
  grants: (group) => tracking.isAllowed && consent.grants(group),
  whenGranted: async (group) => {
    await consent.whenGranted(group);
    await when(() => tracking.isAllowed);
  },
  answer: (groups) => consent.answer(groups),
});

/**
 * A market as it runs in a native app: the host is the app's own, and consent follows what the device allows, which is
 * asked for here [WEB-06]. A market without a plugin for native apps runs as in a browser.
 */
export const marketInApp = (market: Market): Market => {
  const { extensions } = market;
  const [host] = extensions.all('app-host');
  if (!host) return market;
  const { tracking } = host.app;
  const consent = consentInApp(extensions.one('consent'), tracking);
  const own: Partial<ExtensionContracts> = { host, consent };
  const all: Extensions['all'] = (point) => {
    const contribution = own[point];
    return contribution === undefined ? extensions.all(point) : [contribution];
  };
  const one: Extensions['one'] = (point) => own[point] ?? extensions.one(point);
  tracking.ask();
  return { ...market, extensions: { all, one } };
};
