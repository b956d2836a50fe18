import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { MarketId } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { brightness, twilight } from './brightness.ts';
import { walkAccount, walkCheckout, walkOrdering, walkSite } from './walk-pages.ts';

const markets: readonly MarketId[] = ['uk', 'fr', 'in', 'ca'];

/** The page is dark as it is now, and nothing written on it is too faint. */
const expectReadable = async (page: Page, name: string): Promise<void> => {
  expect(await brightness(page), name).toBeLessThan(twilight);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${name}: ${html} ${any[0]?.message ?? ''}`),
  );
  expect(faint).toEqual([]);
};

test.describe('where the device wishes a dark page', () => {
  test.use({ colorScheme: 'dark' });
  for (const market of markets) {
    test(`everything on the pages of ${market} without a hut is readable [SHP-42]`, async ({
      page,
    }) => {
      test.slow();
      await walkSite(page, market, (name) => expectReadable(page, name));
      if (market === 'uk' || market === 'ca') {
        await walkAccount(page, market, (name) => expectReadable(page, name));
      }
    });
    test(`everything from the deals of ${market} to its order is readable [SHP-42]`, async ({
      page,
    }) => {
      test.slow();
      await walkOrdering(page, market, (name) => expectReadable(page, name));
      await walkCheckout(page, market, (name) => expectReadable(page, name));
    });
  }
});
