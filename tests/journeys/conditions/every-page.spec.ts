import { matchRoutes } from 'react-router-dom';
import { accessibilityFaults } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { wordsOf } from '../words.ts';
import { brightness, twilight } from './brightness.ts';
import { type MarketId, shops, type WalkThrough } from './shops.ts';
import { walkCheckout, walkDialogs, walkOrdering } from './walk-orders.ts';
import { walkAccount, walkOwn, walkSite } from './walk-site.ts';
import { routesOn, type Walk } from './walked-routes.ts';

/** The walks, and what they lead through. */
const walks: Readonly<Record<Walk, readonly [string, WalkThrough]>> = {
  site: ['the pages without a hut', walkSite],
  account: ['the ways into an account', walkAccount],
  own: ['the pages of an account', walkOwn],
  ordering: ['the pages of ordering', walkOrdering],
  dialogs: ['what opens over them', walkDialogs],
  checkout: ['checkout and the order', walkCheckout],
};

/** Walks that there is nothing for: France has no accounts; those of India are looked at in own-pages.spec.ts. */
const lacking: Readonly<Partial<Record<MarketId, readonly Walk[]>>> = {
  fr: ['account', 'own'],
  in: ['own'],
};

const names = Object.keys(walks) as readonly Walk[];

const all = names.flatMap((walk) => routesOn(walk)).map((path) => ({ path }));

for (const one of shops) {
  const { market, locale, isFirst } = one;
  // The other languages of a market are looked at in the light.
  const colorScheme = isFirst ? 'dark' : 'light';
  for (const walk of names) {
    const [what, go] = walks[walk];
    if (lacking[market]?.includes(walk)) continue;
    test(`${what} have no accessibility faults in ${locale}${isFirst ? ', and can be read in the dark' : ''} [SHP-42, SHP-47]`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      const seen = new Set<string>();
      const faults: string[] = [];
      const look = async (name: string): Promise<void> => {
        await expect(page.locator('html'), name).toHaveAttribute('lang', locale);
        const { pathname } = new URL(page.url());
        seen.add(matchRoutes(all, pathname)?.at(-1)?.route.path ?? pathname);
        if (isFirst) expect(await brightness(page), name).toBeLessThan(twilight);
        // Colours are the market's, whatever its language.
        const found = await accessibilityFaults(
          page,
          isFirst ? {} : { without: ['color-contrast'] },
        );
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      };
      await go(page, { ...one, t: await wordsOf(market, locale) }, look);
      expect(faults).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining([...routesOn(walk, market)]));
    });
  }
}
