import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasswordKeeper } from '../../core/accounts/password-keeper.ts';
import type {
  AccountChanges,
  Identity,
  KnownAccount,
  Passwords,
  PasswordVerdict,
} from '../../core/server-half/sign-in-accounts.ts';
import type { Tables } from '../storage/tables.ts';
import { insertAccount, updateAccount } from './account-repository.ts';
import { identityColumns } from './checked-account.ts';
import type { PasswordDigests } from './password-hash.ts';

/** Where the passwords of a market are. */
interface PasswordPlace {
  readonly accounts: Pick<AccountChanges, 'find'>;
  readonly db: Kysely<Tables>;
  readonly market: string;
  readonly digests: PasswordDigests;
  /** What keeps them in place of the database. */
  readonly keeper: PasswordKeeper | undefined;
}

/** Where they are kept elsewhere. */
type KeptElsewhere = Omit<PasswordPlace, 'digests' | 'keeper'> & {
  readonly keeper: PasswordKeeper;
};

/** Stands in an account for a password that is kept elsewhere; another with every new one, so that proofs of the one before end. */
const newMark = (): string => `elsewhere$${randomUUID()}`;

/** The verdict about an account whose password is right. */
const right = (account: KnownAccount, password: string): PasswordVerdict => ({
  is: 'right',
  account: { ...account, password },
});

/** The passwords of a market: digests in its own database, or what a plugin keeps [GTW-34]. */
export const marketPasswords = ({ keeper, digests, ...place }: PasswordPlace): Passwords =>
  keeper ? keptElsewhere({ ...place, keeper }) : ownDigests(place.accounts, digests);

const ownDigests = (accounts: PasswordPlace['accounts'], digests: PasswordDigests): Passwords => ({
  ready: async (_about, password) => ({ mark: await digests.hash(password) }),
  async check(about, password) {
    const known = await accounts.find(about);
    const isRight = await digests.isPasswordOf(password, known?.password);
    if (known && known.password === undefined) return { is: 'to-be-set' };
    return known?.password !== undefined && isRight
      ? right(known, known.password)
      : { is: 'wrong' };
  },
});

const keptElsewhere = (place: KeptElsewhere): Passwords => ({
  ready: (about, password) =>
    Promise.resolve({
      mark: newMark(),
      keep: (how) => place.keeper.keep({ email: about.value, password, ...how }),
    }),
  async check(about, password) {
    const known = await place.accounts.find(about);
    const verdict = await place.keeper.check(about.value, password);
    if (verdict.is === 'to-be-set') return { is: 'to-be-set' };
    const isRight = verdict.is === 'right';
    if (known?.password !== undefined) {
      return isRight ? right(known, known.password) : { is: 'wrong' };
    }
    // Whoever set this password has not shown that the address is theirs, and its owner has come since [GTW-35].
    if (known && !(isRight && verdict.isVerified)) return { is: 'to-be-set' };
    if (!isRight) return { is: 'wrong' };
    const mark = newMark();
    if (known) {
      await updateAccount(place.db, known.id, { password_hash: mark });
      return right(known, mark);
    }
    const account = await made(place, about, verdict.isVerified);
    return account?.password === undefined ? { is: 'wrong' } : right(account, account.password);
  },
});

/** Gives somebody whom the keeper knows an account here. */
async function made(
  { db, market, accounts }: KeptElsewhere,
  about: Identity,
  isVerified: boolean,
): Promise<KnownAccount | undefined> {
  await insertAccount(db, {
    id: randomUUID(),
    market,
    language: null,
    password_hash: newMark(),
    ...identityColumns(about, isVerified),
  });
  return accounts.find(about);
}

/** The account of somebody whom only the keeper of passwords knows so far, who gets it now; undefined for nobody. */
export async function adopted(
  { keeper, ...place }: PasswordPlace,
  about: Identity,
): Promise<KnownAccount | undefined> {
  if (!keeper || about.of !== 'email') return undefined;
  const person = await keeper.find(about.value);
  return person && made({ ...place, keeper }, about, person.isVerified);
}
