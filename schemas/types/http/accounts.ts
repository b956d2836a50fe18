// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Bodies and answers of the identity and account calls.
 */
export interface AccountsApi {
  credentials?: Credentials;
  signUp?: SignUp;
  signUpAnswer?: SignUpAnswer;
  signUpConfirmation?: SignUpConfirmation;
  forgotPassword?: ForgotPassword;
  newPassword?: NewPassword;
  refresh?: RefreshRequest;
  socialVisit?: SocialVisitAnswer;
  codeExchange?: CodeExchange;
  session?: IdentitySession;
  currentSession?: CurrentSession;
  deviceSession?: DeviceSession;
  account?: Account;
  accountInput?: AccountInput;
  profile?: AccountProfile;
  profileInput?: AccountProfileInput;
}

/**
 * Signs a customer in (ACC-19).
 */
export interface Credentials {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
}

/**
 * Makes an account (ACC-15).
 */
export interface SignUp {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
  attributes: SignUpAttributes;
}

/**
 * What is known of the customer.
 */
export interface SignUpAttributes {
  /**
   * Locale.
   */
  language: string;
  /**
   * How the customer signs in.
   */
  method: 'password';
  /**
   * Tenant of the market.
   */
  tenant: string;
}

/**
 * What came of a sign-up: an account, or, where known accounts are told of by letter, a letter with a code that makes one (SEC-22).
 */
export interface SignUpAnswer {
  /**
   * Id of the account that was made.
   */
  id?: string;
  /**
   * A letter is on its way; its code makes the account.
   */
  next?: 'code';
}

/**
 * Makes an account with the code of a letter (SEC-22).
 */
export interface SignUpConfirmation {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
  attributes: SignUpAttributes;
  /**
   * The code that was sent.
   */
  code: string;
}

/**
 * Asks for a code to set a new password (ACC-20).
 */
export interface ForgotPassword {
  /**
   * Email address.
   */
  email: string;
}

/**
 * Sets a new password (ACC-20).
 */
export interface NewPassword {
  /**
   * Email address.
   */
  email: string;
  /**
   * The code that was sent.
   */
  code: string;
  /**
   * The new password.
   */
  password: string;
}

/**
 * Asks for a new access token (ACC-21).
 */
export interface RefreshRequest {
  /**
   * Refresh token.
   */
  refresh: string;
}

/**
 * Where a customer signs in by a provider of social sign-in (ACC-14).
 */
export interface SocialVisitAnswer {
  /**
   * A web address, or a path of this site.
   */
  address: string;
}

/**
 * Turns the code of a provider of social sign-in into a session (ACC-14).
 */
export interface CodeExchange {
  /**
   * The provider, as the manifest lists it.
   */
  provider: string;
  /**
   * The code.
   */
  code: string;
  /**
   * Proof that the code is used by who asked for it.
   */
  verifier: string;
}

/**
 * Who is signed in, with the tokens of the calls.
 */
export interface IdentitySession {
  authentication: Authentication;
  /**
   * When the access token ends, in milliseconds since 1970.
   */
  expiresAt: number;
}

/**
 * Account, tokens and who vouched for the customer (LOC-04).
 */
export interface Authentication {
  /**
   * Id of the account.
   */
  id: string;
  /**
   * Token of the calls.
   */
  access: string;
  /**
   * Token that gets a new access token.
   */
  refresh: string;
  /**
   * Who vouched: password or a social provider.
   */
  provider: string;
}

/**
 * The session of a token (ACC-44).
 */
export interface CurrentSession {
  /**
   * Id of the account.
   */
  id: string;
  /**
   * Email address of the account.
   */
  email?: string;
  /**
   * Who vouched for the customer.
   */
  provider: string;
  /**
   * When the access token ends, in milliseconds since 1970.
   */
  expiresAt: number;
}

/**
 * A place where an account is signed in (SEC-23).
 */
export interface DeviceSession {
  /**
   * Id.
   */
  id: string;
  /**
   * Who vouched for the customer.
   */
  provider: string;
  /**
   * Name of the browser, where it is known.
   */
  browser?: string;
  /**
   * Name of the device, where it is known.
   */
  platform?: string;
  /**
   * When the customer signed in there.
   */
  startedAt: string;
  /**
   * When it was last in use.
   */
  seenAt: string;
  /**
   * It is the one that asks.
   */
  isThisOne: boolean;
}

/**
 * An account as the account calls answer it (ACC-01).
 */
export interface Account {
  /**
   * Id.
   */
  id: string;
  /**
   * First name.
   */
  firstName?: string | null;
  /**
   * Last name.
   */
  lastName?: string | null;
  /**
   * Phone number.
   */
  phone?: string | null;
  /**
   * Email address.
   */
  email?: string | null;
  /**
   * Offers by email.
   */
  marketingEmail?: boolean | null;
  /**
   * Offers by text message.
   */
  marketingSMS?: boolean | null;
}

/**
 * What a customer gives of an account (ACC-01).
 */
export interface AccountInput {
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Phone number.
   */
  phone?: string;
  /**
   * Email address.
   */
  email?: string;
  /**
   * Offers by email.
   */
  marketingEmail?: boolean;
  /**
   * Offers by text message.
   */
  marketingSMS?: boolean;
}

/**
 * An account profile (ACC-05).
 */
export interface AccountProfile {
  /**
   * Id of the account.
   */
  externalIdentityGUID: string;
  /**
   * Email address.
   */
  email: string;
  /**
   * Day of birth, as year-month-day.
   */
  dateOfBirth?: string;
  /**
   * First name.
   */
  firstName: string;
  /**
   * Last name.
   */
  lastName: string;
  /**
   * Mobile number.
   */
  mobile: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * Phone number.
   */
  phone: string;
  marketing: MarketingChoice;
  /**
   * Birthday, as month-day.
   */
  birthday?: string;
}

/**
 * Whether offers may be sent.
 */
export interface MarketingChoice {
  /**
   * By every channel.
   */
  all: boolean;
}

/**
 * What is saved of a profile; what is absent stays as it was (ACC-43).
 */
export interface AccountProfileInput {
  /**
   * Id of the account; only its own is taken.
   */
  externalIdentityGUID?: string;
  /**
   * Email address; the one that signs in stays.
   */
  email?: string;
  /**
   * Day of birth in the past, as year-month-day.
   */
  dateOfBirth?: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Mobile number.
   */
  mobile?: string;
  /**
   * First and last name, where they are not given apart.
   */
  name?: string;
  /**
   * Phone number.
   */
  phone?: string;
  marketing?: MarketingChoice;
  /**
   * Month and day.
   */
  birthday?: string;
}
