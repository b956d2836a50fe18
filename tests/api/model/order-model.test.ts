import { afterAll, beforeAll, expect, it } from 'vitest';
import { ModelShop } from './model-shop.ts';
import { perform } from './perform.ts';
import { runModel, wrongsAfter } from './run-model.ts';
import type { Step } from './steps.ts';
import { ways } from './ways.ts';

let shop: ModelShop;
beforeAll(async () => {
  shop = await ModelShop.open();
});
afterAll(() => shop.close());

/** The seed of this suite, so that a run that was green stays so; `npm run bench model` takes others. */
const seed = 30;

const order = (name: string, more: Partial<Extract<Step, { does: 'order' }>> = {}): Step => ({
  does: 'order',
  who: 0,
  way: ways.findIndex((way) => way.name === name),
  outcome: 'approve',
  extra: 'nothing',
  replaces: false,
  ...more,
});
const pay: Step = { does: 'pay', who: 0, outcome: 'approve' };
const place: Step = { does: 'place', who: 0, proof: 'own' };

/** What went wrong before, each in the shortest way that leads to it. */
const found: Readonly<Record<string, readonly Step[]>> = {
  'a tab is told that nothing is paid when another one has placed the order meanwhile': [
    order('card form'),
    pay,
    { does: 'bank misbehaves', fault: 'silent but done' },
    { does: 'meanwhile', step: place },
    place,
  ],
  'an order whose refund went unheard keeps its money when its hut fails it': [
    order('card form'),
    pay,
    place,
    { does: 'hut reports', who: 0, status: 'CONFIRMED' },
    { does: 'bank misbehaves', fault: 'answer lost' },
    { does: 'give back', who: 0, isPart: true },
    { does: 'hut reports', who: 0, status: 'FAILED' },
  ],
  'an attempt that was refused hides the one before it from the one that takes its place': [
    order('card form at checkout'),
    order('offline', { extra: 'voucher', replaces: true }),
    order('card form at checkout', { replaces: true }),
  ],
  'a wallet order is answered 500 when the bank says nothing after the opening': [
    { does: 'meanwhile', step: { does: 'bank misbehaves', fault: 'unreachable' } },
    order('wallet sheet'),
  ],
  'money stays held that the bank, which said nothing, holds once the attempt is over': [
    { does: 'bank misbehaves', fault: 'much later' },
    order('card form at checkout'),
    { does: 'time passes', seconds: 960 },
    { does: 'settle' },
  ],
};

it.each(Object.entries(found))('%s: no more [OPS-30]', async (_title, steps) => {
  const wrong = await wrongsAfter(shop, async (run) => {
    for (const step of steps) await perform(run, step);
  });
  expect(wrong).toEqual([]);
});

// Connections of PostgreSQL that change the model's clock at once get in each other's way: the embedded database has one.
it.skipIf(process.env['DATABASE_URL'] !== undefined)(
  'money, orders, uses and what customers were told agree, whatever customers, bank, hut and machine do in whatever order [OPS-30]',
  { timeout: 3_600_000 },
  async () => {
    expect(await runModel(shop, { runs: 200, seed })).toBeUndefined();
    expect(shop.answers.get('place 200')).toBeGreaterThan(40);
  },
);
