import type { CallRules } from '../call-rules.ts';

/** A letter to one customer, in their language. */
export interface Letter {
  /** Id of the market that writes it. */
  readonly market: string;
  /** Email address. */
  readonly recipient: string;
  /** One line, without characters that would end a header. */
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same as a page, which loads nothing from elsewhere. */
  readonly html: string;
}

/**
 * Sends mail [ACC-20, ACC-31, GTW-30]. It throws when a letter could not be handed on; that is logged, and the customer
 * can ask for another one. Of what is in a letter, codes above all, nothing gets into a log.
 */
export interface Mailer {
  /** Resolves once somebody else is in charge of the letter. One sent again is a second letter. */
  send(letter: Letter): Promise<void>;
}

/** How long a mail server is waited for, in milliseconds. */
const longestSendMs = 15_000;

export const mailerCalls: CallRules<Mailer> = { send: { limitMs: longestSendMs } };
