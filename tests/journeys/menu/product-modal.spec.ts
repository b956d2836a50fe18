import { expect, type Page, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { clapham, modalOf, openMenu } from './open-menu.ts';

const submit = (page: Page) => modalOf(page).getByRole('button', { name: /^Add to basket/ });

const openPizza = async (page: Page, id: string) => {
  await openMenu(page, clapham, `/order/pizzas/?modal=${id}`);
  await expect(submit(page)).toBeVisible();
};

test('opens with the parameter and closes without it, also by the back button [MNU-62]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/');
  const card = page.getByRole('link', { name: 'Pepperoni Classic' });
  await card.click();
  await expect(page).toHaveURL(/\?modal=pepperoni-classic$/);
  await expect(modalOf(page)).toHaveAccessibleName('Pepperoni Classic');
  await page.goBack();
  await expect(modalOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/pizzas\/$/);
  await card.click();
  await modalOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(modalOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/pizzas\/$/);
  await expect(card).toBeFocused();
});

test('an unknown product closes the modal by taking the parameter away [MNU-63]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/pizzas/?modal=no-such-pizza&step=2');
  await expect(page).toHaveURL(/\/order\/pizzas\/\?step=2$/);
  await expect(modalOf(page)).toHaveCount(0);
});

test('a pizza has size, crust, sauce, cheese and toppings [MNU-66]', async ({ page }) => {
  await openPizza(page, 'margherita');
  for (const name of ['Size', 'Crust', 'Sauce', 'Cheese']) {
    // Toppings have a group of cheeses too, further down.
    const group = modalOf(page).getByRole('group', { name, exact: true }).first();
    await expect(group).toBeVisible();
  }
  await expect(modalOf(page).getByRole('heading', { name: /Your toppings/ })).toBeVisible();
});

test(
  'the price follows every change and what was chosen reaches the basket [MNU-66]',
  { tag: '@both' },
  async ({ page }) => {
    await openPizza(page, 'pepperoni-classic');
    await expect(submit(page)).toContainText('£14.49');
    await modalOf(page)
      .getByRole('radio', { name: /^Large/ })
      .check();
    await expect(submit(page)).toContainText('£16.99');
    await modalOf(page)
      .getByRole('radio', { name: /Super Cheezy/i })
      .check();
    await expect(submit(page)).toContainText('£19.49');
    await submit(page).click();
    await expect(page.getByText('Pepperoni Classic is in your basket.')).toBeVisible();
    await expect(modalOf(page)).toHaveCount(0);
  },
);

