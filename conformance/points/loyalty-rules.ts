import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Suite } from '../suite.ts';

export interface LoyaltySamples {
  /** A sector that has points in the case's manifest. */
  readonly sector: string;
  /** Totals of orders in minor units, each with the points that it earns. */
  readonly earns: readonly (readonly [amount: number, points: number])[];
  /** Ids of sides that cost nothing in a reward; none unless told. */
  readonly free?: readonly string[];
}

const noReward: Deal = { id: 'no-reward', kind: 'flat', title: 'A deal', options: [] };
const reward: Deal = { ...noReward, id: 'reward', loyalty: true };

const wordKey = /^[a-z][\w.-]*$/;

const isWhole = (points: number): boolean => Number.isInteger(points) && points >= 0;

/** What all loyalty rules have to do. */
export const loyaltyRulesSuite: Suite<LoyaltyRules, LoyaltySamples> = (
  { make, manifest },
  { sector, earns, free = [] },
) => [
  {
    title: 'have points in a sector, and in none that nobody has heard of [LOY-01, ENG-21]',
    run: () => {
      assert.equal(make().isOn(sector, manifest), true);
      assert.equal(make().isOn('unheard-of', manifest), false);
    },
  },
  {
    title: 'give an order the points of its total [LOY-08, LOY-09]',
    run: () => {
      const rules = make();
      for (const [amount, points] of earns) {
        assert.deepEqual([amount, rules.earning(amount, manifest).points], [amount, points]);
      }
    },
  },
  {
    title: 'give whole points, never fewer than none, and no fewer for more money [ORD-19]',
    run: () => {
      const rules = make();
      const earned = (amount: number) => rules.earning(amount, manifest).points;
      fc.assert(
        fc.property(fc.oneof(fc.integer(), fc.double()), fc.nat(100_000), (amount, more) => {
          assert.ok(isWhole(earned(amount)), `${amount} earns ${earned(amount)}`);
          if (Number.isSafeInteger(amount)) assert.ok(earned(amount) <= earned(amount + more));
        }),
      );
    },
  },
  {
    title:
      'price every reward with points of its own or that of the market, and no other deal [LOY-10, CST-95]',
    run: () => {
      const rules = make();
      assert.equal(rules.price(noReward, manifest), undefined);
      const price = rules.price(reward, manifest)?.points ?? 0;
      assert.ok(isWhole(price) && price > 0, String(price));
      assert.deepEqual(rules.price({ ...reward, loyaltyPoints: 3 }, manifest), { points: 3 });
    },
  },
  {
    title:
      'hold an order to a number of rewards and to a minimum that it can keep to [LOY-18, LOY-19, BSK-82]',
    run: () => {
      const { most, minimumOrder = 0 } = make().limits(manifest);
      assert.ok(isWhole(most), String(most));
      assert.ok(isWhole(minimumOrder), String(minimumOrder));
    },
  },
  {
    title:
      'give the items of a reward that the case names for nothing, and no pizza [LOY-20, DEA-81]',
    run: () => {
      const rules = make();
      for (const id of free) {
        assert.deepEqual(
          [id, rules.isFree({ type: 'side', id, kind: 'side' }, manifest)],
          [id, true],
        );
      }
      assert.equal(rules.isFree({ type: 'pizza', id: 'pizza', kind: 'pizza' }, manifest), false);
    },
  },
  {
    title:
      'tell of a free reward only while there is one, and never again once it was closed [LOY-23, LOY-24]',
    run: () => {
      const rules = make();
      const facts = { rewards: 1, balance: 1000, hasInteracted: false, hasSeen: false };
      assert.equal(rules.showsNotice(facts, manifest), true);
      assert.equal(rules.showsNotice({ ...facts, rewards: 0 }, manifest), false);
      assert.equal(rules.showsNotice({ ...facts, hasSeen: true }, manifest), false);
    },
  },
  {
    title: 'have words for every number of points, none included [LOY-11, LOY-15]',
    run: () => {
      const rules = make();
      for (const points of [0, 1, 2, 5, 1000]) {
        const messages = rules.messages(points, manifest);
        for (const key of [messages.redeem, messages.points, messages.notice]) {
          assert.match(key, wordKey);
        }
      }
    },
  },
  {
    title: 'have words for a reward that cannot be had [BSK-82, LOY-04, DEA-80]',
    run: () => {
      const { tooMany, payment, locked } = make().refusals(manifest);
      for (const key of [tooMany, payment, locked]) assert.match(key, wordKey);
    },
  },
  {
    title: 'answer the same for the same facts',
    run: () => {
      const rules = make();
      for (const type of ['card', 'unheard-of']) {
        assert.equal(rules.paysWith(type, manifest), rules.paysWith(type, manifest));
      }
      for (const [amount] of earns) {
        assert.deepEqual(rules.earning(amount, manifest), make().earning(amount, manifest));
      }
    },
  },
];
