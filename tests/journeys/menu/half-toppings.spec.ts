import type { Locator, Page } from '@playwright/test';
import { addressOf, arrive } from '../arrive.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';

/** A half-and-half with a topping more on each half, as it is called and what it costs in each market. */
const markets = {
  uk: {
    tile: 'Half & Half',
    halves: ['Margherita', 'Hawaiian'],
    toppings: ['Mushrooms', 'Black olives'],
    // The Hawaiian at 14.49 and 16.99; half of 1.25 and of 1.50, twice.
    medium: ['£14.49', '£15.12', '£15.75'],
    large: ['£16.99', '£17.74', '£18.49'],
    rule: 'A topping added to one half costs half its price.',
    words: ['Left half: + Mushrooms', 'Right half: + Black olives'],
    deal: { id: 'bogof-medium', extra: '+£1.26' },
  },
  fr: {
    tile: 'Moitié-moitié',
    halves: ['Margherita', 'La Reine'],
    toppings: ['Champignons', 'Chèvre'],
    // La Reine at 11.90 and 15.40; half of 1.20 and of 1.60, or of 1.50 and of 2.00.
    medium: ['11,90', '12,50', '13,30'],
    large: ['15,40', '16,15', '17,15'],
    rule: 'Ajoutée sur une seule moitié, une garniture est à moitié prix.',
    words: ['Moitié gauche : + Champignons', 'Moitié droite : + Chèvre'],
    deal: { id: 'une-achetee-une-offerte', extra: '+1,75' },
  },
  in: {
    tile: 'Half and Half',
    halves: ['Margherita', 'Golden Corn and Cheese'],
    toppings: ['Button Mushroom', 'Paneer'],
    // Both at 299 and 449; half of 50 and of 65, or of 70 and of 90.
    medium: ['₹299', '₹324', '₹356.50'],
    large: ['₹449', '₹484', '₹529'],
    rule: 'A topping added to one half costs half its price.',
    words: ['Left half: + Button Mushroom', 'Right half: + Paneer'],
    deal: { id: 'buy-one-get-one', extra: '+₹57.50' },
  },
  ca: {
    tile: 'Half and half',
    halves: ['Margherita', 'The Hawaiian'],
    toppings: ['Mushrooms', 'Feta'],
    // The Hawaiian at 18.49 and 21.99; half of 2.25 and of 2.95, or of 2.75 and of 3.50, rounded up.
    medium: ['$18.49', '$19.62', '$21.10'],
    large: ['$21.99', '$23.37', '$25.12'],
    rule: 'A topping added to one half costs half its price.',
    words: ['Left half: + Mushrooms', 'Right half: + Feta'],
    deal: { id: 'buy-one-get-one', extra: '+$3.13' },
  },
} as const;

const marketIds = ['uk', 'fr', 'in', 'ca'] as const;

/** A name with whatever stands behind it, such as its price. */
const beginning = (name: string) => new RegExp(`^${name}`);

const modalOf = (page: Page) => page.getByRole('dialog');
const pizza = (modal: Locator, name: string) => modal.getByRole('radio', { name: beginning(name) });
const size = (modal: Locator, name: string) => modal.locator('label').filter({ hasText: name });
const toppings = (modal: Locator) => modal.getByRole('toolbar').last();
const putOn = (modal: Locator, name: string) =>
  toppings(modal).getByRole('button', { name: new RegExp(`^(Add|Ajouter) ${name}$`) });
const submit = (page: Page) =>
  modalOf(page).getByRole('button', { name: /^(Add to basket|Ajouter au panier)/ });

/** Prices in their order: the medium size and the large one now, which the sizes and, for the medium, the button show. */
async function expectPaid(page: Page, market: (typeof marketIds)[number], step: 0 | 1 | 2) {
  const { medium, large } = markets[market];
  const modal = modalOf(page);
  await expect(size(modal, market === 'fr' ? 'Médium' : 'Medium')).toContainText(medium[step]);
  await expect(size(modal, 'Large')).toContainText(large[step]);
  await expect(submit(page)).toContainText(medium[step]);
}

