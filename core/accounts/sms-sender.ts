import type { CallRules } from '../call-rules.ts';

/** A text message to one phone. */
export interface TextMessage {
  /** Id of the market that writes it. */
  readonly market: string;
  /** Phone number with a plus sign and the country's code, digits only after it. */
  readonly phone: string;
  readonly text: string;
}

/**
 * Sends text messages, such as one-time codes [GTW-32]. It throws when a message could not be handed on. Of what is in a
 * message nothing gets into a log.
 */
export interface SmsSender {
  /** Resolves once somebody else is in charge of the message. One sent again is a second message. */
  send(message: TextMessage): Promise<void>;
}

/** How long a provider is waited for, in milliseconds. */
const longestSendMs = 10_000;

export const smsSenderCalls: CallRules<SmsSender> = { send: { limitMs: longestSendMs } };
