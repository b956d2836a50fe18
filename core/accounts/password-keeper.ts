import { type CallRules, isYesOrNo, optional } from '../call-rules.ts';

/** Somebody whom the keeper knows. */
export interface KnownPerson {
  /** Whether it has seen that the address is theirs. */
  readonly isVerified: boolean;
}

/**
 * What came of a password: `right`, `wrong`, also of an address that nobody has, or `to-be-set` where its owner has to set
 * another one first.
 */
export type KeptVerdict =
  | (KnownPerson & { readonly is: 'right' })
  | { readonly is: 'wrong' | 'to-be-set' };

/** How a password is to be kept. */
export interface KeptPassword extends KnownPerson {
  readonly email: string;
  readonly password: string;
  /** Only for an address that nobody has. */
  readonly isNew: boolean;
}

/** `taken` where the address is somebody's already, `refused` where the keeper's own rule takes no such password. */
export type KeepOutcome = 'kept' | 'taken' | 'refused';

/**
 * Keeps the passwords of a market's customers in place of its own database (one) [GTW-34]. Accounts, sessions, codes and
 * letters, and the limits of tries, are not its concern: they are as the rows of accounts say, wherever passwords are. What
 * it keeps of somebody is told and goes with their account by the `customers` of its plugin [SEC-42]. Addresses are in
 * lower case. No password, and nothing of a customer, gets into a log or an error.
 */
export interface PasswordKeeper {
  /** Whom it knows by an address, which may be somebody whom the shop has never seen. */
  find(email: string): Promise<KnownPerson | undefined>;
  /** Whether a password is that of an address. It throws only where it could not be found out. */
  check(email: string, password: string): Promise<KeptVerdict>;
  /** Keeps a password, in place of the one before; done again it comes to the same, unless it is to be new. */
  keep(password: KeptPassword): Promise<KeepOutcome>;
}

/** How long the keeper is waited for, in milliseconds: a customer is looking on. */
const longestAnswerMs = 10_000;

const isPerson = (value: unknown): boolean =>
  isYesOrNo(((value ?? {}) as Partial<KnownPerson>).isVerified);

const isVerdict = (value: unknown): boolean => {
  const { is } = (value ?? {}) as Partial<KeptVerdict>;
  return is === 'right' ? isPerson(value) : is === 'wrong' || is === 'to-be-set';
};

export const passwordKeeperCalls: CallRules<PasswordKeeper> = {
  find: { limitMs: longestAnswerMs, fits: optional(isPerson) },
  check: { limitMs: longestAnswerMs, fits: isVerdict },
  keep: {
    limitMs: longestAnswerMs,
    fits: (outcome) => ['kept', 'taken', 'refused'].includes(outcome as string),
  },
};
