import { expect, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { bogof, bogofTitle, trio, trioTitle } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import {
  addToBasket,
  bar,
  choose,
  chooseAll,
  chooseAndGoOn,
  openDeal,
  pressAdd,
  slot,
  step,
} from './build-deal.ts';

test('a supplement shows with its item only, and the deal has one price [DEA-59]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  await chooseAndGoOn(page, 'Smokehouse BBQ Chicken');
  await page.getByRole('button', { name: 'Customise Smokehouse BBQ Chicken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Smokehouse BBQ Chicken' });
  await expect(dialog.getByRole('radio', { name: /^Large/ })).toHaveCount(0);
  await dialog.getByRole('radio', { name: /Super Cheezy/ }).check();
  await dialog.getByRole('button', { name: /^Done/ }).click();
  await choose(page, 'Margherita');
  // 15.99 and the crust 2.00; the Margherita of 12.99 is free.
  await expect(bar(page)).toContainText('£17.99');
  await addToBasket(page);
  const basket = await openBasket(page);
  const items = basket.getByRole('listitem').filter({ hasNot: page.getByRole('heading') });
  await expect(items.filter({ hasText: 'Smokehouse' })).toContainText('+£2.00');
  await expect(items.filter({ hasText: 'Margherita' })).not.toContainText('£');
});

test('the defaults fill their slots and can be changed [DEA-28]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=any-20-medium&basketId=mine');
  const steps = page.getByRole('list', { name: 'Steps of this deal' });
  await expect(steps.getByRole('button', { name: /Your side/ })).toContainText('Garlic Bread');
  await steps.getByRole('button', { name: /Your side/ }).click();
  await choose(page, 'Potato Wedges');
  await expect(steps.getByRole('button', { name: /Your side/ })).toContainText('Potato Wedges');
});

test('a slot offers only what its option allows [DEA-27]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=pasta-for-two&basketId=mine&choiceId=2');
  await expect(slot(page).getByRole('listitem')).toHaveCount(2);
  await expect(slot(page).getByRole('button', { name: 'Garlic Bread', exact: true })).toBeVisible();
  await expect(
    slot(page).getByRole('button', { name: 'Cheesy Garlic Bread', exact: true }),
  ).toBeVisible();
});

test('the builder opens on the slot that choiceId names [DEA-03, DEA-40]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=pasta-for-two&basketId=mine&choiceId=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Your garlic bread' })).toBeVisible();
});

test('a slot of three dips takes three, neither fewer nor more [DEA-25]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=three-dips&basketId=mine');
  const more = page.getByRole('button', { name: 'One more Smoky BBQ' });
  await more.click();
  await more.click();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
  await expect(page.getByText('2 of 3 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'One more Garlic & Herb' }).click();
  await expect(more).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  await expect(bar(page)).toContainText('£0.99');
});

test('an edited deal is replaced and not added a second time [DEA-39]', async ({ page }) => {
  await arrive(page, '/order/dips/', { basket: { deals: [bogof] } });
  await (await openBasket(page)).getByRole('link', { name: `Edit ${bogofTitle}` }).click();
  await expect(page).toHaveURL(/editing=true/);
  await choose(page, 'The Full Butcher');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(/\/order\/deals\//);
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: bogofTitle })).toHaveCount(1);
  await expect(basket).toContainText('£15.99');
});

test('a deal left unfinished is dropped [DEA-35]', async ({ page }) => {
  await arrive(page, '/order/deals/');
  await openDeal(page, bogofTitle);
  await choose(page, 'Margherita');
  await page.getByRole('link', { name: 'All deals', exact: true }).click();
  await openDeal(page, bogofTitle);
  await expect(slot(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('one copy too many of a deal is refused with its limit [DEA-77]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=little-trio&basketId=second', { basket: { deals: [trio] } });
  await chooseAll(page, ['Margherita', 'Margherita', 'Margherita']);
  await pressAdd(page);
  await expect(
    page.getByText('Sorry, this deal is limited to only 1 per customer.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All deals', exact: true }).click();
  await expect((await openBasket(page)).getByRole('heading', { name: trioTitle })).toHaveCount(1);
});

test('a deal is refused beside what it conflicts with, which is named [DEA-31]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=sweet-finish&basketId=mine', {
    basket: { deals: [bogof], discountId: 'student-15' },
  });
  await pressAdd(page);
  await expect(page.getByText(/cannot be combined with 15% Student Discount/)).toBeVisible();
});

test('a deal that is not on offer leads to deal not found [DEA-15]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=collection-large-duo&basketId=mine');
  await expect(page).toHaveURL(/\/deal-not-found/);
});

test('an unfinished address of the builder gets a basket id [DEA-03]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=bogof-medium');
  await expect(page).toHaveURL(/basketId=[\da-f-]{36}/);
});

test('relative pricing shows differences and charges the same [DEA-42, EXP-36]', async ({
  page,
}) => {
  const path = '/order/deal/?id=stuffed-crust-night&basketId=mine&choiceId=1';
  await arrive(page, path);
  const loaded = slot(page).getByRole('listitem').filter({ hasText: 'Loaded Fries' });
  await expect(loaded).toContainText('£5.49');
  await choose(page, 'Loaded Fries');
  await expect(bar(page)).toContainText('£20.99');
  await arrive(page, path, { query: { optimizely: 'deal-option-relative-pricing:treatment' } });
  await expect(loaded).toContainText('+£1.00');
  await expect(loaded).not.toContainText('£5.49');
  await choose(page, 'Loaded Fries');
  await expect(bar(page)).toContainText('£20.99');
});

