import type { Page } from '@playwright/test';
import { arrive } from '../arrive.ts';
import { newDetails, placeButton } from '../checkout/reach-checkout.ts';
import { slot, step } from '../deals/build-deal.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';
import { wordsOf } from '../words.ts';
import { chooseOne, holdsFocus, moveTo, pressOn } from './by-keyboard.ts';

/** What is ordered in each market, as it is called there. */
const markets = {
  uk: {
    locale: 'en-GB',
    deal: 'Buy One Medium, Get One Free',
    tile: 'Half & Half',
    halves: ['Margherita', 'Hawaiian'],
    voucher: { code: 'SAVE20', title: '20% Off Everything' },
  },
  fr: {
    locale: 'fr-FR',
    deal: '1 achetée = 1 offerte',
    tile: 'Moitié-moitié',
    halves: ['Margherita', 'La Reine'],
    // The market has vouchers off.
    voucher: undefined,
  },
  in: {
    locale: 'en-IN',
    deal: 'Buy One, Get One Free',
    tile: 'Half and Half',
    halves: ['Margherita', 'Golden Corn and Cheese'],
    voucher: { code: 'SAVE20', title: '20% Off' },
  },
  ca: {
    locale: 'en-CA',
    deal: 'Buy One Large, Get One Free',
    tile: 'Half and half',
    halves: ['Margherita', 'The Hawaiian'],
    voucher: { code: 'SAVE20', title: '20% Off Everything' },
  },
} as const;

