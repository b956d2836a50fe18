import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  AccountChanges,
  AccountDetails,
  KnownAccount,
  ReadyPassword,
  SignInAccounts,
} from '../../core/server-half/sign-in-accounts.ts';
import type { PasswordKeeper } from '../../core/accounts/password-keeper.ts';
import { Refusal } from '../../core/server-half/plugin-route.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import {
  type AccountRow,
  emailOf,
  findByIdentity,
  insertAccount,
  updateAccount,
} from './account-repository.ts';
import type { TokenCheck } from './authenticate.ts';
import { checkedAccount, identityColumns } from './checked-account.ts';
import type { Device } from './device-of.ts';
import { adopted, marketPasswords } from './market-passwords.ts';
import { lookAtCode, newCode, spendCode } from './one-time-codes.ts';
import type { PasswordDigests } from './password-hash.ts';
import { endSessions, openSession } from './sessions.ts';

/** What the accounts area works with for ways to sign in. */
export interface SignInParts {
  readonly tokens: TokenCheck;
  readonly passwords: PasswordDigests;
  readonly eraseAccount: (accountId: string) => Promise<AccountRow | undefined>;
}

/** Where a call of a way to sign in is made. */
interface SignInCall {
  readonly market: string;
  readonly identity: Manifest['identity'];
  readonly device: Device;
  /** What keeps the passwords of the market in place of its own database. */
  readonly keeper: PasswordKeeper | undefined;
}

const knownOf = (row: AccountRow): KnownAccount => ({
  id: row.id,
  details: detailsOf(row),
  language: row.language ?? undefined,
  password: row.password_hash ?? undefined,
});

const detailsOf = (row: AccountRow): AccountDetails => ({
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
  email: emailOf(row) ?? undefined,
  marketing: row.marketing_email === null ? undefined : row.marketing_email && !!row.marketing_sms,
});

/**
 * Has a password kept where the market's passwords are kept elsewhere; answers whether the address is still free.
 * @throws Refusal 400 InvalidPasswordException
 */
async function isKept(
  { keep }: ReadyPassword,
  how: Parameters<NonNullable<ReadyPassword['keep']>>[0],
) {
  const outcome = (await keep?.(how)) ?? 'kept';
  if (outcome !== 'refused') return outcome === 'kept';
  throw new Refusal(400, 'InvalidPasswordException', 'The password is not taken.');
}

const changesIn = (db: Kysely<Tables>, market: string): AccountChanges => ({
  async find(identity) {
    const row = await findByIdentity(db, market, identity);
    return row && knownOf(row);
  },
  async make(identity, { language, password, isChecked }) {
    if (password?.keep) {
      if (await findByIdentity(db, market, identity)) return undefined;
      if (!(await isKept(password, { isNew: true, isVerified: isChecked }))) return undefined;
    }
    const made = await insertAccount(db, {
      id: randomUUID(),
      market,
      language: language ?? null,
      password_hash: password?.mark ?? null,
      ...identityColumns(identity, isChecked),
    });
    return made?.id;
  },
  async setPassword(accountId, password) {
    await updateAccount(db, accountId, {
      password_hash: password.mark,
      email_checked_at: presentMoment,
    });
    await endSessions(db, accountId);
    // Last: what was done elsewhere is not undone when the database refuses something.
    await isKept(password, { isNew: false, isVerified: true });
  },
  async setDetails(accountId, { firstName, lastName, email, marketing }) {
    await updateAccount(db, accountId, {
      first_name: firstName ?? null,
      last_name: lastName ?? null,
      contact_email: email ?? null,
      marketing_email: marketing ?? null,
      marketing_sms: marketing ?? null,
    });
  },
});

/** The accounts of a market, for a call of its way to sign in [ENG-23]. */
export const signInAccounts = (
  { tokens, passwords, eraseAccount }: SignInParts,
  { market, identity: lives, device, keeper }: SignInCall,
): SignInAccounts => {
  const accounts = changesIn(tokens.db, market);
  const kept = { accounts, db: tokens.db, market, keeper, digests: passwords };
  return {
    ...accounts,
    passwords: marketPasswords(kept),
    meet: async (identity) => (await accounts.find(identity)) ?? adopted(kept, identity),
    codes: {
      make: (subject, rules) => newCode(tokens, { ...subject, market }, rules),
      look: (subject, code, { tries }) =>
        lookAtCode(tokens, { ...subject, market }, { code, tries }),
      spend: (subject, code, { tries }, change) =>
        spendCode(tokens, { ...subject, market }, { code, tries }, (tx) =>
          change(changesIn(tx, market)),
        ),
    },
    findOrMake: (identity, { language }) => checkedAccount(tokens, { market, identity, language }),
    startSession: ({ password, ...proof }) =>
      openSession(
        tokens,
        { ...proof, device, ...(password !== undefined && { passwordHash: password }) },
        lives,
      ),
    erase: async (accountId) => (await eraseAccount(accountId)) !== undefined,
  };
};
