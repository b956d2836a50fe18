import type { Generated } from 'kysely';
import type { Json, MomentOrNow, NullableJson } from './column-types.ts';

/** A customer's account; one email address has at most one in a market. */
export interface AccountTable {
  id: string;
  market: string;
  /** Email address in lower case; empty for an account that signs in by phone. */
  email: string | null;
  /** Email address that a customer without one that signs in wants to be written to; nobody has checked it. */
  contact_email: string | null;
  /** Phone number that signs in, checked, with a plus sign and digits only; at most one account has it in a market. */
  sign_in_phone: string | null;
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
  /** When a letter or a provider showed that the email address is the customer's own; empty until then. */
  email_checked_at: Date | null;
  created_at: MomentOrNow;
  updated_at: MomentOrNow;
}

/** An address that a customer keeps with their account, or has taken out of it; it goes with the account [SHP-34]. */
export interface AccountAddressTable {
  id: string;
  account_id: string;
  /** Digest of the address: each is kept once, however it is written, and one that was taken out is known again. */
  digest: string;
  /** Where a delivery goes, as an order has it; empty for one that was taken out, of which orders may know. */
  address: NullableJson;
  /** What the driver is told there. */
  instructions: string | null;
  /** Checkout begins with it; the database allows one an account. */
  is_preferred: Generated<boolean>;
  created_at: MomentOrNow;
  updated_at: MomentOrNow;
}

/** The way of paying that a customer's checkout begins with; it goes with the account [SHP-34]. */
export interface AccountPaymentTable {
  account_id: string;
  /** Payment type code that was chosen; empty where the one of earlier orders was forgotten. */
  payment_type: string | null;
  /** When; of earlier orders no way of paying is remembered. */
  chosen_at: MomentOrNow;
}

/** A session of an account; without it no token of the session works. */
export interface AccountSessionTable {
  id: string;
  account_id: string;
  /** Digest of the newest refresh token. */
  refresh_hash: string;
  /** Digest of the one before; empty until the session is refreshed. */
  previous_hash: string | null;
  /** When the newest took its place. */
  turned_at: Date | null;
  /** How often the session was refreshed. */
  turn: Generated<number>;
  /** The latest turn whose access token was seen in a call: its answer did arrive. */
  heard_turn: Generated<number>;
  /** When the session was last opened, refreshed, or used for the first time since. */
  seen_at: MomentOrNow;
  /** Name of the browser that signed in; empty for one that is not known. */
  browser: string | null;
  /** Name of its device or operating system; empty for one that is not known. */
  platform: string | null;
  /** Who vouched for the customer: password or a social provider. */
  provider: string;
  created_at: MomentOrNow;
  /** Until when it can be refreshed. */
  ends_at: Date;
}

/** A code that was sent: at most one at a time about a subject. */
export interface MailedCodeTable {
  /** Digest of what the code allows and about whom. */
  subject: string;
  /** Digest of about whom; empty for a code from before it was kept. */
  about: string | null;
  code_hash: string;
  /** Wrong codes given for it. */
  wrong_tries: Generated<number>;
  ends_at: Date;
}

/** A value that is taken once by a code. */
export interface OneTimeValueTable {
  code_hash: string;
  /** Whose value it is. */
  holder: string;
  value: Json;
  ends_at: Date;
}

/** Mail that the embedded set-up keeps in place of sending it. */
export interface SentMailTable {
  id: Generated<number>;
  market: string;
  recipient: string;
  subject: string;
  body: string;
  html: Generated<string>;
  at: MomentOrNow;
}
