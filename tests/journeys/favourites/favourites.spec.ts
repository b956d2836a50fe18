import type { Page } from '@playwright/test';
import { anotherVisitor } from '../another-visitor.ts';
import { addressOf, arrive } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { signedIn } from '../loyalty/members.ts';
import { places, type Place } from '../places.ts';

/** The words and prices of a market, where they matter here. */
interface Case {
  readonly at: Place;
  readonly heart: string;
  readonly kept: string;
  readonly open: string;
  readonly label: string;
  readonly save: string;
  readonly all: string;
  readonly rename: RegExp;
  readonly drop: RegExp;
  readonly undo: string;
  readonly add: RegExp;
  readonly large: RegExp;
  /** A Margherita as it comes, and a large one. */
  readonly prices: readonly [RegExp, RegExp];
}

const english = {
  heart: 'Margherita: favourite',
  kept: 'Saved',
  open: 'Name it',
  label: 'Name',
  save: 'Save',
  all: 'All favourites',
  rename: /^Rename/,
  drop: /^Remove .* from your favourites/,
  undo: 'Undo',
  add: /^Add Lucie/,
  large: /^Large/,
} as const;

const french = {
  heart: 'Margherita : favori',
  kept: 'Enregistré',
  open: 'Nommer',
  label: 'Nom',
  save: 'Enregistrer',
  all: 'Tous les favoris',
  rename: /^Renommer/,
  drop: /^Retirer .* de vos favoris/,
  undo: 'Annuler',
  add: /^Ajouter Lucie/,
  large: /^(Grande|Large)/,
} as const;

const cases: readonly Case[] = [
  { at: places.clapham, ...english, prices: [/£12\.99/, /£15\.49/] },
  { at: places.paris, ...french, prices: [/10,90/, /13,90/] },
  { at: places.koramangala, ...english, prices: [/₹299/, /₹449/] },
  { at: places.toronto, ...english, prices: [/\$16\.49/, /\$19\.49/] },
  { at: places.montreal, ...french, prices: [/16,49/, /19,49/] },
];

const pizzaPage = '/order/pizzas/?modal=margherita';
const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** How many large pizzas lie in the basket, as the browser keeps it. */
const largeOnes = async (page: Page): Promise<number> => {
  const stored = await page.evaluate(() => localStorage.getItem('phdv:basket') ?? '');
  return stored.split('"size":"large"').length - 1;
};

