import type { KeepOutcome } from '../accounts/password-keeper.ts';
import type { IdentitySession } from '../../schemas/types/http/accounts.ts';

/** What a customer is known by. One account of a market has it at most. */
export interface Identity {
  readonly of: 'email' | 'phone';
  /** An email address in lower case, or a phone number with a plus sign and digits only after it. */
  readonly value: string;
}

/** What a customer has said of themselves. None of it is checked, and no account is found by it. */
export interface AccountDetails {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Email address that the customer wants to be written to, in any case of letters. */
  readonly email: string | undefined;
  /** Whether offers may be sent by every channel; undefined for a customer who was not asked. */
  readonly marketing: boolean | undefined;
}

/** An account as a way to sign in sees it. */
export interface KnownAccount {
  readonly id: string;
  readonly details: AccountDetails;
  /** Language of letters and messages to its owner, as a BCP 47 tag; undefined where none is known. */
  readonly language: string | undefined;
  /** What stands for its password, another with every new one; undefined for an account without one. */
  readonly password: string | undefined;
}

/**
 * A password that an account is to have. What takes long is done: whoever makes one does so before anything is looked at
 * that tells who has an account.
 */
export interface ReadyPassword {
  /** What stands for it in the account: a digest, or a mark where the password is kept elsewhere. */
  readonly mark: string;
  /** Has it kept elsewhere, in a market that keeps passwords so [GTW-34]. */
  readonly keep?: (how: {
    readonly isNew: boolean;
    readonly isVerified: boolean;
  }) => Promise<KeepOutcome>;
}

/** What came of a password; `to-be-set` where the owner of the account has to set one first. */
export type PasswordVerdict =
  | { readonly is: 'right'; readonly account: KnownAccount & { readonly password: string } }
  | { readonly is: 'wrong' | 'to-be-set' };

/** The passwords of a market, wherever they are kept [GTW-34]. */
export interface Passwords {
  ready(about: Identity, password: string): Promise<ReadyPassword>;
  /** Whether a password is right; for somebody without an account or a password it is not, after the same work [SEC-22]. */
  check(about: Identity, password: string): Promise<PasswordVerdict>;
}

/** What an account is made with. */
export interface NewAccount {
  readonly language: string | undefined;
  readonly password?: ReadyPassword;
  /** Its owner has shown that the identity is theirs [GTW-35]. */
  readonly isChecked: boolean;
}

/** The accounts of a market, as the change that a code allows sees them: it is of one transaction with the end of the code. */
export interface AccountChanges {
  find(identity: Identity): Promise<KnownAccount | undefined>;
  /**
   * Makes an account; answers its id, undefined where the identity has one.
   * @throws Refusal 400 InvalidPasswordException for a password that is not taken where passwords are kept
   */
  make(identity: Identity, account: NewAccount): Promise<string | undefined>;
  /**
   * Gives an account another password and ends every session that it has. Whoever may do so has shown that its email
   * address is theirs [ACC-20, GTW-35].
   * @throws Refusal 400 InvalidPasswordException for one that is not taken where passwords are kept
   */
  setPassword(accountId: string, password: ReadyPassword): Promise<void>;
  /** Keeps what a customer says of themselves, in place of what they said before [OTP-29]. */
  setDetails(accountId: string, details: AccountDetails): Promise<void>;
}

/** What a code allows, and about whom. */
export interface CodeSubject {
  /** What it allows, in a word of the plugin's own. */
  readonly allows: string;
  readonly about: Identity;
}

/** What codes are like. */
export interface CodeRules {
  readonly digits: number;
  /** How long one is good, in milliseconds. */
  readonly lifeMs: number;
  /** Wrong codes after which it is good no more. */
  readonly tries: number;
}

/** What came of a code: a good one is used up; `over` when its time or its tries are. */
export type CodeVerdict = 'good' | 'wrong' | 'over';

/**
 * One-time codes. They are kept as digests, bound to what they are about; neither tells whose they are. The codes about
 * somebody go with their account [SEC-22, SEC-42].
 */
export interface OneTimeCodes {
  /** Makes a code; the one from before about the same is good no more. */
  make(subject: CodeSubject, rules: CodeRules): Promise<string>;
  /** Whether a code is good, which it stays; a wrong one counts as a try. */
  look(subject: CodeSubject, code: string, rules: Pick<CodeRules, 'tries'>): Promise<CodeVerdict>;
  /**
   * Uses a code up.
   * @param change what a good code allows. Where it throws, nothing is changed, and the code stays good
   */
  spend(
    subject: CodeSubject,
    code: string,
    rules: Pick<CodeRules, 'tries'>,
    change: (accounts: AccountChanges) => Promise<void>,
  ): Promise<CodeVerdict>;
}

/** Who has shown to be the owner of an account, and how. */
export interface SessionProof {
  readonly accountId: string;
  /** By what: the list of sessions and the call for the present session name it [SEC-23]. */
  readonly provider: string;
  /** What stands for the password that was right, where one was asked for: the session is not opened when it has changed since. */
  readonly password?: string;
}

/**
 * What the accounts area does for a way to sign in, during one of its calls, in the market of the call [ENG-23]. Accounts,
 * sessions and their tokens, codes and, unless a plugin keeps them, digests of passwords lie in its own tables; a plugin has the rules.
 */
export interface SignInAccounts extends AccountChanges {
  readonly passwords: Passwords;
  /**
   * The account of an identity; one is made for somebody whom only the keeper of the market's passwords knows [GTW-34].
   * Where passwords are kept elsewhere it takes longer for whoever has none: it is asked after the answer alone [SEC-22].
   */
  meet(identity: Identity): Promise<KnownAccount | undefined>;
  readonly codes: OneTimeCodes;
  /**
   * The account of an identity that its owner has shown to be theirs; a new one where there is none. Whoever made it
   * without showing that is shut out: their password, sessions and codes go [GTW-35].
   * @returns its id
   */
  findOrMake(identity: Identity, account: Pick<NewAccount, 'language'>): Promise<string>;
  /**
   * Opens a session, on the device that calls [ACC-45, SEC-23]; undefined when the account has gone, or has another
   * password, since the proof.
   */
  startSession(proof: SessionProof): Promise<IdentitySession | undefined>;
  /** Erases an account with everything that leads to its owner [SEC-42]; answers whether there was one. */
  erase(accountId: string): Promise<boolean>;
}
