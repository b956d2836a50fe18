import type { Page } from 'playwright';
import type { PicturedOrder } from './pictures.ts';

/** Shows an order of the server with another reference than its own. */
const showReference = (page: Page, reference: string): Promise<unknown> =>
  page.route(/\/v1\/orders\/[0-9a-f]+$/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host: url.host };
    // Outside of the browser names below localhost may not be known.
    url.hostname = 'localhost';
    const response = await route.fetch({ url: url.href, headers });
    const order = (await response.json()) as object;
    await route.fulfill({ response, json: { ...order, customerOrderReference: reference } });
  });

/** Places an order at the checkout that is open, and has the kitchen report. */
export async function placeOrder(
  page: Page,
  { fields, payment, button, reference, reports }: PicturedOrder,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: payment }).check();
  await showReference(page, reference);
  await page.getByRole('button', { name: button }).filter({ visible: true }).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  const transactionId = new URL(page.url()).searchParams.get('transactionId') ?? '';
  await page.evaluate(
    async ([id, times]) => {
      const { orderId } = (await (await fetch(`/v1/orders/${id}`)).json()) as { orderId: string };
      for (let report = 0; report < times; report += 1) {
        const answer = await fetch(`/sandbox/kitchen/${orderId}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ action: 'advance' }),
        });
        if (!answer.ok) throw new Error(`The kitchen answered ${answer.status}.`);
      }
    },
    [transactionId, reports] as const,
  );
  // Opened anew, it shows nothing of the way there.
  await page.reload();
}