/** Opens the favourites and waits for the prices of the hut. */
async function openList(page: Page, market: Place['market']): Promise<void> {
  await page.goto(addressOf(market, '/favourites/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const at of cases) {
  const { market, locale = 'en' } = at.at;
  test(`${market} ${locale}: a favourite and a pizza of one’s own are found again on the menu and their page, had with one press, renamed and deleted [SHP-26]`, async ({
    page,
  }) => {
    await arrive(page, pizzaPage, { at: at.at, by: 'collection' });
    const modal = page.getByRole('dialog').first();
    const heart = modal.getByRole('button', { name: at.heart });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toContainText(at.kept);
    // Who says what they see presses it.
    await expect(heart).toHaveAccessibleName(new RegExp(at.kept, 'i'));
    // One stop of the Tab key: the arrow keys lead on.
    await heart.press('ArrowRight');
    await expect(modal.getByRole('button', { name: at.open })).toBeFocused();
    await modal.getByRole('radio', { name: at.large }).check();
    await modal.getByRole('button', { name: at.open }).press('Enter');
    const naming = page.getByRole('dialog').last();
    const name = naming.getByLabel(at.label, { exact: true });
    await expect(name).toBeFocused();
    // A name is asked for, and Escape leaves the question alone.
    await name.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await name.press('Escape');
    await expect(modal.getByRole('button', { name: at.open })).toBeFocused();
    await modal.getByRole('button', { name: at.open }).press('Enter');
    await name.fill('Lucie <b>{{x}}</b>');
    await name.press('Enter');
    await expect(naming.getByLabel(at.label, { exact: true })).toHaveCount(0);
    // On the menu, in the basket with one press.
    await page.goto(addressOf(market, '/order/sides/'));
    const strip = page.getByRole('region').filter({ hasText: at.all });
    await expect(strip).toContainText(at.prices[0]);
    await strip.getByRole('button', { name: at.add }).click();
    await expect.poll(() => largeOnes(page)).toBe(1);
    // On the page of their own, where they have another name, go, and come back.
    await openList(page, market);
    const own = listed(page, 'Lucie <b>{{x}}</b>');
    await expect(own).toContainText(at.prices[1]);
    await expect(listed(page, 'Margherita')).toContainText(at.prices[0]);
    await expectAccessible(page);
    await own.getByRole('button', { name: at.rename }).click();
    await page.getByLabel(at.label, { exact: true }).fill('Lucie 2');
    await page.keyboard.press('Enter');
    await expect(listed(page, 'Lucie 2')).toContainText(at.prices[1]);
    await listed(page, 'Lucie 2').getByRole('button', { name: at.add }).click();
    await listed(page, 'Margherita').getByRole('button', { name: at.drop }).click();
    await expect(listed(page, 'Margherita')).toHaveCount(0);
    await page.getByRole('button', { name: at.undo }).click();
    await expect(listed(page, 'Margherita')).toHaveCount(1);
    await listed(page, 'Lucie 2').getByRole('button', { name: at.drop }).click();
    await page.reload();
    await expect(listed(page, 'Margherita')).toContainText(at.prices[0]);
    await expect(listed(page, 'Lucie 2')).toHaveCount(0);
    expect(await largeOnes(page)).toBe(2);
  });
}

test('a deal is a favourite too; where it or a product is not to be had, its name and why are told, and without a place the names alone [SHP-26]', async ({
  page,
}) => {
  const saved = [
    { kind: 'product', id: 'gone', title: 'Truffle Bites' },
    { kind: 'deal', id: 'gone-deal', title: 'Old Deal' },
  ].map((favourite) => ({ favourite, isMerged: false }));
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('laid')) return;
    sessionStorage.setItem('laid', 'yes');
    localStorage.setItem('phdv:uk.favourites', JSON.stringify({ version: 1, list }));
  }, saved);
  await arrive(page, '/order/deal/?id=big-night-in', { by: 'collection' });
  const heart = page.getByRole('button', { name: ': favourite' });
  const [title = ''] = ((await heart.getAttribute('aria-label')) ?? '').split(': favourite');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openList(page, 'uk');
  await expect(listed(page, title)).toContainText(/£\d/);
  await expect(listed(page, 'Truffle Bites')).toContainText(
    'Not available here: Not on the menu now',
  );
  await expect(listed(page, 'Old Deal')).toContainText('Not available here: Not on offer now');
  await expect(listed(page, 'Old Deal').getByRole('link')).toHaveCount(0);
  await listed(page, title).getByRole('link', { name: 'Build it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('phdv:huts'));
  await openList(page, 'uk');
  await expect(listed(page, title)).not.toContainText('£');
  await expect(page.getByText('Tell us where you are to see today’s prices.')).toBeVisible();
});

test('what a device keeps goes along with the account to another device, and stays when its customer signs out [SHP-26]', async ({
  page,
  context,
}) => {
  const customer = await signedIn();
  await arrive(page, pizzaPage, { by: 'collection' });
  const heart = page.getByRole('button', { name: 'Margherita: favourite' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const known = page.waitForResponse(/\/v2\/accounts\/myaccount\/favourites/);
  await arrive(page, '/favourites/', { by: 'collection', state: customer.state });
  expect((await known).status()).toBe(200);
  await expect(listed(page, 'Margherita')).toHaveCount(1);
  await page.goto(addressOf('uk', '/order/drinks/?modal=fornello-cola'));
  const taken = page.waitForResponse(/\/v2\/accounts\/myaccount\/favourites/);
  await page.getByRole('button', { name: 'Fornello Cola: favourite' }).click();
  expect((await taken).status()).toBe(200);
  const other = await anotherVisitor(context);
  await arrive(other, '/favourites/', { by: 'collection', state: customer.state });
  await expect(listed(other, 'Fornello Cola')).toHaveCount(1);
  await expect(listed(other, 'Margherita')).toHaveCount(1);
  // Without a connection nothing is lost, and that is said.
  await other.route(/\/v2\/accounts\/myaccount\/favourites/, (route) => route.abort());
  await listed(other, 'Margherita')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(other.getByText('That was not saved.')).toBeVisible();
  await expect(listed(other, 'Margherita')).toHaveCount(1);
  await other.goto(addressOf('uk', '/account/logout'));
  await other.waitForURL((url) => url.pathname === '/');
  await other.goto(addressOf('uk', '/favourites/'));
  await expect(other.getByText('No favourites yet')).toBeVisible();
  await other.context().close();
  await page.goto(addressOf('uk', '/account/logout'));
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(addressOf('uk', '/favourites/'));
  await expect(listed(page, 'Margherita')).toHaveCount(1);
  await expect(listed(page, 'Fornello Cola')).toHaveCount(0);
});

test('a second tab shows what the first one keeps [SHP-26]', async ({ page, context }) => {
  await arrive(page, '/favourites/', { by: 'collection', basket: { items: [cola] } });
  await expect(page.getByText('No favourites yet')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(addressOf('uk', pizzaPage));
  await tab.getByRole('button', { name: 'Margherita: favourite' }).click();
  await expect(listed(page, 'Margherita')).toContainText('£12.99');
});
