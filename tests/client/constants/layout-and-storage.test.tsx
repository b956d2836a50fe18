import { describe, expect, it, vi } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import { createReporting } from '../../../client/shell/create-reporting.ts';
import { persist } from '../../../client/kernel/persistence.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { PromoBanner } from '../../../ui/pages/localisation/promo-banner.tsx';
import { AppStores } from '../../../ui/pages/shell/app-stores.tsx';
import { ConsentBanner } from '../../../ui/pages/shell/consent-banner.tsx';
import { externalLinks } from '../../../ui/pages/shell/external-links.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { renderIn } from './render-in.tsx';

describe('the buttons of the consent banner', () => {
  const stackedAt = (market: Market) =>
    /@media \(max-width:\s?(\d+)px\)/.exec(
      renderIn(market, <ConsentBanner onAnswered={() => {}} />),
    )?.[1];

  it('stand under each other up to the width of the manifest [CST-131]', async () => {
    expect(await inEachRunning(stackedAt)).toEqual(everywhere('420'));
    expect(stackedAt(await marketWith('uk', { ui: { consentMobileWidth: 500 } }))).toBe('500');
  });
});

describe('the promotion of collecting', () => {
  const banner = (market: Market) =>
    /Save [^<]*/.exec(
      renderIn(market, <PromoBanner />, {
        words: { shell: { promo: { banner: 'Save {{amountOff}}: {{dealPrice}}' } } },
      }),
    )?.[0];

  it('shows in the UK with the amounts of the manifest [CST-132]', async () => {
    expect(await inEachRunning(banner)).toEqual({
      ...everywhere(undefined),
      uk: 'Save £5: £22.99',
    });
    const ukBanner = { amountOff: 7, dealPrice: 19.5, to: '/order/deals/' };
    expect(banner(await marketWith('ca', { promo: { ukBanner } }))).toBe('Save $7: $19.50');
  });
});

describe('the links out of the site', () => {
  const outside = ({ footer, links }: Manifest) =>
    externalLinks(footer.externalLinks, links).map(({ href }) => href);
  const stores = (market: Market) =>
    [...renderIn(market, <AppStores />).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  it('are those of the manifest [CST-133]', async () => {
    const fr = manifestWith('fr');
    expect(bookingLink(fr.links, undefined)).toBe('https://restaurants.example.com/fornello/fr');
    expect(bookingLink(manifestWith('uk').links, { id: '7' })).toBe(
      'https://book.example.com/fornello/uk?hut=7',
    );
    expect(inEachMarket(outside)).toEqual({
      ...everywhere([]),
      fr: ['https://franchise.example.com/fornello/fr', 'https://jobs.example.com/fornello/fr'],
    });
    expect(await inEachRunning(stores)).toEqual(
      everywhere([
        'https://apps.example.com/ios/fornello',
        'https://apps.example.com/android/fornello',
      ]),
    );
    const links = {
      bookATable: 'https://tables.example.com/',
      restaurantSite: null,
      franchise: 'https://own.example.com/',
      iosAppStore: 'https://ios.example.com/',
    };
    const changed = manifestWith('fr', { links });
    expect(bookingLink(changed.links, { id: '7' })).toBe('https://tables.example.com/?hut=7');
    expect(outside(changed)[0]).toBe('https://own.example.com/');
    expect(stores(await marketWith('fr', { links }))[0]).toBe('https://ios.example.com/');
  });
});

describe('what the browser keeps', () => {
  const keys = (market: Market) => {
    const { app, environment } = appIn(market);
    const stop = persist(app, environment);
    app.localisation.setDisposition({ type: 'collection' });
    stop();
    const stored = environment.storage
      .keys()
      .map((key) => environment.storage.read(key))
      .filter((text) => text?.includes('"type":"collection"'));
    expect(stored).toHaveLength(1);
    return environment.storage.keys();
  };

  it('stands under the prefix of the manifest [CST-134]', async () => {
    for (const found of Object.values(await inEachRunning(keys))) {
      expect(found).toContain('phdv:disposition');
      expect(found.filter((key) => !key.startsWith('phdv:'))).toEqual([]);
    }
    const changed = keys(await marketWith('uk', { storage: { persistKeyPrefix: 'own:' } }));
    expect(changed).toContain('own:disposition');
    expect(changed.filter((key) => !key.startsWith('own:'))).toEqual([]);
  });
});

describe('analytics', () => {
  const isSent = (group: string) => (market: Market) => {
    const send = vi.fn<() => void>();
    const grants = (asked: string) => asked === group;
    const extensions = {
      one: () => ({ needsAnswer: false, grants, answer: () => {} }),
      all: (point: string) => (point === 'analytics-sink' ? [{ send }] : []),
    } as unknown as Market['extensions'];
    const { consent } = market.manifest;
    createReporting(extensions, {
      analyticsGroup: consent.analyticsGroup,
      fallback: { report: () => {} },
      origin: () => ({ market: 'uk', traceId: 'trace' }),
    }).track({
      type: 'any',
      data: {},
    });
    return send.mock.calls.length === 1;
  };

  it('get events with consent to the group of the manifest [CST-135]', async () => {
    expect(await inEachRunning(isSent('C0002'))).toEqual(everywhere(true));
    expect(await inEachRunning(isSent('C0003'))).toEqual(everywhere(false));
    const changed = await marketWith('uk', { consent: { analyticsGroup: 'C0003' } });
    expect(isSent('C0003')(changed)).toBe(true);
    expect(isSent('C0002')(changed)).toBe(false);
  });
});
