import { expect } from 'vitest';
import type { Lies } from '../../../conformance/providers/ledger.ts';
import { preauthorise } from '../orders/sample-orders.ts';
import { GatewayTrial, type GatewayTrialSettings } from './gateway-trial.ts';

/** What place answers for a payment that its gateway answers wrongly about. */
const notUnderstood = { status: 502, body: { name: 'authorise-error' } };

/** What an adapter has to bear: what it is called, and how it is tried. */
type Promised = readonly [title: string, keep: () => Promise<void>];

/** An adapter that is tried through the shop's own calls, against the stand-in of its provider. */
export interface TriedGateway {
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
  /** Everything that an adapter has to bear. */
  readonly promises: readonly Promised[];
}

/** Tries an adapter with everything that it has to bear. */
export function tried(settings: GatewayTrialSettings): TriedGateway {
  let running: GatewayTrial | undefined;
  const promises: Promised[] = [];
  const keep = (title: string, run: (trial: GatewayTrial) => Promise<void>): void => {
    promises.push([
      title,
      async () => {
        if (!running) throw new Error('The trial is not started.');
        await run(running);
      },
    ]);
  };
  keep(
    'is held when the order is placed, and taken once when the hut accepts it',
    async (trial) => {
      const order = await trial.paid('approve');
      expect((await trial.place(order)).status).toBe(200);
      await trial.hutSays(order, 'CONFIRMED');
      await expect.poll(() => trial.moneyOf(order)).toBe('captured');
      const { payment } = order;
      expect(payment).toMatchObject({ state: 'taken', taken: payment.amount.minor });
      await trial.hutSays(order, 'FAILED');
      await expect.poll(() => trial.moneyOf(order)).toBe('refunded');
      expect(trial.standIn.ledger.given(payment)).toBe(payment.amount.minor);
    },
  );

  keep('is let go when the hut cannot make the order', async (trial) => {
    const order = await trial.paid('approve');
    expect((await trial.place(order)).status).toBe(200);
    await trial.hutSays(order, 'FAILED');
    await expect.poll(() => trial.moneyOf(order)).toMatch(/^(voided|refunded)$/);
    const { ledger } = trial.standIn;
    expect(order.payment.taken - ledger.given(order.payment)).toBe(0);
  });

  keep('places nothing when it is declined', async (trial) => {
    const order = await trial.paid('decline');
    expect(await trial.place(order)).toMatchObject({ status: 402 });
    expect(await trial.timesPlaced(order)).toBe(0);
  });

  const waits = 'waits while it is pending, and places the order when the provider says so';
  if (!settings.hasNoPending) {
    keep(waits, async (trial) => {
      const order = await trial.paid('pending');
      expect((await trial.place(order)).status).toBe(202);
      trial.choose(order, 'approve');
      expect(await trial.tell(trial.messageOf(order))).toBe(204);
      expect(await trial.timesPlaced(order)).toBe(1);
    });
  }

  const otherCurrency = settings.hasOneCurrency
    ? []
    : [['another currency', { currency: 'USD' }] as const];
  const lying: readonly (readonly [string, Lies])[] = [
    ['less', { minorMore: -1 }],
    ['more', { minorMore: 1 }],
    ...otherCurrency,
    ['a status that nobody knows', { status: 'FROBNICATED' }],
  ];
  for (const [what, lies] of lying) {
    keep(`places nothing when the provider says ${what}`, async (trial) => {
      const order = await trial.paid('approve');
      expect(await trial.lying(lies, () => trial.place(order))).toMatchObject(notUnderstood);
      expect(await trial.timesPlaced(order)).toBe(0);
      await trial.lying(lies, () => trial.tell(trial.messageOf(order)));
      expect(await trial.timesPlaced(order)).toBe(0);
      expect((await trial.place(order)).status).toBe(200);
    });
  }

  keep('is not believed to be paid by what the browser says', async (trial) => {
    const [order, paid] = [await trial.open(), await trial.paid('approve')];
    const brought = settings.brought?.(paid.payment, trial.standIn) ?? {};
    const extras = [{ paymentAuthorisationResponse: paid.payment.id }, { orderid: 'x' }, brought];
    for (const extra of extras) {
      expect((await trial.place(order, extra)).status).not.toBe(200);
    }
    for (const name of ['mac2', 'hash', 'signature']) {
      const forged = { orderid: order.opened.transactionId, [name]: 'f'.repeat(64) };
      expect((await trial.place(order, forged)).status).not.toBe(200);
    }
    expect(await trial.timesPlaced(order)).toBe(0);
  });

  keep('places an order once, however often the provider says so', async (trial) => {
    const order = await trial.paid('approve');
    const message = trial.messageOf(order);
    const told = await Promise.all(Array.from({ length: 3 }, () => trial.tell(message)));
    expect([...told, await trial.tell(message)]).toEqual([204, 204, 204, 204]);
    expect(await trial.timesPlaced(order)).toBe(1);
  });

  keep(
    'takes no message that the provider has not signed, nor one of another payment',
    async (trial) => {
      const [order, other] = [await trial.paid('approve'), await trial.open()];
      const message = trial.messageOf(order);
      const { headers, body } = message;
      const ids = [order, other].map(({ opened }) => opened.transactionId) as [string, string];
      const swapped = body.replaceAll(ids[0], ids[1]);
      const forged = [
        { headers, body: swapped === body ? trial.messageOf(other).body : swapped },
        { headers, body: '{}' },
        { headers: {}, body: body.replaceAll(/[0-9a-f]{16}/g, 'f'.repeat(16)) },
      ];
      for (const one of forged) expect(await trial.tell(one)).toBe(401);
      expect(await trial.timesPlaced(other)).toBe(0);
    },
  );

  keep('is opened once and held once, however often it is asked for', async (trial) => {
    const request = await trial.request();
    const again = () =>
      preauthorise(trial.server, request, { 'idempotency-key': `${settings.gateway}-again` });
    const [first, second] = [await again(), await again()];
    expect(second.body).toEqual(first.body);
    const order = trial.visited(request, first.body);
    trial.choose(order, 'approve');
    const placed = await Promise.all([trial.place(order), trial.place(order)]);
    expect(placed.map(({ status }) => status)).toContain(200);
    expect(await trial.timesPlaced(order)).toBe(1);
  });

  keep('is neither opened nor lost while the provider is down', async (trial) => {
    const order = await trial.paid('approve');
    const [opened, placed] = await trial.lying({ isDown: true }, async () => [
      await preauthorise(trial.server, await trial.request()),
      await trial.place(order),
    ]);
    const expected = settings.isOpenedByBrowser ? [200, 200] : [502, 502];
    expect([opened?.status, placed?.status]).toEqual(expected);
    if (settings.isOpenedByBrowser) return;
    expect((await trial.place(order)).status).toBe(200);
  });

  return {
    start: async () => {
      running = await GatewayTrial.start(settings);
    },
    close: async () => running?.close(),
    promises,
  };
}
