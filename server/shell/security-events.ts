import type { StorageLog } from '../storage/database.ts';

/**
 * Something that may be an attack. The kinds are a closed list, so that an alert can be set on each.
 */
export type SecurityEvent =
  /** The last try about a customer or a card failed: nobody may try again for a while. */
  | { readonly kind: 'locked'; readonly guarded: Guarded }
  /** A call was refused for the number of calls or tries before it. */
  | { readonly kind: 'too-many-tries'; readonly guarded: Guarded }
  /** A payment notification whose signature is wrong. */
  | { readonly kind: 'forged-notification' }
  /** A status of an order, or the position of its driver, whose signature is not that of the hut. */
  | { readonly kind: 'forged-status'; readonly sector: string; readonly hutId: string }
  /** A return address of a payment provider whose signature is wrong. */
  | { readonly kind: 'forged-return'; readonly transactionId: string }
  /** An order was to be placed with a state string that is not the one of its transaction. */
  | { readonly kind: 'forged-order-state'; readonly transactionId: string }
  /** An order was to be placed that is another than was pre-authorised. */
  | { readonly kind: 'altered-order'; readonly transactionId: string }
  /** Somebody came back from a provider of social sign-in with what it has not given to them, or not for this. */
  | { readonly kind: 'forged-sign-in'; readonly provider: string }
  /** A refresh token was used a second time: it or its successor is in other hands. */
  | { readonly kind: 'refresh-token-reused'; readonly accountId: string }
  /** A call of the console came from a page that is not the console. */
  | { readonly kind: 'forged-operator-call' }
  /** An operator asked for what their role does not allow, or for what is not theirs. */
  | { readonly kind: 'operator-overreach'; readonly operatorId: string }
  /** The password of an operator was right and the second factor was not. */
  | { readonly kind: 'wrong-operator-code'; readonly operatorId: string };

/** What tries are counted for, such as a call by its route; never what was tried. */
type Guarded = string;

/** The words of a kind in the log. */
const messages: Readonly<Record<SecurityEvent['kind'], string>> = {
  locked: 'tries are locked for a while',
  'too-many-tries': 'too many calls or tries',
  'forged-notification': 'a payment notification with a wrong signature',
  'forged-status': 'a status of an order with a wrong signature',
  'forged-return': 'a return address with a wrong signature',
  'forged-order-state': 'an order state that is not the one of its transaction',
  'altered-order': 'an order that is another than was pre-authorised',
  'forged-sign-in': 'an answer of a provider of social sign-in that is not good',
  'refresh-token-reused': 'a refresh token was used again',
  'forged-operator-call': 'a call of the console from another page',
  'operator-overreach': 'an operator asked for what is not theirs to do or see',
  'wrong-operator-code': 'a wrong second factor of an operator',
};

/**
 * Logs a security event under the field `security`, with the trace id of the call when its own log is given [SEC-41].
 * @param log the call's own (`request.log`), or the server's
 */
export function logSecurityEvent(log: Pick<StorageLog, 'warn'>, event: SecurityEvent): void {
  const { kind, ...details } = event;
  log.warn({ security: kind, ...details }, messages[kind]);
}
