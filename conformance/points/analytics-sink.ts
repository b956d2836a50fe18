import assert from 'node:assert/strict';
import type { AnalyticsSink, SentEvent } from '../../core/shell/ports.ts';
import { frozen, standIn } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface SinkSamples {
  /** What has left for the sink's receiver so far, in order; an event that is sent as text counts as that text. */
  readonly received: () => readonly unknown[];
  /** Whether the case gives the sink a receiver: without one nothing leaves. */
  readonly hasReceiver: boolean;
}

const eventOf = (type: string, data: SentEvent['data'] = {}): SentEvent =>
  frozen({
    type,
    market: 'zz',
    sector: 'zz-1',
    hutId: '101',
    traceId: 'a1b2c3',
    data,
  });

const events: readonly SentEvent[] = [
  eventOf('page-view', { page: '/menu' }),
  eventOf('add-to-basket', { price: { minor: 1299, currency: 'XTS' }, count: 2, isDeal: false }),
  eventOf('purchase', { text: '</script>"\u2028🍕', nothing: undefined }),
];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Who the visitor is: things that lie about in a page and are no part of any event. */
const secrets = ['ada@example.com', '07700900123', 'session-token-of-ada'];
const page = {
  document: { cookie: `session=${secrets[2]}`, referrer: `https://zz.localhost/?e=${secrets[0]}` },
  localStorage: {
    getItem: () => JSON.stringify(secrets),
    setItem: () => undefined,
    removeItem: () => undefined,
  },
};

/** What every analytics sink has to do. Consent is asked for before a sink is given anything [SHL-46]. */
export const analyticsSinkSuite: Suite<AnalyticsSink, SinkSamples> = (
  { make },
  { received, hasReceiver },
) => [
  {
    title:
      'sends nothing by being there: only what it is given, for which there is consent [SHL-46]',
    run: () => {
      make();
      assert.deepEqual(received(), []);
    },
  },
  {
    title: hasReceiver
      ? 'sends every event once, in order, with type, market, sector, hut, trace id and data [SHL-76]'
      : 'sends nothing without a receiver [SHL-76]',
    run: () => {
      const sink = make();
      for (const event of events) sink.send(event);
      const texts = received().map(asText);
      assert.equal(texts.length, hasReceiver ? events.length : 0);
      for (const [index, text] of texts.entries()) {
        const { type, market, sector, hutId, traceId } = events[index] ?? eventOf('none');
        for (const part of [type, market, sector, hutId, traceId]) {
          assert.ok(text.includes(String(part)), `${type} without ${part}`);
        }
      }
    },
  },
  {
    title: 'adds nothing about the visitor that is not in the event [SHL-76]',
    run: () => {
      const leave = standIn(page);
      try {
        make().send(eventOf('page-view', { page: '/' }));
        for (const text of received().map(asText)) {
          for (const secret of secrets) assert.ok(!text.includes(secret), secret);
        }
      } finally {
        leave();
      }
    },
  },
  {
    title: 'takes events without a hut, with much data and with none',
    run: () => {
      const sink = make();
      const { sector: _sector, hutId: _hut, ...early } = eventOf('start');
      sink.send(early);
      sink.send(eventOf('long', { text: 'x'.repeat(50_000) }));
      sink.send(eventOf('', {}));
      assert.equal(received().length, hasReceiver ? 3 : 0);
    },
  },
];
