import fc from 'fast-check';
import { type BankFault, bankFaults, type BankOutcome, bankOutcomes } from './bank.ts';
import { ways } from './ways.ts';

/** What an order uses besides money. */
const extras = ['nothing', 'voucher', 'gift card', 'points', 'keepsake'] as const;
export type Extra = (typeof extras)[number];

/** Something that happens; `who` is the customer to whom it does. */
export type Step =
  | {
      readonly does: 'order';
      readonly who: number;
      readonly way: number;
      readonly outcome: BankOutcome;
      readonly extra: Extra;
      /** Whether it names the attempt that it leaves. */
      readonly replaces: boolean;
    }
  /** The browser loads the page again and makes its call again. */
  | { readonly does: 'reload'; readonly who: number }
  | { readonly does: 'pay'; readonly who: number; readonly outcome: BankOutcome }
  | { readonly does: 'answer the bank'; readonly who: number }
  | { readonly does: 'bank decides'; readonly who: number; readonly outcome: BankOutcome }
  | { readonly does: 'place'; readonly who: number; readonly proof: 'own' | 'none' | 'forged' }
  | {
      readonly does: 'notify';
      readonly who: number;
      /** `again` says what was said before, under the same id. */
      readonly as: 'news' | 'again' | 'forged' | 'of nobody';
    }
  | { readonly does: 'look'; readonly who: number }
  | { readonly does: 'settle' }
  | { readonly does: 'time passes'; readonly seconds: number }
  | { readonly does: 'clocks differ'; readonly seconds: number }
  | { readonly does: 'hut closes'; readonly who: number }
  | { readonly does: 'price rises'; readonly who: number }
  | { readonly does: 'bank misbehaves'; readonly fault: BankFault }
  | { readonly does: 'bank catches up' }
  | { readonly does: 'plugin breaks' }
  | { readonly does: 'plugin is mended' }
  | { readonly does: 'kill'; readonly atStep: number }
  | { readonly does: 'restart' }
  | {
      readonly does: 'hut reports';
      readonly who: number;
      readonly status: 'CONFIRMED' | 'COOKING' | 'DELIVERED' | 'FAILED';
    }
  | { readonly does: 'give back'; readonly who: number; readonly isPart: boolean }
  | { readonly does: 'at once'; readonly steps: readonly Step[] }
  /** It happens while the bank is asked the next time. */
  | { readonly does: 'meanwhile'; readonly step: Step };

/** Steps of one kind. */
export type OfKind<Name extends Step['does']> = Extract<Step, { readonly does: Name }>;

const who = fc.integer({ min: 0, max: 1 });
const does = <Name extends Step['does']>(name: Name) => fc.constant(name);
const outcome = fc.oneof(
  { weight: 4, arbitrary: fc.constant<BankOutcome>('approve') },
  { weight: 3, arbitrary: fc.constantFrom(...bankOutcomes) },
);

const order: fc.Arbitrary<Step> = fc.record({
  does: does('order'),
  who,
  way: fc.nat({ max: ways.length - 1 }),
  outcome,
  extra: fc.constantFrom(...extras),
  replaces: fc.boolean(),
});

/** What customers and their bank do. */
const ofCustomers: readonly fc.Arbitrary<Step>[] = [
  fc.record({ does: does('reload'), who }),
  fc.record({ does: does('answer the bank'), who }),
  fc.record({
    does: does('bank decides'),
    who,
    outcome: fc.constantFrom<BankOutcome>('approve', 'decline'),
  }),
  fc.record({
    does: does('notify'),
    who,
    as: fc.constantFrom('news', 'news', 'news', 'again', 'forged', 'of nobody'),
  }),
  fc.record({ does: does('look'), who }),
];
const pay: fc.Arbitrary<Step> = fc.record({ does: does('pay'), who, outcome });
const place: fc.Arbitrary<Step> = fc.record({
  does: does('place'),
  who,
  proof: fc.constantFrom('own', 'own', 'own', 'own', 'none', 'forged'),
});

/** What the shop and the world around it do. */
const ofOthers: readonly fc.Arbitrary<Step>[] = [
  fc.record({ does: does('settle') }),
  fc.record({ does: does('time passes'), seconds: fc.constantFrom(5, 60, 600, 960, -3_600) }),
  fc.record({ does: does('clocks differ'), seconds: fc.constantFrom(0, 120, -120, 3_600) }),
  fc.record({ does: does('hut closes'), who }),
  fc.record({ does: does('price rises'), who }),
  fc.record({ does: does('bank misbehaves'), fault: fc.constantFrom(...bankFaults) }),
  fc.record({ does: does('bank catches up') }),
  fc.record({ does: does('plugin breaks') }),
  fc.record({ does: does('plugin is mended') }),
  fc.record({
    does: does('hut reports'),
    who,
    status: fc.constantFrom('CONFIRMED', 'COOKING', 'DELIVERED', 'FAILED'),
  }),
  fc.record({ does: does('give back'), who, isPart: fc.boolean() }),
];
const deaths: readonly fc.Arbitrary<Step>[] = [
  fc.record({ does: does('kill'), atStep: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ does: does('restart') }),
];

/** A process starts anew in every third run or so: that is what takes longest. */
const simple: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: order },
  { weight: 12, arbitrary: pay },
  { weight: 24, arbitrary: place },
  { weight: 16, arbitrary: fc.oneof(...ofCustomers) },
  { weight: 18, arbitrary: fc.oneof(...ofOthers) },
  { weight: 1, arbitrary: fc.oneof(...deaths) },
);

/** Any step, alone, together with others, or while the bank is asked. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: simple },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('at once'),
      steps: fc.array(fc.oneof(place, place, ...ofCustomers, ...ofOthers.slice(0, 1), order), {
        minLength: 2,
        maxLength: 3,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('meanwhile'), step: simple }) },
);
