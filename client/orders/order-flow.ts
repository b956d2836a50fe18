import type { Environments } from '../kernel/environment.ts';
import type { Roots } from '../root.ts';

/**
 * The way of an order in the browser, from the press of the button to the summary: one table of states and
 * events, to be read aloud. Each state in `runningStates` does one piece of work that ends in an event; the
 * others wait for the customer.
 */
export const orderStates = [
  /** The form is the customer's. */
  'idle',
  'validating',
  'checking-hut',
  'checking-basket',
  'checking-time',
  'pre-authorising',
  /** The sheet of a wallet has the customer; the checks follow once they have agreed to pay. */
  'in-wallet',
  /** The payer is being authenticated [ORD-65]. */
  'authenticating',
  /** The gateway's page or form has the customer. */
  'at-provider',
  'placing',
  /** The gateway does not know yet whether it is paid. */
  'polling',
  /** No answer came to placing: it may have happened. Nobody pays again before it is known. */
  'checking',
  'placed',
] as const;
export type OrderFlowState = (typeof orderStates)[number];

export const orderEvents = [
  'submitted',
  /** The button was pressed with a wallet chosen [PAY-81, PAY-104]. */
  'wallet-opened',
  /** The customer agreed in the wallet's sheet. */
  'wallet-authorised',
  /** A check has nothing against the order. */
  'passed',
  /** The way ends here; the customer has been told why. */
  'stopped',
  /** Pre-authorised: the customer goes on at the gateway [ORD-65]. */
  'goes-to-provider',
  /** Pre-authorised: the payer is authenticated first [ORD-65]. */
  'goes-to-step-up',
  /** Pre-authorised: nothing more to be done before placing [ORD-65]. */
  'goes-direct',
  /** The gateway's token, its approval, or a passed challenge has come. */
  'payment-given',
  'payment-challenged',
  'payment-pending',
  /** Declined or cancelled: the customer may pay in another way. */
  'payment-refused',
  'connection-lost',
  /** It has come out that the order is not placed and can still be. */
  'still-open',
  /** The order is placed: this page did it, or the gateway's word while no page was open. */
  'placed',
] as const;
export type OrderFlowEvent = (typeof orderEvents)[number];

type Row = Readonly<Partial<Record<OrderFlowEvent, OrderFlowState>>>;

const table: Readonly<Record<OrderFlowState, Row>> = {
  idle: {
    submitted: 'validating',
    'wallet-opened': 'in-wallet',
    'goes-to-provider': 'at-provider',
    'payment-given': 'placing',
    'payment-pending': 'polling',
    placed: 'placed',
  },
  validating: { passed: 'checking-hut', stopped: 'idle', placed: 'placed' },
  'checking-hut': { passed: 'checking-basket', stopped: 'idle', placed: 'placed' },
  'checking-basket': { passed: 'checking-time', stopped: 'idle', placed: 'placed' },
  'checking-time': { passed: 'pre-authorising', stopped: 'idle', placed: 'placed' },
  'pre-authorising': {
    'goes-to-provider': 'at-provider',
    'goes-to-step-up': 'authenticating',
    'goes-direct': 'placing',
    placed: 'placed',
    stopped: 'idle',
  },
  authenticating: { 'payment-given': 'placing', placed: 'placed', stopped: 'idle' },
  'in-wallet': { 'wallet-authorised': 'validating', stopped: 'idle', placed: 'placed' },
  'at-provider': {
    submitted: 'validating',
    'wallet-opened': 'in-wallet',
    'payment-given': 'placing',
    'payment-pending': 'polling',
    'payment-refused': 'at-provider',
    placed: 'placed',
    stopped: 'idle',
  },
  placing: {
    placed: 'placed',
    'payment-challenged': 'at-provider',
    'payment-refused': 'at-provider',
    'payment-pending': 'polling',
    'connection-lost': 'checking',
    stopped: 'idle',
  },
  polling: { 'payment-given': 'placing', stopped: 'idle' },
  checking: {
    placed: 'placed',
    'still-open': 'placing',
    'payment-pending': 'polling',
    'payment-refused': 'at-provider',
    stopped: 'idle',
  },
  placed: { submitted: 'validating', 'wallet-opened': 'in-wallet' },
};

/** The state an event leads to; undefined where it means nothing, so that a second click does nothing. */
export const nextOrderState = (
  state: OrderFlowState,
  event: OrderFlowEvent,
): OrderFlowState | undefined => table[state][event];

/** States that do a piece of work by themselves. */
const runningStates = [
  'validating',
  'checking-hut',
  'checking-basket',
  'checking-time',
  'pre-authorising',
  'authenticating',
  'placing',
  'polling',
  'checking',
] as const satisfies readonly OrderFlowState[];
export type RunningState = (typeof runningStates)[number];

/** The work of one running state: it ends in an event and never throws. */
export type OrderStep = (
  root: Roots['purchase'],
  environment: Environments['purchase'],
) => Promise<OrderFlowEvent>;

export const isRunning = (state: OrderFlowState): state is RunningState =>
  runningStates.some((running) => running === state);

/** Where a flow goes on when the page was closed in the middle of it: what may have happened is looked up first. */
export const resumedState = (state: OrderFlowState): OrderFlowState => {
  if (state === 'placing' || state === 'checking') return 'checking';
  if (state === 'polling' || state === 'at-provider' || state === 'placed') return state;
  return 'idle';
};