test('optional slots are marked under their experiment [DEA-43, EXP-37]', async ({ page }) => {
  const path = '/order/deal/?id=bogoh-large&basketId=mine';
  await arrive(page, path);
  await expect(page.getByText('Optional', { exact: true })).toHaveCount(0);
  await arrive(page, path, { query: { optimizely: 'optional-deal-choice-labels:treatment' } });
  await expect(page.getByText('Optional', { exact: true })).toHaveCount(2);
});

test('the collection incentive asks for collection and then can be built [DEA-04]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=collection-incentive');
  const steps = page.getByRole('list', { name: 'Steps of this deal' });
  await expect(steps).toHaveCount(0);
  let answerDeals = () => {};
  const held = new Promise<void>((resolve) => (answerDeals = resolve));
  await page.route(/\/v1\/deals\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Choose collection' }).click();
  await expect(page.getByText('Finding your deals')).toBeAttached();
  answerDeals();
  await expect(steps).toBeVisible();
});

test('a locked deal opens for nobody without its key [DEA-08]', async ({ page }) => {
  await arrive(page, '/order/deals/');
  const card = page.getByRole('listitem').filter({ hasText: 'Student Medium for £7.99' });
  await expect(card).toContainText('Locked');
  await expect(card.getByRole('link')).toHaveCount(0);
  await page.goto(addressOf('uk', '/order/deal/?id=student-medium&basketId=x'));
  await expect(page.getByText('Unlocks with its voucher.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
});

test('a deal is built with the keyboard alone, and the steps are followed by the focus', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  const pick = async (product: string) => {
    const button = slot(page).getByRole('button', { name: product, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await pick('Margherita');
  await expect(page.getByRole('heading', { level: 2, name: /2.of.2/ })).toBeFocused();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await pick('Hawaiian');
  await page.getByRole('button', { name: 'Add to basket' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order\/deals\//);
});

test('an unfinished step says what is missing, and the button leads there [SHP-23]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=little-trio&basketId=mine');
  const steps = page.getByRole('list', { name: 'Steps of this deal' }).getByRole('button');
  await expect(slot(page).getByText('Choose one to continue.')).toBeVisible();
  const button = bar(page).getByRole('button', { name: /^Still missing: .*1.of.3$/ });
  await button.click();
  await expect(step(page)).toBeFocused();
  await expect(step(page)).toBeInViewport();
  await steps.nth(2).click();
  await expect(step(page)).toHaveText(/3.of.3/);
  await choose(page, 'Hawaiian');
  await expect(step(page)).toHaveText(/1.of.3/);
  await steps.nth(2).click();
  await button.click();
  await expect(step(page)).toHaveText(/1.of.3/);
  await expect(step(page)).toBeFocused();
  await expectAccessible(page);
});

test('a finished step goes on by itself, and nothing moves under the finger [SHP-23]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  // A double press finishes one step and chooses nothing in the next.
  await slot(page).getByRole('button', { name: 'Margherita', exact: true }).dblclick();
  await expect(step(page)).toHaveText(/2.of.2/);
  await expect(step(page)).toBeFocused();
  await expect(slot(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(slot(page).getByText('Choose one to continue.')).toBeVisible();
  const last = slot(page).getByRole('button', { name: 'Hawaiian', exact: true });
  await last.scrollIntoViewIfNeeded();
  const card = last.locator('xpath=ancestor::li');
  const edges = async () => {
    const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 };
    return { top: Math.round(y), height: Math.round(height) };
  };
  const before = await edges();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page).getByRole('button', { name: 'Add to basket' })).toBeVisible();
  const after = await edges();
  expect(after.height).toBe(before.height);
  // A fraction of a pixel may round either way.
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
});

test('the second half of a double press that comes when the next step is there takes neither its focus nor its product [SHP-23]', async ({
  page,
}) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  await slot(page).getByRole('button', { name: 'Margherita', exact: true }).click();
  await expect(step(page)).toHaveText(/2.of.2/);
  await expect(step(page)).toBeFocused();
  await slot(page).getByRole('button', { name: 'Hawaiian', exact: true }).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(step(page)).toBeFocused();
  await expect(slot(page).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('what was chosen for the customer is said and can be changed [SHP-23]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=any-20-medium&basketId=mine');
  const steps = page.getByRole('list', { name: 'Steps of this deal' });
  const side = steps.getByRole('button', { name: /Your side/ });
  await expect(side).toContainText('Chosen for you');
  await chooseAndGoOn(page, 'Margherita');
  await side.click();
  await expect(slot(page).getByText('We chose Garlic Bread for you.')).toBeVisible();
  await choose(page, 'Potato Wedges');
  await expect(side).toContainText('Potato Wedges');
  await expect(side).not.toContainText('Chosen for you');
});

test('the builder has no accessibility faults', async ({ page }) => {
  await arrive(page, '/order/deal/?id=bogof-medium&basketId=mine');
  await choose(page, 'Margherita');
  await expectAccessible(page);
});
