import type { Locator, Page } from '@playwright/test';
import { newCustomer } from '../accounts/customers.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { bogof, cola, margherita } from '../baskets.ts';
import {
  type MarketId,
  orderWithCash,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { reachForm } from '../payments/card-form.ts';
import { alwaysOpen } from '../places.ts';
import { screenFaults } from './screen-faults.ts';
import { smallScreens } from './small-screens.ts';
import { dealOf } from './walk-orders.ts';

const markets: readonly MarketId[] = ['uk', 'fr', 'in', 'ca'];

/** Nothing of the page as it is now is hard to read or to reach on any of the small screens. */
async function expectUsable(page: Page, name: string): Promise<void> {
  for (const screen of smallScreens) {
    await page.setViewportSize(screen);
    await expect(async () => {
      expect(await screenFaults(page), `${name} at ${screen.width} px`).toEqual([]);
    }).toPass();
  }
}

/** The same of pages, each by its address and a title or button that shows it is there. */
async function expectAllUsable(
  page: Page,
  pages: Readonly<Record<string, string | RegExp>>,
  role: 'heading' | 'button' = 'heading',
): Promise<void> {
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(addressOf('uk', path));
    await expect(page.getByRole(role, { name }).first()).toBeVisible();
    await expectUsable(page, path);
  }
}

test('on small screens no bar lies over the pages without a restaurant, and no words on a picture [SHP-43]', async ({
  page,
}) => {
  test.slow();
  await visit(page, 'uk', '/');
  await expectAllUsable(page, {
    '/': /./,
    '/huts/': 'Our restaurants',
    '/huts/uk-1/1101': 'Opening hours',
    '/menu/': 'Our menu',
    '/menu/pizzas/': 'Pizzas',
    '/promo/big-night-in': /./,
    '/allergens/': 'Allergens',
    '/error': /./,
  });
  await page.goto(addressOf('uk', '/map/?latLong=51.4646,-0.166&disposition=collection'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectUsable(page, 'map');
  await expectAllUsable(
    page,
    { '/account/?form=login': 'Sign in', '/account/?form=signUp': 'Create account' },
    'button',
  );
});

test('on small screens no bar lies over the pages of an account, and no words on a picture [SHP-43]', async ({
  page,
}) => {
  const { state } = await newCustomer();
  await arrive(page, '/account/edit', { state });
  await expectAllUsable(page, {
    '/account/edit': 'Account Details',
    '/account/in-store-sign-up': /./,
  });
});

test('on small screens no bar lies over the menu, its dialogs and the basket, and no words on a picture [SHP-43]', async ({
  page,
}) => {
  test.slow();
  await arrive(page, '/order/deals/', { basket: { items: [margherita, cola], deals: [bogof] } });
  await expectAllUsable(page, {
    '/order/deals/': 'Deals',
    '/order/deal/?id=any-20-medium&basketId=mine': 'Any Night In for £20',
    '/order/dealcategory/?id=lunch': 'Lunch',
    '/order/discount/?id=student-15': /./,
    '/order/pizzas/': 'Pizzas',
  });
  await expectAllUsable(
    page,
    {
      '/order/pizzas/?modal=margherita': /^Add to basket/,
      '/order/pizzas/?modal=half-and-half': /^Add to basket/,
      '/order/drinks/#basket': /^Add Garlic & Herb/,
    },
    'button',
  );
});

test('on small screens no bar lies over checkout, the card form and the summary, and no words on a picture [SHP-43]', async ({
  page,
}) => {
  test.slow();
  await reachCheckout(page, { type: 'delivery' });
  await expectUsable(page, 'checkout');
  await placeButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectUsable(page, 'checkout with errors');
  await reachForm(page);
  await expectUsable(page, 'card details');
  await orderWithCash(page);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expectUsable(page, 'summary');
});

for (const market of markets) {
  test(`on small screens the pizzas of a half-and-half keep to their rows in ${market}, on the menu and in a deal [SHP-43]`, async ({
    page,
  }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    const at = { at: alwaysOpen[market], by: 'collection' } as const;
    await arrive(page, '/order/pizzas/?modal=half-and-half', at);
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expectUsable(page, `a half-and-half of ${market}`);
    await page.goto(addressOf(market, `/order/deal/?id=${dealOf(market)}&basketId=mine`));
    await page
      .getByRole('list')
      .getByRole('button', { name: /^(Half|Moitié)/ })
      .click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expectUsable(page, `a half-and-half of a deal of ${market}`);
  });
}

/** How far one thing on screen reaches over another, in pixels down the page. */
const overlap = async (upper: Locator, lower: Locator): Promise<number> => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) return Number.NaN;
  return above.y + above.height - below.y;
};

for (const market of markets) {
  test(`on small screens no title of home lies on the picture in ${market}, and no name on the ways of the header [SHP-43]`, async ({
    page,
  }) => {
    await visit(page, market, '/');
    const lead = page.locator('main h1 + p');
    const picture = page.locator('main section svg image').first();
    const name = page.locator('header').getByText('Fornello', { exact: true });
    const way = page.locator('header nav').locator('a, button').first();
    for (const screen of smallScreens) {
      await page.setViewportSize(screen);
      // Places of pictures are not whole pixels.
      await expect.poll(() => overlap(lead, picture)).toBeLessThan(1);
      await expect
        .poll(async () => {
          const [mark, first] = [await name.boundingBox(), await way.boundingBox()];
          return (
            !mark || !first || mark.x + mark.width <= first.x || mark.y > first.y + first.height
          );
        })
        .toBe(true);
    }
    await expectUsable(page, `home of ${market}`);
  });
}
