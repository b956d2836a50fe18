import type { Transaction } from 'kysely';
import { type IntentEvent, type IntentState, nextIntent } from '../../core/orders/order-intent.ts';
import { type MoneyState, requestMoney } from '../../core/payments/held-money.ts';
import type { Tables } from '../storage/tables.ts';
import type { Intent } from './intent-repository.ts';
import { type IntentChange, updateIntent } from './write-intent.ts';
import type { OrderContext } from './order-context.ts';
import { settleUses } from './uses.ts';

/** A fact about an order: an event of its state machine and what else is known. */
export interface Fact {
  readonly event: IntentEvent;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Where a chain of facts leads: the last state, and what becomes of the money on the way. */
export function walk(
  from: { readonly state: IntentState; readonly money: MoneyState },
  facts: readonly Fact[],
): { readonly state: IntentState; readonly money: MoneyState } {
  let { state, money } = from;
  for (const { event } of facts) {
    const next = nextIntent(state, event);
    if (!next) throw new Error(`The fact '${event}' means nothing to an order that is ${state}.`);
    state = next.to;
    if (next.effect === 'void-payment') money = requestMoney(money, 'void');
  }
  return { state, money };
}

/**
 * Records facts about a locked order: its state machine decides the state, and the story gets an entry for each.
 * @throws when a fact means nothing in the state the order is in
 */
export async function recordFacts(
  context: Pick<OrderContext, 'markets'>,
  tx: Transaction<Tables>,
  intent: Intent,
  facts: readonly Fact[],
  change: IntentChange = {},
): Promise<Intent> {
  const { state, money } = walk(intent, facts);
  const isPaid = intent.gateway !== null || intent.due_minor === 0;
  if (state !== intent.state) await settleUses(context, tx, intent, { state, isPaid });
  return updateIntent(
    tx,
    intent,
    { ...change, state, money },
    facts.map(({ event, detail }) => ({ kind: event, ...(detail && { detail }) })),
  );
}
