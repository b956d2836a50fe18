import { hostileFamilies } from '../../hostile/hostile-texts.ts';
import { addressOf, arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expect, test } from '../journey.ts';
import { watchPlanted } from './watch-planted.ts';

test('hostile texts in an address and its query are texts, and lead nowhere', async ({ page }) => {
  const { expectInert } = await watchPlanted(page);
  const names = ['lang', 'modal', 'id', 'redirect', 'postcode', 'voucher', 'optimizely', 'form'];
  const paths = ['/', '/order/deal/', '/order/pizzas/', '/account/', '/huts/', '/promo/x'];
  await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
  for (const [index, texts] of Object.values(hostileFamilies).entries()) {
    const url = new URL(addressOf('uk', paths[index % paths.length] ?? '/'));
    for (const [at, text] of texts.entries()) {
      url.searchParams.append(
        `${names[at % names.length] ?? ''}${at < names.length ? '' : at}`,
        text.slice(0, 200),
      );
    }
    url.hash = texts[0] ?? '';
    await page.goto(url.href);
    await page.locator('h1').first().waitFor();
    await expectInert();
    expect(new URL(page.url()).hostname).toBe('uk.localhost');
  }
});
