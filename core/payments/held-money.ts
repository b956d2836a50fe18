import type { GatewayStatus } from './gateway-status.ts';

/**
 * Where the money of an order stands, as we mean it to be. The states that end in `-due` are promises: they are
 * stored together with the fact that caused them and kept afterwards, by whoever gets to it first.
 */
export const moneyStates = [
  /** Nothing is at a gateway: paid at the door, or nothing to pay. */
  'none',
  /** A payment was opened; the gateway knows whether it is held. */
  'open',
  'capture-due',
  'captured',
  'void-due',
  'voided',
  'refund-due',
  'refunded',
] as const;
export type MoneyState = (typeof moneyStates)[number];

/** What the order wants to happen with its money. */
export type MoneyRequest = 'capture' | 'void' | 'refund';

type Row = Readonly<Record<MoneyRequest, MoneyState>>;

const wishes: Readonly<Record<MoneyState, Row>> = {
  none: { capture: 'none', void: 'none', refund: 'none' },
  open: { capture: 'capture-due', void: 'void-due', refund: 'refund-due' },
  'capture-due': { capture: 'capture-due', void: 'refund-due', refund: 'refund-due' },
  captured: { capture: 'captured', void: 'refund-due', refund: 'refund-due' },
  'void-due': { capture: 'void-due', void: 'void-due', refund: 'void-due' },
  voided: { capture: 'voided', void: 'void-due', refund: 'voided' },
  'refund-due': { capture: 'refund-due', void: 'refund-due', refund: 'refund-due' },
  refunded: { capture: 'refunded', void: 'refunded', refund: 'refunded' },
};

/** Where the money stands once a wish was made. Money that is to go back is never taken again [TRK-38]. */
export const requestMoney = (state: MoneyState, wish: MoneyRequest): MoneyState =>
  wishes[state][wish];

/** A promise about money that still has to be kept. */
export type MoneyDue = Extract<MoneyState, `${string}-due`>;

export const isDue = (state: MoneyState): state is MoneyDue => state.endsWith('-due');

/** The next call that brings the gateway to what is due, or the state that is reached. */
export type MoneyStep =
  | { readonly kind: 'call'; readonly call: 'capture' | 'void' | 'refund' }
  | { readonly kind: 'reached'; readonly state: MoneyState };

const call = (name: 'capture' | 'void' | 'refund'): MoneyStep => ({ kind: 'call', call: name });
const reached = (state: MoneyState): MoneyStep => ({ kind: 'reached', state });

/**
 * What to do at the gateway for a promise, given what the gateway says now. Asking first makes every step safe to
 * repeat: a call whose answer was lost is not made twice, and a hold is let go where there is nothing to pay back.
 */
export const nextMoneyStep = (due: MoneyDue, gateway: GatewayStatus | undefined): MoneyStep => {
  if (due === 'capture-due') {
    if (gateway === 'approved') return call('capture');
    if (gateway === 'refunded') return reached('refunded');
    return reached(gateway === 'captured' ? 'captured' : 'voided');
  }
  if (gateway === 'captured') return call('refund');
  if (gateway === 'refunded') return reached('refunded');
  if (gateway === undefined || gateway === 'voided' || gateway === 'cancelled') {
    return reached('voided');
  }
  return call('void');
};
