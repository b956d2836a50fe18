import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { alwaysOpen } from '../places.ts';
import { choosePizza, english, french, joinGroup, openGroup, ownLines } from './group-pages.ts';

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`${market}: who has the link adds lines of their own, and the host orders and pays for all [SHP-27]`, async ({
    page,
    context,
  }) => {
    test.slow();
    const words = market === 'fr' ? french : english;
    const link = await openGroup(page, context, { at: alwaysOpen[market], words });
    const bo = await joinGroup(context, link, 'Bo', words);
    await expectAccessible(bo);
    await choosePizza(bo, words);
    const own = ownLines(bo, 'Bo', words);
    await own.getByRole('button', { name: words.more('Margherita') }).click();
    await expect(own.getByRole('heading', { name: '2 × Margherita' })).toBeVisible();
    await bo.getByRole('button', { name: words.done }).click();
    const person = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: 'Bo' }),
    });
    await expect(person.getByText(words.isDone, { exact: true })).toBeVisible();
    await expect(person.getByRole('heading', { name: '2 × Margherita' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.take }).click();
    await expect(bo.getByText(words.locked)).toBeVisible();
    await expect(bo.getByRole('button', { name: words.done })).toHaveCount(0);
    const basket = page.getByRole('dialog');
    await expect(basket.getByText('Margherita').first()).toBeVisible();
    const count = () =>
      page.evaluate(
        () =>
          (localStorage.getItem('phdv:basket') ?? '').split('"productId":"margherita"').length - 1,
      );
    await expect.poll(count).toBe(3);
    await page.goto(new URL('/order/checkout/', page.url()).href);
    await fillDetails(page, market);
    await choosePayment(page, words.cash);
    await placeButton(page).click();
    await page.waitForURL(/ordersummary/);
    await expect(page.getByText(words.told)).toBeVisible();
    await expect(bo.getByRole('heading', { level: 1, name: words.ordered })).toBeVisible();
    await expectAccessible(bo);
    await bo.context().close();
  });
}
