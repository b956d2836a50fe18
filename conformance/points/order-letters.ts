import assert from 'node:assert/strict';
import type { OrderLetters, OrderNews, ToldOrder } from '../../core/orders/order-letters.ts';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface LetterSamples {
  /** What it writes about. */
  readonly events: readonly OrderNews['event'][];
}

const news: readonly OrderNews[] = [
  { event: 'placed' },
  { event: 'failed' },
  { event: 'refunded', amount: 250 },
];

const dispositions = ['delivery', 'collection', 'dinein'] as const;

const orderOf = (
  { currency }: Manifest,
  type: (typeof dispositions)[number],
  more: Partial<OrderSummary> = {},
): OrderSummary => ({
  orderId: 'b1946ac9-2f0b-4e0c-8e0e-0d0c0b0a0908',
  customerOrderReference: 'K7PW2MZ9',
  transactionId: 'b1946ac92492d2347c6235b4d2611184',
  state: 'placed',
  currency,
  tax: 3.33,
  total: 20,
  paymentType: 'card',
  timestamp: '2026-03-04T18:30:00.000Z',
  lines: [{ title: 'Veggie Supreme', amount: 20, quantity: 1 }],
  hut: { id: '1', sector: 's-1', name: 'Harbour', phone: '020 7946 0000' },
  disposition: { type, when: 'asap' },
  ...more,
});

/** What every plugin that writes about orders has to do. */
export const orderLettersSuite: Suite<OrderLetters, LetterSamples> = (
  { make, manifest },
  { events },
) => {
  const write = (told: Partial<ToldOrder> & OrderNews, order: OrderSummary) =>
    make().write(
      frozen({
        order,
        wantedAt: undefined,
        customer: 'Ada',
        language: manifest.locales[0],
        ...told,
      }),
    );
  return [
    {
      title:
        'writes of every piece of news and every disposition, now and for later, or not at all',
      run: () => {
        for (const told of news) {
          for (const type of dispositions) {
            for (const wantedAt of [undefined, Date.UTC(2026, 2, 4, 19, 45)]) {
              const letter = write({ ...told, wantedAt }, orderOf(manifest, type));
              assert.equal(letter !== undefined, events.includes(told.event), told.event);
              if (letter === undefined) continue;
              const { subject, content } = letter;
              assert.equal(typeof subject, 'string', 'the subject is no text');
              assert.ok(!/[\r\n]/.test(subject), 'the subject has more than one line');
              assert.equal(typeof content.heading, 'string', 'the heading is no text');
              assert.ok(Array.isArray(content.paragraphs), 'there are no paragraphs');
            }
          }
        }
      },
    },
    {
      title: 'writes of an order with every amount that there is, and of one with none',
      run: () => {
        const full = {
          subtotal: 20,
          discount: 2,
          taxOnTop: 1.3,
          deliveryFee: 2.5,
          smallOrderFee: 1,
          payLaterSurcharge: 0.5,
          tip: 3,
          extraFees: { EXTRA: 4 },
          giftVoucher: 5,
          credit: 5,
          toBePaid: 10,
        };
        assert.doesNotThrow(() => write({ event: 'placed' }, orderOf(manifest, 'delivery', full)));
        const bare = orderOf(manifest, 'delivery', { lines: [], total: 0 });
        assert.doesNotThrow(() => write({ event: 'placed' }, bare));
      },
    },
    {
      title: 'writes the same of the same order, and of a language it does not know too',
      run: () => {
        const order = orderOf(manifest, 'collection');
        assert.deepEqual(write({ event: 'placed' }, order), write({ event: 'placed' }, order));
        assert.doesNotThrow(() => write({ event: 'failed', language: undefined }, order));
      },
    },
  ];
};