for (const market of marketIds) {
  const { halves, toppings: names, rule, words, large, deal, tile } = markets[market];
  const arrival = { at: alwaysOpen[market], by: 'collection' } as const;

  test(`in ${market} each half takes its own toppings, the sizes say what is paid, and the order has both [SHP-21]`, async ({
    page,
  }) => {
    await arrive(page, '/order/pizzas/?modal=half-and-half', arrival);
    const modal = modalOf(page);
    await pizza(modal, halves[0]).check();
    await modal.getByRole('tab').nth(1).click();
    await pizza(modal, halves[1]).check();
    await modal.getByRole('tab').nth(0).click();
    await expectPaid(page, market, 0);
    await expect(modal.getByText(rule)).toBeVisible();
    await modal.locator('summary').first().click();
    await expect(modal.getByText(rule)).toHaveCount(2);
    await putOn(modal, names[0]).click();
    await expectPaid(page, market, 1);
    await modal.getByRole('tab').nth(1).click();
    await putOn(modal, names[1]).click();
    await expectPaid(page, market, 2);
    await expectAccessible(page, { include: 'dialog' });
    await size(modal, 'Large').click();
    await expect(submit(page)).toContainText(large[2]);
    await submit(page).click();
    await expect(modal).toHaveCount(0);
    const line = page.getByRole('complementary').filter({ hasText: halves[0] });
    for (const text of words) await expect(line).toContainText(text);
    await page.goto(addressOf(market, '/order/checkout/'));
    await fillDetails(page, market);
    await choosePayment(page, /^(Cash|Espèces)/);
    const sent = page.waitForRequest('**/v1/orders/place');
    await placeButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      deals: [
        {
          pizzas: [
            {
              firstHalf: { toppings: expect.any(Array) as unknown },
              secondHalf: { toppings: expect.any(Array) as unknown },
            },
          ],
        },
      ],
    });
    await page.waitForURL(/\/order\/ordersummary\//);
    for (const [index, half] of halves.entries()) {
      const made = new RegExp(`${half} \\([^)]*${names[index]}\\)`);
      await expect(page.getByText(made).first()).toBeVisible();
    }
  });

  test(`in ${market} a half takes toppings by keyboard, at most 12 presses of Tab from opening to Add [SHP-21, SHP-22]`, async ({
    page,
  }) => {
    await arrive(page, '/order/pizzas/?modal=half-and-half', arrival);
    const modal = modalOf(page);
    await pizza(modal, halves[0]).focus();
    await page.keyboard.press('Space');
    await modal.getByRole('tab').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(modal.getByRole('tab').nth(1)).toBeFocused();
    await pizza(modal, halves[1]).focus();
    await page.keyboard.press('Space');
    await modal.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    const search = modal.getByRole('searchbox');
    await search.waitFor();
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await page.keyboard.type(names[1]);
    await page.keyboard.press('Tab');
    const wanted = putOn(modal, names[1]);
    await expect(toppings(modal).locator(':focus')).toBeVisible();
    // Others may have the name in theirs; the arrow keys lead on.
    for (let moves = 0; moves < 5; moves += 1) {
      if (await wanted.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal.getByRole('img', { name: words[1] })).toBeVisible();
    await modal.getByRole('heading', { level: 2 }).first().focus();
    let presses = 0;
    while (presses < 13 && !(await submit(page).evaluate((it) => it === document.activeElement))) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    expect(presses).toBeLessThanOrEqual(12);
    await page.keyboard.press('Enter');
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('complementary').filter({ hasText: words[1] })).toBeVisible();
  });

  test(`in ${market} a half-and-half of a deal takes toppings by half, and the deal says what they add [SHP-21]`, async ({
    page,
  }) => {
    await arrive(page, `/order/deal/?id=${deal.id}&basketId=mine`, arrival);
    const slot = page.locator('section[aria-labelledby="slot-heading"]');
    await slot.getByRole('button', { name: tile, exact: true }).click();
    const modal = modalOf(page);
    await pizza(modal, halves[0]).check();
    await modal.locator('summary').first().click();
    await putOn(modal, names[0]).click();
    await modal.getByRole('tab').nth(1).click();
    await pizza(modal, halves[1]).check();
    await putOn(modal, names[1]).click();
    const sizes = modal.getByRole('group', { name: /^(Size|Taille)$/ });
    await expect(sizes.locator('label')).toHaveCount(1);
    await expect(sizes).toContainText(deal.extra);
    await expect(modal.getByText(rule).first()).toBeVisible();
    const save = modal.getByRole('button').filter({ hasText: deal.extra });
    await expect(save).toBeVisible();
    await save.click();
    await expect(modal).toHaveCount(0);
    await slot.getByRole('button', { name: halves[0], exact: true }).click();
    await page
      .getByRole('button', { name: /^(Add to basket|Ajouter au panier)/ })
      .filter({ visible: true })
      .click();
    await page.waitForURL(/\/order\/deals\//);
    const basket = page.getByRole('complementary').filter({ hasText: halves[0] });
    for (const text of words) await expect(basket).toContainText(text);
  });
}

test('a half refuses a seventh topping, and the other half takes it [SHP-21, MNU-50]', async ({
  page,
}) => {
  await arrive(page, '/order/pizzas/?modal=half-and-half', { at: alwaysOpen.uk, by: 'collection' });
  const modal = modalOf(page);
  await pizza(modal, 'Margherita').check();
  await modal.locator('summary').first().click();
  for (const name of ['Pepperoni', 'Ham', 'Mushrooms', 'Red onion', 'Sweetcorn']) {
    await putOn(modal, name).click();
  }
  await putOn(modal, 'Pineapple').click();
  await expect(modal.getByText(/as many as this half can hold/)).toBeVisible();
  await expect(modal.getByText('6 of 6')).toBeVisible();
  await modal.getByRole('tab').nth(1).click();
  await pizza(modal, 'Margherita').check();
  await putOn(modal, 'Pineapple').click();
  await expect(modal.getByText('2 of 6')).toBeVisible();
});
