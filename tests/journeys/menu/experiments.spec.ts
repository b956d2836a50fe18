import { expect, type Page, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { places } from '../places.ts';

/** Names of the products of the page, from the first on. */
const titles = async (page: Page): Promise<string[]> => {
  const headings = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await headings.first().waitFor();
  return headings.allTextContents();
};

const inTrial = (optimizely: string) => ({ by: 'collection', query: { optimizely } }) as const;

interface Sold {
  readonly title: string;
  readonly rankings?: Readonly<Record<string, number>>;
}

test('British products are sorted by the figure of the variant, highest first [EXP-42]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v2/products/drinks?sector=uk-1&hutid=1101&market=uk');
  const sold = (await answer.json()) as readonly Sold[];
  const variants = ['quantity', 'revenue', 'perfmatrix'] as const;
  const orders = variants.map((variant) => {
    const figure = ({ rankings = {} }: Sold) => rankings[variant] ?? 0;
    return sold.toSorted((one, other) => figure(other) - figure(one)).map(({ title }) => title);
  });
  await arrive(page, '/order/drinks/', { by: 'collection' });
  expect(await titles(page)).toEqual(sold.map(({ title }) => title));
  for (const [index, variant] of variants.entries()) {
    await arrive(page, '/order/drinks/', inTrial(`product-sorting-uk:${variant}`));
    expect(await titles(page)).toEqual(orders[index]);
  }
});

test('French products are sorted by popularity in the treatment, else by the catalogue [EXP-43]', async ({
  page,
}) => {
  const at = places.paris;
  await arrive(page, '/order/drinks/', { at, by: 'collection' });
  const catalogue = await titles(page);
  await arrive(page, '/order/drinks/', { at, ...inTrial('product-sorting-fr:treatment') });
  const popular = await titles(page);
  expect(popular.toSorted()).toEqual(catalogue.toSorted());
  // Number and unit stay together.
  const [bottle, can] = ['Fornello Cola 1,25\u00a0L', 'Fornello Cola 33\u00a0cl'];
  expect(popular.indexOf(bottle)).toBeLessThan(popular.indexOf(can));
  expect(catalogue.indexOf(can)).toBeLessThan(catalogue.indexOf(bottle));
});

test('calories are hidden by their experiment, though the market shows them [EXP-41]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { by: 'collection' });
  await expect(page.getByText(/\d\skcal/).first()).toBeVisible();
  await arrive(page, '/order/dips/', inTrial('hide-calorie-info-uk:treatment'));
  await titles(page);
  await expect(page.getByText(/\d\skcal/)).toHaveCount(0);
});

test('the way to the allergens is hidden by its experiment in Canada [EXP-47]', async ({
  page,
}) => {
  const link = page.getByRole('main').locator('a[href="/allergens/"]');
  await arrive(page, '/order/dips/', { at: places.toronto, by: 'collection' });
  await expect(link).toBeVisible();
  await arrive(page, '/order/dips/', {
    at: places.toronto,
    ...inTrial('hide-allergens-bar-ca:treatment'),
  });
  await titles(page);
  await expect(link).toHaveCount(0);
});

test('toppings are sorted by name, by how often they are chosen, or as in the catalogue [EXP-33]', async ({
  page,
}) => {
  /** The toppings that the pizza comes without, each group by itself. */
  const toppings = async (variant: string) => {
    const path = '/order/pizzas/?modal=margherita';
    await arrive(page, path, inTrial(`topping-sort-order:${variant}`));
    const groups = page.getByRole('dialog').locator('[role=toolbar] > [role=group]');
    await groups.first().waitFor({ state: 'attached' });
    return groups.evaluateAll((found) =>
      found.map((group) =>
        [...group.querySelectorAll('[role=group][aria-label$=": 0"]')].map(
          (row) => row.getAttribute('aria-label') ?? '',
        ),
      ),
    );
  };
  const plain = await toppings('control');
  const named = await toppings('alphabetical');
  const chosen = await toppings('ctr');
  const byName = plain.map((group) =>
    group.toSorted((one, other) => one.localeCompare(other, 'en-GB')),
  );
  expect(named).toEqual(byName);
  expect(named).not.toEqual(plain);
  expect(chosen).not.toEqual(named);
  expect(chosen.map((group) => group.toSorted())).toEqual(plain.map((group) => group.toSorted()));
});

test('the estimate shows in Canada to the treatment only, on the menu and at the checkout [EXP-46]', async ({
  page,
}) => {
  const at = places.toronto;
  const basket = { items: [cola] };
  const estimate = page.getByText(/about \d+\smin/);
  await arrive(page, '/order/dips/', { at, by: 'collection' });
  await titles(page);
  await expect(estimate).toHaveCount(0);
  await arrive(page, '/order/checkout/', { at, basket, by: 'collection' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(estimate).toHaveCount(0);
  await arrive(page, '/order/dips/', { at, ...inTrial('show-eta-ca:treatment') });
  await expect(estimate).toBeVisible();
  await arrive(page, '/order/checkout/', { at, basket, by: 'collection' });
  await expect(estimate).toBeVisible();
});
