// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { SitePath, WebAddress } from './site.ts';

/**
 * Accounts.
 */
export interface AccountSettings {
  /**
   * How customers sign in, by the name that a plugin of the market has for it, such as email-password; none where they do not (ENG-23).
   */
  method: string;
  /**
   * Base of the account paths (OTP-02).
   */
  base: SitePath;
  /**
   * Tenant of the account calls; absent means none (CST-88).
   */
  tenantId?: string;
  /**
   * What the sign-in field asks for (ACC-04).
   */
  identifierLabel: 'email' | 'phone' | 'email-or-mobile';
  /**
   * Pattern of email addresses; absent means the standard one (ACC-23).
   */
  emailPattern?: string;
  /**
   * Where Sign In leads (SHL-30).
   */
  signInTarget: SitePath;
  /**
   * Where Sign In leads in passwordless mode (SHL-30).
   */
  passwordlessTarget: SitePath;
  /**
   * Where the greeting leads; absent means the account page (SHL-29).
   */
  loggedInTarget?: SitePath;
  /**
   * Whether checkout asks for no password when the phone number has an account (CHK-83).
   */
  seamlessSignUp: boolean;
  /**
   * Whether the header shows Register and Sign in links (SHL-31).
   */
  legacyHeader: boolean;
  /**
   * Beginnings of the paths of pages without the sign-in widget (SHL-27).
   *
   * Items: A path.
   */
  widgetHiddenOn: SitePath[];
  /**
   * Providers of social sign-in, by their ids: google, facebook and apple have buttons in the wording, any other has a name in socialNames (CST-91, GTW-33).
   *
   * Items: A provider.
   */
  socialProviders: string[];
  /**
   * Names of providers of social sign-in that the wording has no button for, by their ids, as their buttons show them (GTW-33).
   */
  socialNames?: {
    /**
     * A name, which is the same in every language.
     */
    [k: string]: string;
  };
  /**
   * Channels a customer can choose (CST-91).
   *
   * Items: A channel.
   */
  marketingChannels: ('email' | 'sms')[];
  /**
   * No second profile fetch within this time, in milliseconds (CST-68).
   */
  refetchWaitMs: number;
  /**
   * A token is refreshed this long before it ends, in milliseconds (CST-69).
   */
  tokenRefreshThresholdMs: number;
  /**
   * Retries of sign-up and login (CST-70).
   */
  signUpRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * Longest wait, in milliseconds.
     */
    maxWaitMs: number;
    /**
     * Error that is retried.
     */
    onError: string;
  };
  /**
   * Retries of account calls (CST-71).
   */
  graphqlRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * First wait, in milliseconds.
     */
    firstDelayMs: number;
    /**
     * Whether waits vary at random.
     */
    jitter: boolean;
  };
}

/**
 * Who knows the customers: sessions, codes, and the hosted pages of social sign-in (ACC-46).
 */
export interface IdentitySettings {
  /**
   * What signs customers in by the social providers: the name of an identity provider that a plugin brings (ENG-29); absent means no social sign-in.
   */
  provider?: string;
  /**
   * Identity providers of social providers that have another than the market's, by social provider (ENG-29).
   */
  providers?: {
    /**
     * Name of an identity provider that a plugin of the market brings.
     */
    [k: string]: string;
  };
  /**
   * Id of the web client at the identity provider.
   */
  webClient: string;
  /**
   * Address of the hosted sign-in pages; a path is a place on this server.
   */
  hostedUi: (SitePath | WebAddress) & string;
  /**
   * OAuth flow of the hosted pages.
   */
  flow: 'code';
  /**
   * What the hosted pages are asked for.
   *
   * @minItems 1
   *
   * Items: A scope.
   */
  scopes: string[];
  /**
   * Where the hosted pages lead back to after signing in.
   */
  signInPath: SitePath;
  /**
   * Page of the account area that ends the session: what customers sign out by, and where hosted pages lead back to after that.
   */
  signOutPath: SitePath;
  /**
   * How long an access token is good, in milliseconds.
   */
  accessTokenLifeMs: number;
  /**
   * How long a session can be refreshed, in milliseconds.
   */
  refreshTokenLifeMs: number;
  /**
   * How long a refresh token that was just used is answered again, for tabs that refresh at the same moment, in milliseconds; later it ends its session (SEC-23).
   */
  refreshOverlapMs: number;
  /**
   * How sign-up and sign-in tell of an account that is there already: by a letter to its owner, so that nobody else learns of it (SEC-22), or by a message on the form (ACC-29, ACC-30, ACC-32).
   */
  knownAccounts: 'by-letter' | 'by-message';
  /**
   * Codes in letters: they let a customer set a new password, or make an account where that is told by letter.
   */
  resetCode: {
    /**
     * Digits of a code.
     */
    digits: number;
    /**
     * How long a code is good, in milliseconds.
     */
    lifeMs: number;
    /**
     * Wrong codes until it is good no more.
     */
    tries: number;
    /**
     * The time within which codes and wrong ones are counted for a customer, in milliseconds.
     */
    windowMs: number;
    /**
     * Most codes that a customer gets within the time.
     */
    codesPerWindow: number;
    /**
     * Most wrong codes for a customer within the time, whichever code they were meant for.
     */
    wrongPerWindow: number;
  };
  /**
   * How often a password or a code may be tried wrongly within a time.
   */
  guessing: {
    /**
     * The time, in milliseconds.
     */
    windowMs: number;
    /**
     * For one customer from one network address.
     */
    perCustomerAndAddress: number;
    /**
     * For one customer from everywhere.
     */
    perCustomer: number;
    /**
     * From one network address for all customers.
     */
    perAddress: number;
  };
}

/**
 * How long personal data is kept (SEC-42).
 */
export interface PersonalDataSettings {
  /**
   * How long an order keeps name, phone, email, address and notes of its customer, in milliseconds; its items and sums stay.
   */
  orderLifeMs: number;
  /**
   * How long the attempt at an order keeps them when no order came of it, in milliseconds: less than a day.
   */
  attemptLifeMs: number;
  /**
   * How long a kept letter stays, in milliseconds: less than a week.
   */
  letterLifeMs: number;
}

/**
 * Account area.
 */
export interface AccountAreaDefaults {
  /**
   * Sector sent when the customer has no hut (CST-15).
   */
  defaultSector?: string;
}

/**
 * Sign-in by code.
 */
export interface OtpSettings {
  /**
   * Base of the code calls; empty means this origin (OTP-26).
   */
  apiBase: string;
  /**
   * Base of the registration calls (OTP-29).
   */
  customerApiBase?: string;
  /**
   * Digits of a code (CST-89).
   */
  codeDigits: number;
  /**
   * Numbers that get a code (CST-90).
   */
  phone: {
    /**
     * Prefix at every other flag level.
     */
    prefix: string;
    /**
     * Exact number of digits, country code included.
     */
    digits: number;
    /**
     * Flag levels with the wider rule.
     *
     * Items: An id.
     */
    lenientLevels: string[];
    /**
     * Prefix at those levels.
     */
    lenientPrefix: string;
    /**
     * Fewest digits at those levels.
     */
    lenientMinDigits: number;
    /**
     * Most digits at those levels.
     */
    lenientMaxDigits: number;
  };
}

/**
 * Bot check.
 */
export interface BotCheckSettings {
  /**
   * Longest wait for its script, in milliseconds (CST-72).
   */
  scriptWaitMs: number;
}

/**
 * Accounts, sign-in and codes.
 */
export interface ManifestAccounts {
  [k: string]: unknown;
}
