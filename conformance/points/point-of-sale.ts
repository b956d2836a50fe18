import assert from 'node:assert/strict';
import type { HandedOrder, PointOfSale } from '../../core/tracking/point-of-sale.ts';
import { isFinalStatus, judgeStatus } from '../../core/tracking/tracking-status.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface PointOfSaleSamples {
  /** Email of a customer whose order it does not take; left out where it takes every order. */
  readonly refusedEmail?: string;
  /** Whether it stands in for a kitchen, and email of a customer whose order that kitchen fails. */
  readonly simulates?: { readonly failedEmail: string };
  /** Has the hut not answer, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
}

const email = 'ada@example.com';

const orderOf = (changes: Partial<HandedOrder> = {}): HandedOrder =>
  frozen({
    sector: 'here-1',
    hutId: '1',
    disposition: 'delivery',
    customer: { email },
    ...changes,
  });

/** An order to every place that a hut makes orders for. */
const orders = (['delivery', 'collection', 'dinein'] as const).map((disposition) =>
  orderOf({ disposition }),
);

/** What a simulated kitchen reports of an order, until it has nothing left to report. */
function wayOf({ kitchen }: PointOfSale, order: HandedOrder): readonly TrackingStatus[] {
  const way: TrackingStatus[] = ['CONFIRMING'];
  for (;;) {
    const current = way.at(-1) ?? 'FAILED';
    const next = kitchen?.next(order, current);
    assert.equal(kitchen?.next(order, current), next, 'another answer to the same question');
    if (next === undefined) return way;
    assert.equal(judgeStatus(order.disposition, current, next), 'taken', `${current} to ${next}`);
    way.push(next);
  }
}

/** What every point of sale has to do. */
export const pointOfSaleSuite: Suite<PointOfSale, PointOfSaleSamples> = (
  { make, name },
  { refusedEmail, simulates, breakDown },
): readonly Check[] => [
  {
    title: 'says what it is called [TRK-43]',
    run: () => assert.equal(make().id, name),
  },
  {
    title: 'can be waited for until the hut is reached, and answers nothing',
    run: async () => {
      for (const order of orders) {
        const reached: unknown = make().reach(order);
        assert.ok(reached instanceof Promise, 'nobody can wait for it');
        assert.equal(await reached, undefined);
      }
    },
  },
  {
    title: 'throws when the hut cannot be reached, without the customer in the error',
    run: async () => {
      const repair = breakDown?.();
      if (!repair) return;
      try {
        await assert.rejects(make().reach(orderOf()), (error) => !String(error).includes(email));
      } finally {
        repair();
      }
    },
  },
  {
    title: 'takes an order at once, and again when it is asked again',
    run: () => {
      for (const order of orders) {
        const till = make();
        for (let times = 0; times < 2; times += 1) {
          const answer: unknown = till.accept(order);
          assert.equal(answer, undefined, 'a transaction waits for nobody');
        }
      }
    },
  },
  {
    title: 'throws for an order it does not take, without the customer in the error [ORD-95]',
    run: () => {
      if (refusedEmail === undefined) return;
      const refused = orderOf({ customer: { email: refusedEmail } });
      assert.throws(
        () => make().accept(refused),
        (error) => !String(error).includes(refusedEmail),
      );
    },
  },
  {
    title: simulates ? 'takes every order through its way to the door' : 'stands in for no kitchen',
    run: () => {
      assert.equal(make().kitchen !== undefined, simulates !== undefined);
      if (!simulates) return;
      for (const order of orders) assert.equal(wayOf(make(), order).at(-1), 'DELIVERED');
    },
  },
  {
    title: 'reports nothing more of an order at its end [TRK-36]',
    run: () => {
      if (!simulates) return;
      const failed = orderOf({ customer: { email: simulates.failedEmail } });
      const way = wayOf(make(), failed);
      assert.equal(way.at(-1), 'FAILED');
      assert.equal(way.filter(isFinalStatus).length, 1);
      assert.equal(make().kitchen?.next(orderOf(), 'FAILED'), undefined);
    },
  },
];
