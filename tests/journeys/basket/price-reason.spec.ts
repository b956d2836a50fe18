import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { bogof, bogofTitle } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';

const stuffed =
  bogof.choices[1]?.map((choice) => ({ ...choice, crust: 'garlic-butter-stuffed' })) ?? [];
const withExtra = { ...bogof, choices: { ...bogof.choices, 1: stuffed } };

/** A sign stays with its amount where a line ends. */
const sentence = [
  'Smokehouse BBQ Chicken £15.99',
  'Margherita £12.99',
  'Margherita free (−\u2060£12.99)',
  'extras on Margherita +\u2060£2.00.',
].join(', ');

test(
  'a deal says why it costs what it costs, in a sentence that adds up, when somebody asks [DEA-57, DEA-60]',
  { tag: '@both' },
  async ({ page }) => {
    await arrive(page, '/order/dips/', { basket: { deals: [withExtra] } });
    const basket = await openBasket(page);
    const why = basket.getByRole('button', { name: `Why this price? ${bogofTitle}` });
    await expect(why).toHaveAttribute('aria-expanded', 'false');
    await expect(basket).not.toContainText(sentence);
    await why.click();
    await expect(basket).toContainText(sentence);
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await why.click();
    await expect(basket).not.toContainText(sentence);
  },
);

test('support sees every step of a price, and customers do not', async ({ page }) => {
  await arrive(page, '/debug?flag=canary', { basket: { deals: [withExtra] } });
  const trace = page.locator('pre').filter({ hasText: '"steps"' });
  await expect(trace).toContainText('"rule": "free"');
  await expect(trace).toContainText('"amount": -12.99');
  await expect(trace).toContainText('"total": 19.48');
  await expectAccessible(page);
});