test('says the limit of six, refuses a seventh topping and draws what is on [MNU-50]', async ({
  page,
}) => {
  await openPizza(page, 'margherita');
  const modal = modalOf(page);
  await expect(modal.getByRole('heading', { name: 'Your toppings (Max. 6)' })).toBeVisible();
  for (const topping of ['Pepperoni', 'Ham', 'Mushrooms', 'Red onion', 'Sweetcorn']) {
    await modal.getByRole('button', { name: `Add ${topping}`, exact: true }).click();
  }
  await expect(modal.getByText('6 of 6')).toBeVisible();
  await expect(modal.locator('[data-topping="pepperoni"]')).toHaveCount(1);
  await modal.getByRole('button', { name: 'Add Pineapple', exact: true }).click();
  await expect(modal.getByText(/That is 6 toppings/)).toBeVisible();
  await expect(modal.getByText('6 of 6')).toBeVisible();
  await expect(modal.locator('[data-topping="pineapple"]')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Take off Ham', exact: true }).click();
  await modal.getByRole('button', { name: 'Add Pineapple', exact: true }).click();
  await expect(modal.locator('[data-topping="pineapple"]')).toHaveCount(1);
});

test('new crusts are marked, and no others [MNU-48]', async ({ page }) => {
  await openPizza(page, 'pepperoni-classic');
  const crusts = modalOf(page).getByRole('group', { name: 'Crust' });
  const marked = crusts.locator('label').filter({ hasText: 'New' });
  await expect(marked).toHaveCount(3);
  await expect(marked.filter({ hasText: /Garlic|Pepperoni|Square/ })).toHaveCount(3);
});

test('a half-and-half is made of halvable pizzas on one size and crust [MNU-57, MNU-58]', async ({
  page,
}) => {
  await openPizza(page, 'half-and-half');
  const modal = modalOf(page);
  await expect(modal.getByRole('radio', { name: /Create Your Own/ })).toHaveCount(0);
  await modal.getByRole('radio', { name: /^Hawaiian/ }).check();
  await modal.getByRole('tab', { name: 'Right half' }).click();
  await modal.getByRole('radio', { name: /^Inferno/ }).check();
  await expect(modal.getByRole('img', { name: /Hawaiian \| Inferno/ })).toBeVisible();
  await expect(modal.locator('[data-topping="pineapple"]')).toHaveCount(1);
  await modal.getByRole('radio', { name: /^Large/ }).check();
  await expect(modal.getByRole('img', { name: /Hawaiian \| Inferno, Large/ })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test('a side has extras and dips, a dessert only its way into the basket [MNU-66]', async ({
  page,
}) => {
  await openMenu(page, clapham, '/order/sides/?modal=loaded-fries');
  await expect(submit(page)).toContainText('£5.49');
  await modalOf(page)
    .getByRole('checkbox', { name: /smoked bacon/ })
    .check();
  await modalOf(page)
    .getByRole('checkbox', { name: /Smoky BBQ/ })
    .check();
  await expect(submit(page)).toContainText('£7.73');
  await openMenu(page, clapham, '/order/desserts/?modal=churros');
  await expect(submit(page)).toBeVisible();
  await expect(modalOf(page).getByRole('checkbox')).toHaveCount(0);
});

for (const [type, address, title] of [
  ['drink', '/order/drinks/?modal=still-water', 'Still Water'],
  ['dip', '/order/dips/?modal=garlic-herb-dip', 'Garlic & Herb'],
] as const) {
  test(`a ${type} has nothing to choose but its way into the basket [MNU-66]`, async ({ page }) => {
    await openMenu(page, clapham, address);
    await expect(modalOf(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(modalOf(page).getByRole('radio')).toHaveCount(0);
    await expect(modalOf(page).getByRole('checkbox')).toHaveCount(0);
    await submit(page).click();
    await expect(page.getByText(`${title} is in your basket.`)).toBeVisible();
  });
}

test('grouped, it lists the products of a kind and adds the one picked [MNU-66, MNU-67]', async ({
  page,
}) => {
  await openMenu(
    page,
    clapham,
    '/order/drinks/?modal=group&mode=grouped&groupingKey=cola&type=drink&subtype=soft-large',
  );
  const headings = modalOf(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText([/Cola 1.5 litre/, /Cola Zero 1.5 litre/]);
  await modalOf(page)
    .getByRole('button', { name: /Cola Zero/ })
    .click();
  await expect(page.getByText(/Cola Zero.* is in your basket/)).toBeVisible();
  await expect(modalOf(page)).toHaveCount(0);
});

test('with a basket item it starts from its choices and saving replaces it [MNU-68]', async ({
  page,
}) => {
  await openPizza(page, 'pepperoni-classic');
  await modalOf(page)
    .getByRole('radio', { name: /^Large/ })
    .check();
  await submit(page).click();
  const itemId = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('phdv:basket') ?? '{}') as {
      state?: { items?: { basketItemId: string }[] };
    };
    return stored.state?.items?.[0]?.basketItemId;
  });
  // As a customer who comes back: arriving again would bring a basket of its own.
  await page.goto(
    addressOf('uk', `/order/pizzas/?modal=pepperoni-classic&basketItemId=${itemId ?? ''}`),
  );
  const save = modalOf(page).getByRole('button', { name: /^Save changes/ });
  await expect(save).toContainText('£16.99');
  await modalOf(page)
    .getByRole('radio', { name: /^Medium/ })
    .check();
  await save.click();
  await expect(page.getByText('Pepperoni Classic has been changed.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Basket.*1 item/ })).toBeVisible();
});

test('works with the keyboard alone', async ({ page }) => {
  await openMenu(page, clapham, '/order/pizzas/');
  await page.getByRole('link', { name: 'Margherita' }).focus();
  await page.keyboard.press('Enter');
  const modal = modalOf(page);
  await expect(modal.getByRole('heading', { name: 'Margherita', level: 2 })).toBeFocused();
  await modal.getByRole('radio', { name: /^Medium/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(modal.getByRole('radio', { name: /^Large/ })).toBeChecked();
  const add = modal.getByRole('button', { name: 'Add Ham', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'Take off Ham', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
});

test('toppings are grouped and searched, and Add is 12 presses of Tab away at most [SHP-22]', async ({
  page,
}) => {
  await openPizza(page, 'pepperoni-classic');
  const modal = modalOf(page);
  const toppings = modal.getByRole('toolbar').last();
  await expect(toppings.getByRole('heading')).toHaveText([
    'On your pizza',
    'Meat, fish and egg',
    'Vegetables and herbs',
    'Cheese',
    'Drizzles',
  ]);
  const onIt = toppings.getByRole('group', { name: 'On your pizza' });
  await expect(onIt.getByRole('listitem')).toHaveCount(1);
  await expect(onIt.getByRole('button', { name: 'Take off Pepperoni' })).toBeAttached();
  await expect(modal.getByRole('heading', { name: 'Pepperoni Classic', level: 2 })).toBeFocused();
  let presses = 0;
  while (presses < 13 && !(await submit(page).evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  await expect(submit(page)).toBeFocused();
  expect(presses).toBeLessThanOrEqual(12);
  // The arrow keys move between the toppings, and the Tab key comes back to where they led.
  await toppings.getByRole('button', { name: 'More Pepperoni' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(toppings.getByRole('button', { name: 'Add Ham', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const lessHam = toppings.getByRole('button', { name: 'Take off Ham', exact: true });
  await page.keyboard.press('ArrowLeft');
  await expect(lessHam).toBeFocused();
  // What was put on stays in its place.
  await expect(toppings.getByRole('group', { name: 'Meat, fish and egg' })).toContainText('Ham');
  await page.keyboard.press('End');
  await expect(toppings.getByRole('button', { name: 'Add Hot honey drizzle' })).toBeFocused();
  const search = modal.getByRole('searchbox', { name: 'Find a topping' });
  await search.fill('JALAPENO');
  await expect(toppings.getByRole('listitem')).toHaveText([/Jalapeños/]);
  await page.keyboard.press('Tab');
  await expect(toppings.getByRole('button', { name: 'Add Jalapeños' })).toBeFocused();
  await search.fill('no such thing');
  await expect(modal.getByText('No topping by that name.')).toBeVisible();
  await search.fill('');
  await expect(lessHam).toBeAttached();
});

for (const id of ['garden-veggie', 'half-and-half', 'loaded-fries']) {
  test(`the modal of ${id} has no accessibility faults`, async ({ page }) => {
    await openPizza(page, id);
    await expectAccessible(page, { include: 'dialog' });
  });
}
