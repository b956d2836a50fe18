import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { leavesHome } from '../../../client/localisation/leaves-home.ts';
import { rewriteTarget } from '../../../client/localisation/redirect-target.ts';
import { isTestOrder } from '../../../core/orders/is-test-order.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { readVisit } from '../../../ui/platform/read-visit.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';

describe('where a customer goes after localising', () => {
  const targetOf = (search: string, sector: string) => (manifest: Manifest) => {
    const target = { pathname: '/order/deal/', search, hash: '' };
    const found = rewriteTarget(target, manifest.localise.redirectRewrites, sector);
    return `${found.pathname}${found.search}`;
  };

  it('is rewritten by the rules of the market [CST-86]', () => {
    expect(inEachMarket(targetOf('?id=any-20', 'uk-1'))).toEqual(
      everywhere('/order/deal/?id=any-20-medium'),
    );
    expect(targetOf('?id=undefined', 'fr-1')(manifestWith('fr'))).toBe('/order/pizzas');
    expect(targetOf('?id=undefined', 'uk-1')(manifestWith('uk'))).toBe('/order/deal/?id=undefined');
    const redirectRewrites = [{ contains: 'old', path: '/order/sides' }];
    const changed = manifestWith('uk', { localise: { redirectRewrites } });
    expect(targetOf('?id=old', 'uk-1')(changed)).toBe('/order/sides');
    expect(targetOf('?id=any-20', 'uk-1')(changed)).toBe('/order/deal/?id=any-20');
  });
});

describe('a localised customer', () => {
  const leaves = (hash: string) => (manifest: Manifest) =>
    leavesHome({
      isLocalised: true,
      hash,
      skipRedirectHash: manifest.localise.skipRedirectHash,
      autoRedirect: true,
      isExperimentOn: false,
      isChangingHut: false,
      isAndroidApp: false,
    });

  it('stays on the home page under the hash of the market [CST-87]', () => {
    expect(inEachMarket(leaves('#skipredirect'))).toEqual(everywhere(false));
    expect(inEachMarket(leaves(''))).toEqual(everywhere(true));
    const changed = manifestWith('uk', { localise: { skipRedirectHash: 'stay' } });
    expect(['#skipredirect', '#stay'].map((hash) => leaves(hash)(changed))).toEqual([true, false]);
  });
});

describe('the flags of the market', () => {
  const isTest = (name: string) => (manifest: Manifest) =>
    isTestOrder({ name }, { test: false }, manifest.flags);

  it('name the customers whose orders are tests [CST-92]', () => {
    expect(inEachMarket(isTest('Commtest'))).toEqual(everywhere(true));
    expect(inEachMarket(isTest('testcomm'))).toEqual(everywhere(true));
    expect(inEachMarket(isTest('Ann Bell'))).toEqual(everywhere(false));
    const changed = manifestWith('uk', { flags: { testCustomerNames: ['ann'] } });
    expect([isTest('Ann Bell')(changed), isTest('commtest')(changed)]).toEqual([true, false]);
  });

  it('name the levels a visit can have [CST-93]', () => {
    const level = (asked: string) => (manifest: Manifest) =>
      readVisit({
        search: new URLSearchParams({ flag: asked }),
        manifest,
        storage: memoryStorage(),
        sessionStorage: memoryStorage(),
        report: () => {},
      }).flagLevel;
    expect(inEachMarket(level('canary'))).toEqual(everywhere('canary'));
    expect(inEachMarket(level('staff'))).toEqual(everywhere('none'));
    const changed = manifestWith('uk', { flags: { levels: ['none', 'staff'] } });
    expect([level('staff')(changed), level('canary')(changed)]).toEqual(['staff', 'none']);
  });
});

describe('the coordinates of a postcode', () => {
  /** Whether collection is offered near an address that nobody delivers to, whose place is not known. */
  const isOffered = (market: Market) => {
    const { localisation } = appIn(market).app;
    localisation.refuseAddress({ postcode: 'X' }, 'any');
    return localisation.undelivered !== undefined;
  };

  it('are looked up where the market says so: in France and the United Kingdom [CST-22, BSK-80]', async () => {
    expect(await inEachRunning(isOffered)).toEqual({ uk: true, fr: true, in: false, ca: false });
    const enabled = (isOn: boolean) => ({ postcodeCoordinates: { enabled: isOn } });
    expect(isOffered(await marketWith('in', enabled(true)))).toBe(true);
    expect(isOffered(await marketWith('uk', enabled(false)))).toBe(false);
  });
});
