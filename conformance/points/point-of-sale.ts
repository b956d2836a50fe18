import assert from 'node:assert/strict';
import type { HutOrder } from '../../core/tracking/hut-order.ts';
import type {
  DrivenWay,
  HandedOrder,
  HutMessage,
  PointOfSale,
} from '../../core/tracking/point-of-sale.ts';
import type { PluginContext } from '../../core/define-plugin.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import { isFinalStatus, judgeStatus } from '../../core/tracking/tracking-status.ts';
import type { MapPoint, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface PointOfSaleSamples {
  /** Email of a customer whose order it does not take; left out where it takes every order. */
  readonly refusedEmail?: string;
  /** Whether it stands in for a kitchen, and email of a customer whose order that kitchen fails. */
  readonly simulates?: { readonly failedEmail: string };
  /** Has the hut not answer, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
  /** The stand-in for a hut that is handed orders and signs statuses; left out where huts fetch them. */
  readonly signing?: SigningHut;
}

/** What a check asks of a stand-in for a hut. */
export interface SigningHut {
  /** Ids of the orders that it has, each once. */
  readonly handed: () => readonly string[];
  /** Has it answer an order otherwise, each until the answer is called. */
  readonly answer: { readonly silence: () => () => void; readonly refusal: () => () => void };
  /** What it sends to report something. @param now when it signs, in milliseconds */
  readonly report: (said: object, now: number) => Pick<HutMessage, 'headers' | 'body'>;
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

/** An order as a hut is handed it. */
const hutOrder = (): HutOrder =>
  frozen({
    hut: { sector: 'here-1', id: '1' },
    disposition: { type: 'delivery', when: 'asap' },
    deals: [],
    isDealbotEnabled: false,
    isMobileApp: false,
    orderId: 'order-1',
    customerOrderReference: 'R1',
    order_status: 'CONFIRMING',
    orderTimeUTC: '2026-05-04T12:00:00.000Z',
    isTest: false,
    total: 20,
    paymentType: 'card',
    customer: { name: 'Ada Lovelace', email, phone: '1', marketing: { all: false } },
    payment: { type: 'card', amount: 20, currency: 'EUR', toBePaid: 0 },
  });

const hut = { sector: 'here-1', hutId: '1' } as const;
const minuteMs = 60_000;

/** Ways that a driver drives: across town, and around the corner. */
const ways: readonly DrivenWay[] = [
  { from: { latitude: 51.46, longitude: -0.16 }, to: { latitude: 51.48, longitude: -0.13 } },
  { from: { latitude: 43.65, longitude: -79.39 }, to: { latitude: 43.65, longitude: -79.39 } },
];

/** Parts of a way, from its beginning to its end. */
const parts = [0, 0.25, 0.5, 0.75, 1] as const;

function assertAt(place: MapPoint | undefined, wanted: MapPoint): void {
  assert.ok(place && Math.abs(place.latitude - wanted.latitude) < 1e-6, 'it is somewhere else');
  assert.ok(Math.abs(place.longitude - wanted.longitude) < 1e-6, 'it is somewhere else');
}

/** The present moment of the server that the point of sale is in, in milliseconds. */
const clockOf = (context: PluginContext): number => (context as PluginServer).now();

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
  { make, name, context },
  { refusedEmail, simulates, breakDown, signing },
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
          const answer: unknown = till.accept?.(order);
          assert.equal(answer, undefined, 'a transaction waits for nobody');
        }
      }
    },
  },
  {
    title: 'throws for an order it does not take, without the customer in the error [ORD-95]',
    run: () => {
      assert.equal(make().accept !== undefined, refusedEmail !== undefined);
      if (refusedEmail === undefined) return;
      const refused = orderOf({ customer: { email: refusedEmail } });
      assert.throws(
        () => make().accept?.(refused),
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
    title: 'hands an order to its hut once, however often it is called [GTW-36]',
    run: async () => {
      if (!signing) return;
      for (let times = 0; times < 2; times += 1) {
        assert.equal(await make().push?.(hutOrder()), 'taken');
      }
      assert.deepEqual(signing.handed(), ['order-1']);
    },
  },
  {
    title:
      'throws when its hut says nothing, without the customer, and tells when it refuses [GTW-36]',
    run: async () => {
      if (!signing) return;
      const speak = signing.answer.silence();
      await assert.rejects(
        async () => make().push?.(hutOrder()),
        (error) => !String(error).includes(email),
      );
      speak();
      signing.answer.refusal();
      assert.equal(await make().push?.(hutOrder()), 'refused');
    },
  },
  {
    title: 'reads what its hut has signed, and again [GTW-36]',
    run: () => {
      if (!signing) return;
      const till = make();
      const said = { orderId: 'order-1', order_status: 'COOKING' };
      const message = { ...signing.report(said, clockOf(context())), hut };
      for (let times = 0; times < 2; times += 1) {
        assert.deepEqual(till.readReport?.(message), {
          orderId: 'order-1',
          change: { order_status: 'COOKING' },
        });
      }
    },
  },
  {
    title: 'reads nothing that is altered, old, of the future or unsigned [GTW-36]',
    run: () => {
      if (!signing) return;
      const till = make();
      const said = { orderId: 'order-1', order_status: 'COOKING' };
      const now = clockOf(context());
      const good = { ...signing.report(said, now), hut };
      const altered = good.body.replace('COOKING', 'PACKING');
      const wrong: readonly HutMessage[] = [
        { ...good, body: altered },
        { ...good, headers: {} },
        ...Object.keys(good.headers).map((header) => ({
          ...good,
          headers: { ...good.headers, [header]: '1' },
        })),
        { ...signing.report(said, now - 10 * minuteMs), hut },
        { ...signing.report(said, now + 10 * minuteMs), hut },
      ];
      for (const message of wrong) assert.equal(till.readReport?.(message), undefined);
    },
  },
  {
    title:
      'reads where its hut has signed that a driver is, if it reads that, and nothing else [SHP-33]',
    run: () => {
      const till = make();
      if (!till.readPosition) return;
      assert.ok(signing, 'nobody can look how it reads positions: a stand-in has to sign some');
      const place = { latitude: 51.46, longitude: -0.16, at: '2026-05-04T12:00:00.000Z' };
      const said = { orderId: 'order-1', ...place, minutesLeft: 4 };
      const now = clockOf(context());
      const good = { ...signing.report(said, now), hut };
      for (let times = 0; times < 2; times += 1) {
        assert.deepEqual(till.readPosition(good), {
          orderId: 'order-1',
          position: { ...place, minutesLeft: 4 },
        });
      }
      const wrong: readonly HutMessage[] = [
        { ...good, body: good.body.replace('51.46', '51.47') },
        { ...good, headers: {} },
        { ...signing.report(said, now - 10 * minuteMs), hut },
        { ...signing.report(said, now + 10 * minuteMs), hut },
      ];
      for (const message of wrong) assert.equal(till.readPosition(message), undefined);
    },
  },
  {
    title:
      'has a simulated driver, if any, drive from the hut to the door in whole minutes [SHP-33]',
    run: () => {
      const { kitchen } = make();
      if (!kitchen?.drive) return;
      for (const way of ways) {
        const places = parts.map((part) => kitchen.drive?.(way, part));
        for (const [index, place] of places.entries()) {
          assert.ok(place, 'it drives sometimes only');
          assert.ok(Number.isFinite(place.latitude) && Number.isFinite(place.longitude));
          assert.ok(Number.isInteger(place.minutesLeft ?? 0) && (place.minutesLeft ?? 0) >= 0);
          const before = places[index - 1]?.minutesLeft ?? Infinity;
          assert.ok((place.minutesLeft ?? 0) <= before, 'the minutes left grow');
        }
        assertAt(places[0], way.from);
        assertAt(places.at(-1), way.to);
      }
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
