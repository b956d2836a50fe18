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
  /** Digest of its password; undefined for an account without one. */
  readonly password: string | undefined;
}

/** What an account is made with. */
export interface NewAccount {
  readonly language: string | undefined;
  /** Digest of its password, of `passwords.hash`. */
  readonly password?: string;
  /** Its owner has shown that the identity is theirs [GTW-35]. */
  readonly isChecked: boolean;
}

/** The accounts of a market, as the change that a code allows sees them: it is of one transaction with the end of the code. */
export interface AccountChanges {
  find(identity: Identity): Promise<KnownAccount | undefined>;
  /** Makes an account; answers its id, undefined where the identity has one. */
  make(identity: Identity, account: NewAccount): Promise<string | undefined>;
  /**
   * Gives an account another password and ends every session that it has. Whoever may do so has shown that its email
   * address is theirs [ACC-20, GTW-35].
   * @param password digest, of `passwords.hash`
   */
  setPassword(accountId: string, password: string): Promise<void>;
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

/** Digests of passwords, by scrypt with a salt each. One takes long, whoever asks; one processor is left to everything else. */
export interface PasswordDigests {
  hash(password: string): Promise<string>;
  /** Whether a password is the one that a digest was made of; without a digest never, after the same work [SEC-22]. */
  isPasswordOf(password: string, digest: string | undefined): Promise<boolean>;
}

/** Who has shown to be the owner of an account, and how. */
export interface SessionProof {
  readonly accountId: string;
  /** By what: the list of sessions and the call for the present session name it [SEC-23]. */
  readonly provider: string;
  /** Digest of the password that was right, where one was asked for: the session is not opened when it has changed since. */
  readonly password?: string;
}

/**
 * What the accounts area does for a way to sign in, during one of its calls, in the market of the call [ENG-23]. Accounts,
 * sessions and their tokens, digests of passwords and codes lie in its own tables; a plugin has the rules.
 */
export interface SignInAccounts extends AccountChanges {
  readonly passwords: PasswordDigests;
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
