import assert from 'node:assert/strict';
import type {
  GiftCardKey,
  GiftCardRecord,
  GiftCardRecords,
  GiftCardService,
} from '../../core/gift-cards/gift-card-service.ts';
import type { Suite } from '../suite.ts';

export interface GiftCardSamples {
  /** A card that pays, with what it was loaded with, in minor units, and its last day. */
  readonly good: GiftCardKey & GiftCardRecord;
  /** Cards that are refused, each with the code of the refusal. */
  readonly refused: readonly (GiftCardKey & {
    readonly code: string;
    readonly record?: GiftCardRecord;
  })[];
  /** Whether it asks the records of this installation; other services have records of their own. */
  readonly usesRecords: boolean;
  /** Has the service not answer, until the answer is called; left out where it uses the records. */
  readonly breakDown?: () => () => void;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const code = /^[A-Z][A-Z0-9_]*$/;

/** What every gift card service has to do. */
export const giftCardServiceSuite: Suite<GiftCardService, GiftCardSamples> = (
  { make },
  { good, refused, usesRecords, breakDown },
) => {
  const key = ({ number, pin }: GiftCardKey): GiftCardKey => ({ number, pin });
  const known = [{ ...key(good), record: good }, ...refused];
  const asked: GiftCardKey[] = [];
  const records: GiftCardRecords = {
    async find(card, { most, windowMs }) {
      assert.ok(most >= 1 && windowMs >= 1, 'a limit of wrong pins');
      asked.push(card);
      return known.find(({ number, pin }) => number === card.number && pin === card.pin)?.record;
    },
  };
  const broken: GiftCardRecords = {
    find: () => Promise.reject(new Error('no connection')),
  };
  const wrongPin = { ...key(good), pin: `${good.pin}0` };
  const unknown = { number: `${good.number}0`, pin: good.pin };

  return [
    {
      title: 'says what a card was loaded with, in minor units, and its last day [GFT-35]',
      run: async () => {
        const answer = await make().check(key(good), records);
        assert.deepEqual(answer, {
          kind: 'card',
          loaded: good.loaded,
          expiryDate: good.expiryDate,
        });
        assert.ok(Number.isInteger(good.loaded) && good.loaded >= 0);
        assert.match(good.expiryDate, day);
      },
    },
    {
      title: 'changes no credit by being asked: the second answer is the first [GFT-35]',
      run: async () => {
        const service = make();
        const first = await service.check(key(good), records);
        assert.deepEqual(await service.check(key(good), records), first);
      },
    },
    {
      title: 'refuses a wrong pin and an unknown number alike, so that numbers cannot be tried out',
      run: async () => {
        const service = make();
        const answers = [
          await service.check(wrongPin, records),
          await service.check(unknown, records),
        ];
        assert.deepEqual(answers[0], answers[1]);
        assert.equal(answers[0]?.kind, 'refused');
      },
    },
    ...refused.map((card) => ({
      title: `refuses a card with the code ${card.code}`,
      run: async () => {
        const answer = await make().check(key(card), records);
        assert.deepEqual(answer, { kind: 'refused', code: card.code });
        assert.match(card.code, code);
      },
    })),
    {
      title: 'says neither number nor pin in what it answers [GFT-34]',
      run: async () => {
        for (const card of [key(good), wrongPin, unknown]) {
          const answer = JSON.stringify(await make().check(card, records));
          assert.ok(!answer.includes(card.number) && !answer.includes(card.pin), answer);
        }
      },
    },
    {
      title: 'throws when it cannot ask, without number and pin in the error [GFT-34]',
      run: async () => {
        const repair = breakDown?.();
        try {
          await assert.rejects(make().check(key(good), broken), (error) => {
            const text = `${String(error)} ${JSON.stringify(error)}`;
            return !text.includes(good.number) && !text.includes(good.pin);
          });
        } finally {
          repair?.();
        }
      },
    },
    {
      title: usesRecords ? 'asks the records of the installation' : 'has records of its own',
      run: async () => {
        asked.length = 0;
        await make().check(key(good), records);
        assert.equal(asked.length > 0, usesRecords);
      },
    },
    {
      title: 'refuses what is no card number, and does not throw',
      run: async () => {
        for (const text of ['', ' ', "' or 1=1", '\u0000', '9'.repeat(10_000)]) {
          const answer = await make().check({ number: text, pin: text }, records);
          assert.equal(answer.kind, 'refused');
        }
      },
    },
  ];
};
