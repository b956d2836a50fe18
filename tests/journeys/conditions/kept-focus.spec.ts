import { arrive } from '../arrive.ts';
import { bogof, bogofTitle, margherita } from '../baskets.ts';
import { expect, test } from '../journey.ts';
import { openBasket } from '../open-basket.ts';
import { applyCode, openVouchers } from '../vouchers/enter-code.ts';
import { holdsFocus, pressOn } from './by-keyboard.ts';

const both = { tag: '@both' };

test(
  'who takes a line out of the basket by keyboard is told so, and goes on in the basket [SHP-47]',
  both,
  async ({ page }) => {
    await arrive(page, '/order/deals/', { basket: { deals: [bogof], items: [margherita] } });
    const basket = await openBasket(page);
    await pressOn(page, basket.getByRole('button', { name: `Remove ${bogofTitle}` }));
    const note = basket
      .getByRole('status')
      .filter({ hasText: `${bogofTitle} has been taken out of your basket.` });
    await expect(note).toBeFocused();
    await pressOn(page, note.getByRole('button', { name: 'Undo' }));
    await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
    await expect.poll(() => holdsFocus(basket)).toBe(true);
  },
);

test(
  'who takes a voucher back by keyboard goes on in the basket [SHP-47]',
  both,
  async ({ page }) => {
    await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
    await applyCode(await openVouchers(page), 'SAVE20');
    const basket = page
      .getByRole('dialog', { name: 'Your basket' })
      .or(page.getByRole('complementary', { name: 'Your basket' }));
    const remove = basket.getByRole('button', { name: 'Remove 20% Off Everything' });
    await pressOn(page, remove, { by: 'Shift+Tab' });
    const question = page.getByRole('dialog', { name: 'Remove this voucher?' });
    await expect(question.getByRole('heading')).toBeFocused();
    await pressOn(page, question.getByRole('button', { name: 'Yes' }));
    await expect(question).toHaveCount(0);
    await expect(basket.getByRole('button', { name: 'Add a voucher or gift card' })).toBeVisible();
    await expect.poll(() => holdsFocus(basket)).toBe(true);
  },
);
