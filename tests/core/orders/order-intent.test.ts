import { describe, expect, it } from 'vitest';
import {
  type IntentEvent,
  type IntentState,
  intentEvents,
  intentStates,
  isEnded,
  nextIntent,
} from '../../../core/orders/order-intent.ts';

/** Every pair of state and event that means something; all others are refused. */
const expected: Readonly<Record<IntentState, Partial<Record<IntentEvent, string>>>> = {
  created: {
    'nothing-to-hold': 'authorised',
    'payment-opened': 'authorising',
    'payment-approved': 'authorised',
    'store-failed': 'failed, void',
    replaced: 'cancelled, void',
    'life-over': 'expired, void',
  },
  authorising: {
    'payment-approved': 'authorised',
    'payment-refused': 'authorising',
    'payment-abandoned': 'cancelled, void',
    'hut-closed': 'cancelled, void',
    replaced: 'cancelled, void',
    'life-over': 'expired, void',
  },
  authorised: {
    'payment-approved': 'authorised',
    'place-asked': 'placing',
    'hut-closed': 'cancelled, void',
    replaced: 'cancelled, void',
    'life-over': 'expired, void',
  },
  placing: {
    'payment-approved': 'placing',
    'place-asked': 'placing',
    'order-stored': 'placed',
    'hut-closed': 'cancelled, void',
    'store-failed': 'failed, void',
  },
  placed: { 'payment-approved': 'placed', 'place-asked': 'placed' },
  failed: { 'payment-approved': 'failed, void' },
  expired: { 'payment-approved': 'expired, void' },
  cancelled: { 'payment-approved': 'cancelled, void' },
};

const pairs = intentStates.flatMap((state) => intentEvents.map((event) => ({ state, event })));

describe('the order intent', () => {
  it.each(pairs)('answers $event in $state as the table says', ({ state, event }) => {
    const next = nextIntent(state, event);
    const described = next && (next.effect === 'none' ? next.to : `${next.to}, void`);
    expect(described).toBe(expected[state][event]);
  });

  it('reaches placed only through placing', () => {
    const before = pairs.filter(
      ({ state, event }) => state !== 'placed' && nextIntent(state, event)?.to === 'placed',
    );
    expect(before).toEqual([{ state: 'placing', event: 'order-stored' }]);
  });

  it('ends with an order, or in one of three ways without one', () => {
    const ends = pairs.map(({ state }) => state).filter(isEnded);
    expect(new Set(ends)).toEqual(new Set(['placed', 'failed', 'expired', 'cancelled']));
  });

  it('never leaves an end', () => {
    for (const { state, event } of pairs.filter((pair) => isEnded(pair.state))) {
      expect(nextIntent(state, event)?.to ?? state).toBe(state);
    }
  });

  it('lets the money go on every way that ends without an order', () => {
    const ends = pairs
      .map(({ state, event }) => nextIntent(state, event))
      .filter((next) => next && ['failed', 'expired', 'cancelled'].includes(next.to));
    expect(new Set(ends.map((next) => next?.effect))).toEqual(new Set(['void-payment']));
  });
});
