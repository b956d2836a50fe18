import type { Generated } from 'kysely';
import type { MomentOrNow } from './columns.ts';

/** A customer's account; one email address has at most one in a market. */
export interface AccountTable {
  id: string;
  market: string;
  /** Email address in lower case; empty for an account that signs in by phone. */
  email: string | null;
  /** Salted digest with its parameters; empty for an account without a password. */
  password_hash: string | null;
  language: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  /** Year-month-day. */
  date_of_birth: string | null;
  marketing_email: boolean | null;
  marketing_sms: boolean | null;
  created_at: MomentOrNow;
  updated_at: MomentOrNow;
}

/** A session of an account; without it no token of the session works. */
export interface AccountSessionTable {
  id: string;
  account_id: string;
  /** Digest of the refresh token. */
  refresh_hash: string;
  /** Who vouched for the customer: password or a social provider. */
  provider: string;
  created_at: MomentOrNow;
  /** Until when it can be refreshed. */
  ends_at: Date;
}

/** The code with which an account may set a new password: at most one at a time. */
export interface ResetCodeTable {
  account_id: string;
  code_hash: string;
  /** Wrong codes given for it. */
  wrong_tries: Generated<number>;
  ends_at: Date;
}

/** Tries in vain that count against a key, until they are forgotten. */
export interface VainTryTable {
  /** Digest of whom the tries count against. */
  key: string;
  count: number;
  ends_at: Date;
}

/** A code of the hosted sign-in pages, good once. */
export interface SignInCodeTable {
  code_hash: string;
  account_id: string;
  provider: string;
  /** Digest of the proof that the browser keeps. */
  challenge: string;
  ends_at: Date;
}

/** Mail that the embedded set-up keeps in place of sending it. */
export interface SentMailTable {
  id: Generated<number>;
  market: string;
  recipient: string;
  subject: string;
  body: string;
  at: MomentOrNow;
}
