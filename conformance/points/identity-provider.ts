import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import type { IdentityProvider, SocialReturn } from '../../core/accounts/identity-provider.ts';
import type { SocialProvider, SocialVisit } from '../../core/accounts/social-visit.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface IdentitySamples {
  /** A social provider that it serves, and another one if it serves more or fewer than that. */
  readonly served: SocialProvider;
  readonly other?: { readonly provider: SocialProvider; readonly isServed: boolean };
  /** Signs a customer in at the provider; answers the code to come back with. */
  readonly signIn: (
    provider: IdentityProvider,
    visit: SocialVisit,
    email: string,
  ) => Promise<string>;
  /** Signs a customer in at the address of a visit; answers what the provider sends to `comeBack`. Left out where there is none. */
  readonly answer?: (address: string, email: string) => Readonly<Record<string, string>>;
  /** An email address that the provider knows and has checked, and one it has not checked; left out where there is none. */
  readonly email: string;
  readonly uncheckedEmail?: string;
  /** Whether people can say at it who they are, to try things out. */
  readonly isTrial: boolean;
  /** Has the provider not answer, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
}

const returnTo = 'https://shop.example/account/?form=login';
const answerTo = 'https://shop.example/v1/identity/return/provider';

/** A visit of a browser, and what it proves itself by. */
function newVisit(provider: SocialProvider) {
  const verifier = `${randomUUID()}${randomUUID()}`;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const visit: SocialVisit = frozen({
    provider,
    returnTo,
    answerTo,
    state: randomUUID(),
    challenge,
  });
  const back = (code: string): SocialReturn => frozen({ provider, code, returnTo, verifier });
  return { visit, back };
}

/** What every way of social sign-in has to do. */
export const identityProviderSuite: Suite<IdentityProvider, IdentitySamples> = (
  { make, name },
  { served, other, signIn, answer, email, uncheckedEmail, isTrial, breakDown },
): readonly Check[] => [
  {
    title: 'says what it is called and whom it serves [ENG-29]',
    run: () => {
      assert.equal(make().id, name);
      assert.equal(make().serves(served), true);
      if (other) assert.equal(make().serves(other.provider), other.isServed);
      assert.equal(make().trial !== undefined, isTrial);
    },
  },
  {
    title: 'leads to its pages with what the visit came with, and not with its proof [SEC-25]',
    run: async () => {
      const { visit, back } = newVisit(served);
      const address = new URL(await make().authorise(visit), returnTo);
      const given = [...address.searchParams.values()];
      for (const value of [visit.state, visit.challenge]) {
        assert.ok(
          given.some((one) => one.startsWith(value)),
          value,
        );
      }
      assert.ok(!address.href.includes(back('').verifier));
    },
  },
  {
    title: 'knows who came back, the same one each time, and whether the address is checked',
    run: async () => {
      const provider = make();
      const subjects = new Set<string>();
      for (let times = 0; times < 2; times += 1) {
        const { visit, back } = newVisit(served);
        const who = await provider.exchange(back(await signIn(provider, visit, email)));
        assert.deepEqual([who?.email, who?.isEmailVerified], [email, true]);
        subjects.add(who?.subject ?? '');
      }
      assert.equal(subjects.size, 1);
      if (uncheckedEmail === undefined) return;
      const { visit, back } = newVisit(served);
      const who = await provider.exchange(back(await signIn(provider, visit, uncheckedEmail)));
      assert.equal(who?.isEmailVerified, false);
    },
  },
  {
    title: 'takes a code once',
    run: async () => {
      const provider = make();
      const { visit, back } = newVisit(served);
      const used = back(await signIn(provider, visit, email));
      assert.ok(await provider.exchange(used));
      assert.equal(await provider.exchange(used), undefined);
    },
  },
  {
    title: 'takes no code of another browser, another address or nobody',
    run: async () => {
      const provider = make();
      const wrong: readonly ((used: SocialReturn) => SocialReturn)[] = [
        (used) => ({ ...used, verifier: randomUUID() }),
        (used) => ({ ...used, returnTo: 'https://shop.example.evil.example/account/' }),
        (used) => ({ ...used, code: `${used.code}0` }),
        (used) => ({ ...used, code: '' }),
      ];
      for (const change of wrong) {
        const { visit, back } = newVisit(served);
        const used = change(back(await signIn(provider, visit, email)));
        assert.equal(await provider.exchange(used), undefined, JSON.stringify(used));
      }
    },
  },
  {
    title:
      'takes an answer once, to a visit of its own, and gives the page no more than a code [GTW-33]',
    run: async () => {
      const provider = make();
      assert.equal(provider.comeBack !== undefined, answer !== undefined);
      if (!answer || !provider.comeBack) return;
      const answered = async (change: object) => {
        const { visit } = newVisit(served);
        const parameters = answer(await provider.authorise(visit), email);
        const asked = { provider: served, returnTo, parameters, ...change };
        return { visit, asked, way: await provider.comeBack?.(asked) };
      };
      const { visit, asked, way } = await answered({});
      assert.equal(way?.state, visit.state);
      assert.ok(way.code !== undefined && !Object.values(asked.parameters).includes(way.code));
      assert.equal(await provider.comeBack(asked), undefined);
      const wrong = [
        { provider: 'another' },
        { returnTo: 'https://shop.example.evil.example/account/' },
        { parameters: {} },
        { parameters: { code: 'code', state: randomUUID() } },
      ];
      for (const change of wrong) assert.equal((await answered(change)).way, undefined);
    },
  },
  {
    title: 'throws when the provider cannot be asked, without code, proof or customer in the error',
    run: async () => {
      const provider = make();
      const { visit, back } = newVisit(served);
      const used = back(breakDown ? await signIn(provider, visit, email) : '');
      const repair = breakDown?.();
      if (!repair) return;
      try {
        await assert.rejects(provider.exchange(used), (error) =>
          [used.code, used.verifier, email].every((secret) => !String(error).includes(secret)),
        );
      } finally {
        repair();
      }
    },
  },
];
