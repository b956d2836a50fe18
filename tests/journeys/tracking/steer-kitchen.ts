import type { Page } from '@playwright/test';

/** A new estimate in minutes. */
interface Estimate {
  readonly exact: number;
  readonly range?: { readonly from: number; readonly to: number };
}

/** The simulated kitchen of one order. */
export interface Kitchen {
  readonly pause: () => Promise<void>;
  /** Reports the next status, with a new estimate when one is given. */
  readonly advance: (eta?: Estimate) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/**
 * The kitchen of the order whose summary a page shows. It is asked from the page, which knows the market's host; and
 * waits for nobody, since a kitchen at its own pace may have reported meanwhile.
 */
export async function kitchenOf(page: Page): Promise<Kitchen> {
  const transactionId = new URL(page.url()).searchParams.get('transactionId') ?? '';
  const orderId = await page.evaluate(async (id) => {
    const answer = await fetch(`/v1/orders/${id}`);
    return ((await answer.json()) as { orderId: string }).orderId;
  }, transactionId);
  const steer = (action: string, eta?: Estimate): Promise<void> =>
    page.evaluate(
      async ([id, wanted]) => {
        const answer = await fetch(`/sandbox/kitchen/${id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wanted),
        });
        if (!answer.ok) throw new Error(`The kitchen answered ${answer.status}.`);
      },
      [orderId, { action, eta }] as const,
    );
  return {
    pause: () => steer('pause'),
    advance: (eta) => steer('advance', eta),
    fail: () => steer('fail'),
  };
}