/** A name with whatever stands behind it, such as its price. */
const beginning = (name: string) => new RegExp(`^${name}`);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [id, { locale, deal, tile, halves, voucher }] of Object.entries(markets)) {
  const market = id as keyof typeof markets;
  test(
    `in ${market} a half-and-half in a deal${voucher ? ' with a voucher' : ''} is ordered by keyboard alone, and each step is told [SHP-47]`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      const t = await wordsOf(market, locale);
      const { keyboard } = page;
      await arrive(page, '/order/deals/', { at: alwaysOpen[market], by: 'collection' });

      // The first stop leads past the header; the deals are links that are called by their titles.
      await keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('shell.skipToContent') })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const card = page.getByRole('link', { name: deal, exact: true });
      await pressOn(page, card.or(page.getByRole('region', { name: deal }).getByRole('link')));
      await expect(title(page)).toHaveText(deal);
      await expect(title(page)).toBeFocused();

      // The builder says how many steps there are, and what each of them lacks.
      const steps = page.getByRole('list', { name: t('deals.slot.list') });
      const [choose, done] = [t('deals.slot.choose'), t('deals.slot.done')];
      await expect(steps).toMatchAriaSnapshot(`
        - list "${t('deals.slot.list')}":
          - listitem:
            - button /1 \\S+ 2 ${choose}$/
          - listitem:
            - button /2 \\S+ 2 ${choose}$/
      `);
      await expect(slot(page).getByText(t('deals.slot.missing_one'))).toBeVisible();
      await pressOn(page, slot(page).getByRole('button', { name: tile, exact: true }));

      // The dialog takes the focus, and says which half is being chosen.
      const dialog = page.getByRole('dialog', { name: tile });
      await expect(dialog.getByRole('heading', { level: 2, name: tile })).toBeFocused();
      const [left, right] = [t('menu.halves.first'), t('menu.halves.second')];
      await expect(dialog).toMatchAriaSnapshot(`
        - dialog "${tile}":
          - heading "${tile}" [level=2]
          - button "${t('menu.modal.close')}"
          - tablist "${t('menu.halves.label')}":
            - tab "${left}" [selected]
            - tab "${right}"
          - tabpanel "${left}":
            - group "${left}":
              - radio [checked]
          - group "${t('menu.builder.size')}":
            - radio [checked]
          - group "${t('menu.builder.crust')}":
            - radio [checked]
          - button /^${t('deals.slot.save')}/
      `);
      for (const [index, side] of [left, right].entries()) {
        if (index > 0) {
          await moveTo(page, dialog.getByRole('tab', { name: left }), { by: 'Shift+Tab' });
          await keyboard.press('ArrowRight');
          await expect(dialog.getByRole('tab', { name: side, selected: true })).toBeFocused();
          await expect(dialog.getByRole('tabpanel', { name: side })).toBeVisible();
        }
        const offered = dialog.getByRole('group', { name: side, exact: true });
        const half = offered.getByRole('radio', { name: beginning(halves[index] ?? '') });
        await chooseOne(page, offered, half);
      }
      const both = halves.join(String.raw` \| `);
      await expect(dialog.getByRole('img', { name: new RegExp(both) })).toBeVisible();
      const save = dialog.getByRole('button', { name: beginning(t('deals.slot.save')) });
      await pressOn(page, save);

      // The focus follows to the second step, and the first one says what it holds.
      await expect(dialog).toHaveCount(0);
      await expect(step(page)).toBeFocused();
      await expect(steps).toMatchAriaSnapshot(`
        - list:
          - listitem:
            - button /1 \\S+ 2 ${tile} ${done}$/
          - listitem:
            - button /2 \\S+ 2 ${choose}$/
      `);
      const second = slot(page).getByRole('button', { name: halves[0], exact: true });
      await pressOn(page, second);
      await expect(second).toMatchAriaSnapshot(`- button "${halves[0]}" [pressed]`);
      await expect(second).toBeFocused();
      const add = page
        .getByRole('region', { name: t('deals.bar.label') })
        .getByRole('button', { name: t('deals.bar.add') });
      await pressOn(page, add);

      // It is said that the deal is in the basket, and what that costs.
      const told = page.getByRole('region', { name: t('shell.notifications.label') });
      await expect(told).toContainText(t('menu.added', { title: deal }));
      await expect(title(page)).toHaveText(t('deals.title'));
      await expect(title(page)).toBeFocused();
      const basket = page.getByRole('complementary', { name: t('shell.basket.label') });
      const [total = ''] = t('basket.announceTotal', { price: '|' }).split('|');
      await expect(basket.getByRole('status').filter({ hasText: total })).toHaveText(/[1-9]/);

      // The header leads to the basket.
      const way = page.getByRole('banner').getByRole('link');
      const toBasket = way.filter({ hasText: t('shell.header.basket') });
      await pressOn(page, toBasket, { by: 'Shift+Tab' });
      await expect(basket).toBeFocused();
      await expect(basket).toMatchAriaSnapshot(`
        - complementary "${t('shell.basket.label')}":
          - group "${t('basket.lines')}":
            - list:
              - listitem:
                - heading "${deal}"
      `);
      await expect(basket.getByRole('listitem').first()).toContainText(halves.join(' | '));

      if (voucher) {
        const box = basket.getByRole('region', { name: t('vouchers.box.label') });
        await pressOn(page, box.getByRole('button'));
        const form = page.getByRole('dialog');
        await expect(form.getByRole('textbox', { name: t('vouchers.code') })).toBeFocused();
        await keyboard.type(voucher.code);
        await keyboard.press('Enter');
        await expect(form.getByRole('status')).toContainText(voucher.title);
        await pressOn(page, form.getByRole('button', { name: t('vouchers.done') }));
        await expect(form).toHaveCount(0);
        const remove = t('vouchers.box.remove', { title: voucher.title });
        await expect(box.getByRole('button', { name: remove })).toBeVisible();
        await expect.poll(() => holdsFocus(basket)).toBe(true);
      }

      // What is suggested takes the focus; the way on is in it.
      const checkout = basket.getByRole('button', { name: beginning(t('basket.checkout')) });
      await pressOn(page, checkout);
      const suggested = page.getByRole('dialog', { name: t('upsells.dialog.title') });
      await expect(suggested.getByRole('heading', { level: 2 }).first()).toBeFocused();
      await pressOn(page, suggested.getByRole('button', { name: t('upsells.dialog.refuse') }));
      await expect(title(page)).toHaveText(t('checkout.title'));
      await expect(title(page)).toBeFocused();

      // The form is gone through from its first field to the button that places the order.
      for (const [label, value] of Object.entries(newDetails(market))) {
        await moveTo(page, page.getByRole('textbox', { name: label, exact: true }));
        await keyboard.type(value);
      }
      const ways = page.getByRole('group', { name: t('checkout.sections.payment') });
      await chooseOne(page, ways, ways.getByRole('radio', { name: /^(Cash|Espèces)/ }));
      await pressOn(page, placeButton(page));
      await page.waitForURL(/\/order\/ordersummary\//);
      await expect(title(page)).toHaveText(t('orders.summary.title'));
      await expect(title(page)).toBeFocused();
      await expect(page.getByRole('status').and(page.locator('[data-order-status]'))).toHaveText(
        /\S/,
      );
      await expect(page.getByRole('main')).toContainText(`${tile} · ${halves[0]}`);
    },
  );
}
