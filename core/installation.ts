import type { Letter } from './accounts/mailer.ts';
import type { JsonObject } from './manifest/json.ts';

/** Where letters and messages are kept in place of being sent, for `personalData.letterLifeMs` of the market. */
export interface Outbox {
  /** @param letter to an email address, or to a phone number, as which it is no page */
  keep(letter: Omit<Letter, 'html'> & Partial<Pick<Letter, 'html'>>): Promise<void>;
}

/** Values that are kept for a while, each until it is taken by its code. */
export interface OneTimeValues {
  /**
   * @param of whose value it is
   * @param lifeMs how long it can be taken, in milliseconds
   * @returns its code: 43 characters that nobody guesses
   */
  keep(of: string, value: JsonObject, lifeMs: number): Promise<string>;
  /** The value of a code, once; undefined for a code that is unknown, too old or of somebody else's value. */
  take(of: string, code: string): Promise<JsonObject | undefined>;
}

/**
 * What an installation keeps for plugins that have nothing of their own outside: what makes a sandbox possible without
 * another server. Its members are asked when a contribution is called, not while it is made: then nothing is open yet.
 */
export interface Installation {
  readonly outbox: Outbox;
  readonly oneTime: OneTimeValues;
  /** A secret of this installation by its name, made at first use and the same ever after. */
  secret(name: string): Promise<string>;
}

const closed = (): never => {
  throw new Error('This installation is not open.');
};

/** The installation of whoever only reads markets. */
export const closedInstallation: Installation = {
  get outbox() {
    return closed();
  },
  get oneTime() {
    return closed();
  },
  secret: closed,
};
