import type { IdentitySession } from '../../schemas/types/http/accounts.ts';

/** A code is on its way. */
export interface CodeSent {
  /** Says of which message a code is; it tells nothing by itself. */
  readonly token: string;
}

/** What came of a code. */
export interface CodeChecked {
  readonly result: boolean;
  /** Shows for 10 minutes that the phone number is the customer's; the one that was sent where the result is false. */
  readonly token: string;
}

/** An account as its owner sees it [OTP-23]. */
export interface AccountInfo {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly marketing: { readonly all: boolean };
  /** It is known by its phone number only: its owner has yet to register. */
  readonly shadow: boolean;
}

/** Somebody who is signed in. */
export interface SignedInAccount extends AccountInfo {
  /** The login token: the access token of the session. */
  readonly token: string;
  /** All tokens of the session. */
  readonly session: IdentitySession;
}

/** Nothing for a phone number that has no account. */
export interface LoginAnswer {
  readonly data?: SignedInAccount;
}

export interface RegisterAnswer {
  readonly data: SignedInAccount;
}

/** What the registration form sends [OTP-29]. */
export interface Registration {
  readonly sector: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly marketing: { readonly all: boolean };
}

/** Where the code calls are served: below `otp.apiBase` of the manifest. */
export const otpPath = '/v1/otp';

/** Where the registration calls are served, unless `otp.customerApiBase` of the manifest says otherwise. */
export const customerPath = '/v1/asia-customer';
