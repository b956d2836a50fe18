import { expect, type Page, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { openBasket } from '../open-basket.ts';
import { alwaysOpen } from '../places.ts';

/** Everything that the policy of a page kept it from, as the browser says it. */
async function watchViolations(page: Page): Promise<() => readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => void found.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return () => found;
}

const outside = /https?:\/\/[^\s;]+/g;

/** Hosts of the wallet and the pop-ups that the British and the Canadian market have. */
const paid = [
  'https://pay.google.com',
  'https://assets.secure.checkout.visa.com',
  'https://secure.checkout.visa.com',
  'https://sandbox-assets.secure.checkout.visa.com',
  'https://sandbox.secure.checkout.visa.com',
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://www.paypalobjects.com',
];

/** The hosts that each sample market needs from outside. */
const hosts = {
  uk: paid,
  fr: [],
  in: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  ca: paid,
} as const;

for (const [market, place] of Object.entries(alwaysOpen) as [keyof typeof hosts, never][]) {
  test(`the pages of ${market} run by a policy of its own, without styles of any kind let in [SEC-29]`, async ({
    page,
  }) => {
    test.slow();
    const violations = await watchViolations(page);
    for (const path of ['/', '/order/deals/', '/order/checkout/', '/cookies/', '/huts/']) {
      const answer = await page.goto(addressOf(market, path));
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("style-src 'self' 'sha256-");
      expect(policy).not.toContain('unsafe');
      expect([...new Set(policy.match(outside) ?? [])]).toEqual(hosts[market]);
      await expect(page.locator('h1').first()).toBeVisible();
    }
    await arrive(page, '/order/deals/', {
      at: place,
      by: 'collection',
      basket: { items: market === 'uk' ? [margherita, cola] : [margherita] },
    });
    await expect(page.locator('#featured-deal')).toBeVisible();
    await openBasket(page);
    await page.goto(addressOf(market, '/order/pizzas/?modal=margherita'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await reachCheckout(page, { market });
    await fillDetails(page, market);
    await choosePayment(page, /^(Cash|Espèces)/);
    await placeButton(page).click();
    await page.waitForURL(/ordersummary/);
    await expect(page.locator('[data-order-status]')).toBeVisible();
    // A style that came in all the same would count.
    expect(
      await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(style);
        return getComputedStyle(document.body).display;
      }),
    ).toBe('block');
    await expect.poll(() => violations().length).toBeGreaterThan(0);
    expect(
      violations().filter((text) => !text.includes('ordersummary') && !/inline style/.test(text)),
    ).toEqual([]);
  });
}

test('the chooser of markets and the pages of the sandboxes run without styles of any kind [SEC-29]', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const { origin } = new URL(addressOf('uk', '/').replace('uk.', ''));
  for (const path of ['/', '/sandbox/outbox?to=nobody@example.com']) {
    const answer = await page.goto(origin + path);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  }
  expect(violations()).toEqual([]);
});
