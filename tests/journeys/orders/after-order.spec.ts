import { expect, type Page, test } from '../journey.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { kitchenOf } from '../tracking/steer-kitchen.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Reports statuses until the page is called so. */
const until = async (page: Page, name: string, advance: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    if ((await title(page).textContent()) !== name) await advance();
    await expect(title(page)).toHaveText(name, { timeout: 1000 });
  }).toPass();
};

/** Pages of a printed page: each is an object of its own in the file. */
const printedPages = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the summary says where, when and how it is paid, changes its words, prints on one page, and is rated, complained of and ordered again [SHP-30]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page, { type: 'delivery' });
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  const place = page.getByRole('region', { name: 'Where and when' });
  await expect(place).toContainText('12 Lavender Hill');
  await expect(place).toContainText('As soon as possible');
  await expect(place.getByRole('link', { name: 'Get directions' })).toHaveCount(0);
  await expect(page.getByText(/^To pay/)).toContainText(/cash/i);
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await until(page, 'Not long now', () => kitchen.advance());
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(place).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('header, footer').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await until(page, 'We hope you enjoy it', () => kitchen.advance());
  await expect(place).toContainText(/Delivered at \d/);

  const feedback = page.getByRole('region', { name: 'How was it?' });
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback).toContainText('Choose how many stars to give.');
  const overall = feedback.getByRole('group', { name: 'Your order' });
  await overall.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await feedback.getByText('Rate each dish').click();
  const dish = feedback.getByRole('group', { name: 'Margherita' });
  await dish.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await feedback.getByLabel('In your own words').fill('Lovely <b>crust</b>');
  await page.route('**/rating', (route) => route.abort(), { times: 1 });
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback).toContainText('Nothing you wrote is lost');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback).toContainText('Thank you for telling us.');

  await feedback.getByText('Was something wrong?').click();
  await feedback.getByRole('radio', { name: 'It was cold' }).check();
  await feedback.getByLabel('Tell us more').fill('The dip too');
  await expectAccessible(page);
  await feedback.getByRole('button', { name: 'Report it' }).click();
  await expect(feedback).toContainText('You have told us: It was cold');

  await page.reload();
  await expect(overall.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(feedback.getByLabel('In your own words')).toHaveValue('Lovely <b>crust</b>');
  await expect(feedback.getByRole('button', { name: 'Change your rating' })).toBeVisible();
  await page.getByRole('button', { name: 'Order this again' }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('complementary'))).toContainText(
    'Margherita',
  );
});

/** The steps as each language tells them to whoever waits. */
const steps = {
  uk: [
    'We have your order',
    'Sent to the kitchen',
    'The kitchen has it',
    'Finding it a place in the oven',
    'Confirmed',
  ],
  fr: [
    'Nous avons votre commande',
    'Annoncée en cuisine',
    'La cuisine l’a reçue',
    'On lui trouve une place au four',
    'Confirmée',
  ],
} as const;
const stages = {
  uk: ['Accepted', 'Being made', 'In the oven', 'Boxed up', 'Ready for you', 'Collected'],
  fr: ['Acceptée', 'En préparation', 'Au four', 'Dans sa boîte', 'Prête pour vous', 'Retirée'],
} as const;

test('the steps of the tracker are what a customer would say, in both languages [SHP-31]', async ({
  page,
}) => {
  test.slow();
  await page.route('**/tracking/events', (route) => route.abort());
  for (const market of ['uk', 'fr'] as const) {
    await page.route(/\/tracking$/, (route) => route.abort());
    await orderWithCash(page, { market });
    const before = page.getByRole('list', {
      name: market === 'uk' ? 'Order progress' : 'Avancement de la commande',
    });
    await expect(before.getByRole('listitem')).toContainText([...steps[market]]);
    const kitchen = await kitchenOf(page);
    await kitchen.pause();
    await page.unroute(/\/tracking$/);
    await kitchen.advance();
    await page.reload();
    const after = page.getByRole('list', {
      name: market === 'uk' ? 'Where your order is' : 'Où en est votre commande',
    });
    await expect(after.getByRole('listitem')).toContainText([...stages[market]]);
    await expect(before).toHaveCount(0);
  }
});
