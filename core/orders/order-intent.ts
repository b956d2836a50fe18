/**
 * The life of an order from before money moves to placed: one table of states and events, small enough to
 * read aloud. Browser, provider notification, repeated request and reconciler all report facts (events);
 * this table alone turns paid into placed.
 */
export const intentStates = [
  'created',
  'authorising',
  'authorised',
  'placing',
  'placed',
  'failed',
  'expired',
  'cancelled',
] as const;
export type IntentState = (typeof intentStates)[number];

export const intentEvents = [
  /** Nothing has to be held: an offline type, or nothing left to charge. */
  'nothing-to-hold',
  /** A payment was opened at the gateway and waits for the payer. */
  'payment-opened',
  'payment-approved',
  /** Declined, cancelled by the payer, or failed: the payer may try again while the intent lives. */
  'payment-refused',
  /** The gateway never answered: the payment is let go, and with it the order [PAY-165]. */
  'payment-abandoned',
  /** Somebody asks for the order to be placed: the browser, or the reconciler for one who never came back. */
  'place-asked',
  'order-stored',
  'hut-closed',
  'store-failed',
  /** Its customer left it for another attempt: what it holds is that attempt's now, and its payment is let go. */
  'replaced',
  /** Fifteen minutes are over [ORD-97]. */
  'life-over',
] as const;
export type IntentEvent = (typeof intentEvents)[number];

/** What has to happen with the money when a transition is taken. */
export type IntentEffect = 'none' | 'void-payment';

export interface IntentTransition {
  readonly to: IntentState;
  readonly effect: IntentEffect;
}

const go = (to: IntentState, effect: IntentEffect = 'none'): IntentTransition => ({ to, effect });

type Row = Readonly<Partial<Record<IntentEvent, IntentTransition>>>;

/** An ended intent takes no more money: a payment approved too late is let go. */
const ended = (state: IntentState): Row => ({ 'payment-approved': go(state, 'void-payment') });

const table: Readonly<Record<IntentState, Row>> = {
  created: {
    'nothing-to-hold': go('authorised'),
    'payment-opened': go('authorising'),
    'payment-approved': go('authorised'),
    'store-failed': go('failed', 'void-payment'),
    replaced: go('cancelled', 'void-payment'),
    'life-over': go('expired', 'void-payment'),
  },
  authorising: {
    'payment-approved': go('authorised'),
    'payment-refused': go('authorising'),
    'payment-abandoned': go('cancelled', 'void-payment'),
    'hut-closed': go('cancelled', 'void-payment'),
    replaced: go('cancelled', 'void-payment'),
    'life-over': go('expired', 'void-payment'),
  },
  authorised: {
    'payment-approved': go('authorised'),
    'place-asked': go('placing'),
    'hut-closed': go('cancelled', 'void-payment'),
    replaced: go('cancelled', 'void-payment'),
    'life-over': go('expired', 'void-payment'),
  },
  placing: {
    'payment-approved': go('placing'),
    'place-asked': go('placing'),
    'order-stored': go('placed'),
    'hut-closed': go('cancelled', 'void-payment'),
    'store-failed': go('failed', 'void-payment'),
  },
  placed: { 'payment-approved': go('placed'), 'place-asked': go('placed') },
  failed: ended('failed'),
  expired: ended('expired'),
  cancelled: ended('cancelled'),
};

/** The transition an event causes, or undefined when it means nothing in the state. */
export const nextIntent = (state: IntentState, event: IntentEvent): IntentTransition | undefined =>
  table[state][event];

/** Whether an intent has come to its end. */
export const isEnded = (state: IntentState): boolean =>
  state === 'placed' || state === 'failed' || state === 'expired' || state === 'cancelled';
