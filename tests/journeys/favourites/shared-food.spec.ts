import type { BrowserContext, Page } from '@playwright/test';
import { sharedText } from '../../../core/favourites/shared-food.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import { anotherVisitor } from '../another-visitor.ts';
import { addressOf, arrive, visit } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { startDelivery } from '../localisation/visit.ts';
import { places, type Place } from '../places.ts';

const item = (type: 'side' | 'drink' | 'dessert', productId: string): LooseItem => ({
  basketItemId: productId,
  choice: { type, productId },
});

/** Who shares and who opens, at another restaurant of the market. */
interface Case {
  readonly from: Place;
  readonly to: Place;
  readonly items: readonly LooseItem[];
  readonly share: string;
  readonly take: string;
  /** What the one pays, and what the other. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** What the other does not get, and why. */
  readonly missing?: RegExp;
}

const english = { share: 'Share: My basket', take: 'Put in my basket' } as const;
const french = { share: 'Partager : Mon panier', take: 'Mettre dans mon panier' } as const;

const cases: readonly Case[] = [
  {
    from: places.clapham,
    to: places.leicester,
    items: [margherita, cola, item('drink', 'fornello-cola-large')],
    ...english,
    before: /£2\.49/,
    after: /£3\.49/,
    missing: /Not on the menu now/,
  },
  {
    from: places.paris,
    to: { market: 'fr', sector: 'fr-1', hutId: '1105', locale: 'fr-FR' },
    items: [margherita, item('dessert', 'tiramisu')],
    ...french,
    // The deal that the assistant finds goes along.
    before: /8,90\s€/,
    after: /8,90\s€ aujourd’hui/,
    missing: /Plus à la carte en ce moment/,
  },
  {
    from: places.koramangala,
    to: { market: 'in', sector: 'in-1', hutId: '4014' },
    items: [margherita, item('dessert', 'choco-lava-cake')],
    ...english,
    before: /₹299/,
    after: /₹\d+ today/,
    missing: /Not on the menu now/,
  },
  {
    from: places.toronto,
    to: places.vancouver,
    items: [margherita, item('side', 'poutine')],
    ...english,
    before: /\$8\.99/,
    after: /\$9\.49/,
  },
];

/** The link that a press has put into the clipboard. */
async function copied(page: Page, context: BrowserContext, share: string): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: share }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/favourites/shared/#');
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const { from, to, items, share, take, before, after, missing } of cases) {
  test(`${from.market}: a basket by link is opened at another restaurant, which has its own prices and lacks its own things [SHP-26]`, async ({
    page,
    context,
  }) => {
    await arrive(page, '/order/deals/#basket', { at: from, by: 'collection', basket: { items } });
    await expect(page.getByRole('dialog').getByText(before).first()).toBeVisible();
    const link = await copied(page, context, share);
    const other = await anotherVisitor(context);
    await arrive(other, '/huts/', { at: to, by: 'collection' });
    await other.goto(link);
    await expect(other.getByText(after).first()).toBeVisible();
    if (missing) await expect(other.getByText(missing)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: take }).dblclick();
    // The second press of a double click may close the basket, which opens under it.
    await expect(other).toHaveURL(/\/order\/deals\//);
    const storedBasket = () => other.evaluate(() => localStorage.getItem('phdv:basket') ?? '');
    await expect.poll(storedBasket).toContain('margherita');
    const stored = await storedBasket();
    expect(stored.match(/"productId":"margherita"/g)).toHaveLength(1);
    const last = items.at(-1)?.choice.productId ?? '';
    expect(stored.includes(`"productId":"${last}"`)).toBe(missing === undefined);
    await other.context().close();
  });
}

const food = (choices: readonly LooseItem[], name?: string) =>
  sharedText({
    ...(name !== undefined && { name }),
    deals: [],
    items: choices.map(({ choice }) => ({ choice, count: 1, title: `<b>${choice.productId}</b>` })),
  });

test('who has no restaurant is asked for the place first, and what they opened is kept through it [SHP-26]', async ({
  page,
}) => {
  await visit(page, 'uk', `/favourites/shared/#${food([margherita], 'Lucie <i>{{x}}</i>')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lucie <i>{{x}}</i>' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await startDelivery(page);
  await expect(page.getByText('£12.99').first()).toBeVisible();
  await expect(page).toHaveURL(/\/favourites\/shared\/#/);
  await page.getByRole('button', { name: 'Put in my basket' }).click();
  await expect(page).toHaveURL(/\/order\/deals\/.*#basket/);
  await expect(page.getByText('Margherita').first()).toBeVisible();
});

test('what is in the basket already stays beside it or gives way, as the customer says [SHP-26]', async ({
  page,
}) => {
  await arrive(page, '/huts/', { by: 'collection', basket: { items: [cola] } });
  const link = addressOf('uk', `/favourites/shared/#${food([margherita])}`);
  const count = async (productId: string) => {
    const stored = await page.evaluate(() => localStorage.getItem('phdv:basket') ?? '');
    return stored.split(`"productId":"${productId}"`).length - 1;
  };
  await page.goto(link);
  await page.getByRole('button', { name: 'Put in my basket' }).click();
  const question = page.getByRole('dialog', { name: 'Your basket is not empty' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Put in my basket' }).click();
  await question.getByRole('button', { name: 'Add to my basket' }).dblclick();
  await expect(page).toHaveURL(/\/order\/deals\//);
  await expect.poll(() => count('margherita')).toBe(1);
  expect(await count('fornello-cola')).toBe(1);
  await page.goto(link);
  await page.getByRole('button', { name: 'Put in my basket' }).click();
  await question.getByRole('button', { name: 'Replace my basket' }).click();
  await expect(page).toHaveURL(/#basket/);
  await expect.poll(() => count('fornello-cola')).toBe(0);
  expect(await count('margherita')).toBe(1);
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await basket.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => count('fornello-cola')).toBe(1);
});

test('a link that was made by somebody hostile, or cut off, costs nothing and runs nothing [SHP-26]', async ({
  page,
}) => {
  const text = food([margherita]);
  for (const broken of ['', '%00', text.slice(0, -7), 'A'.repeat(30_000)]) {
    await visit(page, 'uk', `/favourites/shared/#${broken}`);
    await expect(page.getByText('This link cannot be opened')).toBeVisible();
  }
  const strange: LooseItem = {
    basketItemId: 'strange',
    choice: { type: 'pizza', productId: '<img src=x onerror=alert(1)>' },
  };
  await page.goto('about:blank');
  await arrive(page, `/favourites/shared/#${food([strange, margherita])}`, { by: 'collection' });
  await expect(page.getByText('<b><img src=x onerror=alert(1)></b>')).toBeVisible();
  await expect(page.getByText('Not on the menu now')).toBeVisible();
  await expect(page.getByText('£12.99 today')).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a favourite is sent by the sheet of the device where it has one, else shown to be copied [SHP-26]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    if (location.search.includes('sheet')) {
      Object.assign(navigator, { share: async (shared: unknown) => void sent.push(shared) });
    } else {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }
  });
  const at = (query: string) => `/order/pizzas/?modal=margherita${query}`;
  await arrive(page, at('&sheet=1'), { by: 'collection' });
  const share = page.getByRole('button', { name: 'Share: Margherita' });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'sent'))))
    .toContain('/favourites/shared/#');
  await page.goto(addressOf('uk', at('')));
  await share.click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/favourites\/shared\/#/);
  await page.goto(await link.inputValue());
  await expect(page.getByText('£12.99 today')).toBeVisible();
});
