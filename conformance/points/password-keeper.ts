import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { PasswordKeeper } from '../../core/accounts/password-keeper.ts';
import type { Check, Suite } from '../suite.ts';

export interface PasswordSamples {
  /** A password that the keeper takes, another one, and one that its own rule refuses; the last left out where it takes all. */
  readonly good: string;
  readonly other: string;
  readonly refused?: string;
  /** Has an address set its password again before anything else; left out where the keeper knows no such thing. */
  readonly reset?: (email: string) => void | Promise<void>;
  /** Has the keeper not answer, until the answer is called. */
  readonly breakDown: () => () => void;
}

const newEmail = (): string => `${randomUUID()}@example.com`;

/** What every keeper of passwords has to do. */
export const passwordKeeperSuite: Suite<PasswordKeeper, PasswordSamples> = (
  { make },
  { good, other, refused, reset, breakDown },
): readonly Check[] => {
  /** Somebody new with a good password. */
  const somebody = async (keeper: PasswordKeeper, isVerified = true) => {
    const email = newEmail();
    const kept = { email, password: good, isVerified, isNew: true };
    assert.equal(await keeper.keep(kept), 'kept');
    return kept;
  };
  return [
    {
      title: 'knows whose password is right, and whether the address is theirs [GTW-34]',
      run: async () => {
        const keeper = make();
        for (const isVerified of [true, false]) {
          const { email } = await somebody(keeper, isVerified);
          assert.deepEqual(await keeper.find(email), { isVerified });
          assert.deepEqual(await keeper.check(email, good), { is: 'right', isVerified });
          for (const wrong of [other, good.toUpperCase(), '']) {
            assert.equal((await keeper.check(email, wrong)).is, 'wrong');
          }
        }
      },
    },
    {
      title: 'answers for nobody as for a wrong password [SEC-22]',
      run: async () => {
        const keeper = make();
        assert.equal(await keeper.find(newEmail()), undefined);
        assert.deepEqual(await keeper.check(newEmail(), good), { is: 'wrong' });
      },
    },
    {
      title: 'gives an address to one alone, and leaves their password as it is [GTW-34]',
      run: async () => {
        const keeper = make();
        const kept = await somebody(keeper);
        assert.equal(await keeper.keep({ ...kept, password: other }), 'taken');
        assert.equal((await keeper.check(kept.email, good)).is, 'right');
      },
    },
    {
      title:
        'keeps another password in place of the one before, also of somebody it did not know [GTW-34]',
      run: async () => {
        const keeper = make();
        const { email } = await somebody(keeper, false);
        const next = { email, password: other, isVerified: true, isNew: false };
        for (let times = 0; times < 2; times += 1) assert.equal(await keeper.keep(next), 'kept');
        assert.equal((await keeper.check(email, good)).is, 'wrong');
        assert.deepEqual(await keeper.check(email, other), { is: 'right', isVerified: true });
        const stranger = { ...next, email: newEmail() };
        assert.equal(await keeper.keep(stranger), 'kept');
        assert.equal((await keeper.check(stranger.email, other)).is, 'right');
      },
    },
    {
      title: 'says what its own rule refuses, and knows nobody for it [GTW-34]',
      run: async () => {
        if (refused === undefined) return;
        const keeper = make();
        const asked = { email: newEmail(), password: refused, isVerified: true, isNew: true };
        assert.equal(await keeper.keep(asked), 'refused');
        assert.equal(await keeper.find(asked.email), undefined);
        const { email } = await somebody(keeper);
        assert.equal(await keeper.keep({ ...asked, email, isNew: false }), 'refused');
        assert.equal((await keeper.check(email, good)).is, 'right');
      },
    },
    {
      title: 'says who has to set another password, until they have [GTW-34]',
      run: async () => {
        if (!reset) return;
        const keeper = make();
        const kept = await somebody(keeper);
        await reset(kept.email);
        assert.equal((await keeper.check(kept.email, good)).is, 'to-be-set');
        await keeper.keep({ ...kept, password: other, isNew: false });
        assert.equal((await keeper.check(kept.email, other)).is, 'right');
      },
    },
    {
      title: 'throws when it cannot be asked, without password or address in the error',
      run: async () => {
        const keeper = make();
        const kept = await somebody(keeper);
        const repair = breakDown();
        const told = (error: unknown): boolean =>
          [kept.email, good].every((secret) => !String(error).includes(secret));
        try {
          await assert.rejects(keeper.check(kept.email, good), told);
          await assert.rejects(keeper.find(kept.email), told);
          await assert.rejects(keeper.keep(kept), told);
        } finally {
          repair();
        }
      },
    },
  ];
};
