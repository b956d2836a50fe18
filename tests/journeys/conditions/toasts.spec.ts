import type { Locator, Page } from '@playwright/test';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { type MarketId, placeButton } from '../checkout/reach-checkout.ts';
import { now } from '../clock.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';
import { setInManifest } from '../set-in-manifest.ts';
import { stopClock } from '../stop-clock.ts';
import { screenFaults } from './screen-faults.ts';
import { smallScreens } from './small-screens.ts';
import { toastFaults } from './toast-faults.ts';

const markets: readonly MarketId[] = ['uk', 'fr', 'in', 'ca'];

/** On each of the small screens the toast that is told lies over nothing, and nothing is hard to read or to reach. */
const expectApart = async (page: Page, where: string): Promise<void> => {
  for (const screen of smallScreens) {
    await page.setViewportSize(screen);
    // Looking for faults leaves what scrolls at its end, where a bar stands above what follows.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('html, dialog *')) part.scrollTop = 0;
    });
    const at = `${where} at ${screen.width} by ${screen.height} px`;
    await expect.poll(() => toastFaults(page), at).toEqual([]);
    await expect.poll(() => screenFaults(page), at).toEqual([]);
  }
};

/** Lets a part that loads come, on a page whose clock is stopped; a toast stays for some seconds. */
const expectSoon = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });

const told = (page: Page, words: RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words);

for (const market of markets) {
  test(`in ${market} toasts lie over no bar and no button of menu, product, basket and checkout [SHP-43]`, async ({
    page,
    context,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-write']);
    await setInManifest(
      page,
      '**/order/**',
      /"unasked":\{"order":\[[^\]]*\]/,
      '"unasked":{"order":[]',
    );
    await page.clock.install({ time: now() });
    await arrive(page, '/order/pizzas/', {
      at: alwaysOpen[market],
      by: 'collection',
      basket: { items: [margherita] },
    });
    const card = page
      .getByRole('main')
      .getByRole('link', { name: /^Margherita/ })
      .first();
    await card.click();
    const product = page.getByRole('dialog');
    await expect(
      product.getByRole('button', { name: /^(Add to basket|Ajouter au panier)/ }),
    ).toBeEnabled();
    await stopClock(page);
    await product.getByRole('button', { name: /^(Share|Partager)/ }).click();
    await expect(told(page, /^(The link has been copied|Le lien est copié)/)).toBeVisible();
    await expectApart(page, 'a product');
    await product.getByRole('button', { name: /^(Close this message|Fermer ce message)$/ }).click();
    await product.getByRole('button', { name: /^(Add to basket|Ajouter au panier)/ }).click();
    await expect(product).toHaveCount(0);
    const added = told(page, /is in your basket\.$|^Ajouté au panier/);
    await expect(added).toBeVisible();
    await expectApart(page, 'the menu');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('link').click();
    const basket = page.getByRole('dialog', { name: /^(Your basket|Votre panier)$/ });
    const checkout = basket.getByRole('button', { name: /^(Checkout|Commander)/ });
    await expectSoon(page, checkout);
    await expect(added).toBeVisible();
    await expectApart(page, 'the basket');
    await checkout.click();
    await expectSoon(page, placeButton(page));
    await expect(added).toBeVisible();
    await expectApart(page, 'checkout');
  });
}
