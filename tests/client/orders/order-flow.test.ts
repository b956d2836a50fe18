import { describe, expect, it } from 'vitest';
import {
  isRunning,
  nextOrderState,
  orderEvents,
  type OrderFlowEvent,
  type OrderFlowState,
  orderStates,
  resumedState,
} from '../../../client/orders/order-flow.ts';

/** Every pair that means something, written out a second time. */
const meant: readonly [OrderFlowState, OrderFlowEvent, OrderFlowState][] = [
  ['idle', 'submitted', 'validating'],
  ['idle', 'wallet-opened', 'in-wallet'],
  ['in-wallet', 'wallet-authorised', 'validating'],
  ['in-wallet', 'stopped', 'idle'],
  ['in-wallet', 'placed', 'placed'],
  ['idle', 'placed', 'placed'],
  ['validating', 'placed', 'placed'],
  ['checking-hut', 'placed', 'placed'],
  ['checking-basket', 'placed', 'placed'],
  ['checking-time', 'placed', 'placed'],
  ['at-provider', 'placed', 'placed'],
  ['at-provider', 'wallet-opened', 'in-wallet'],
  ['placed', 'wallet-opened', 'in-wallet'],
  ['idle', 'goes-to-provider', 'at-provider'],
  ['idle', 'payment-given', 'placing'],
  ['idle', 'payment-pending', 'polling'],
  ['validating', 'passed', 'checking-hut'],
  ['validating', 'stopped', 'idle'],
  ['checking-hut', 'passed', 'checking-basket'],
  ['checking-hut', 'stopped', 'idle'],
  ['checking-basket', 'passed', 'checking-time'],
  ['checking-basket', 'stopped', 'idle'],
  ['checking-time', 'passed', 'pre-authorising'],
  ['checking-time', 'stopped', 'idle'],
  ['pre-authorising', 'goes-to-provider', 'at-provider'],
  ['pre-authorising', 'goes-to-step-up', 'authenticating'],
  ['authenticating', 'payment-given', 'placing'],
  ['authenticating', 'placed', 'placed'],
  ['authenticating', 'stopped', 'idle'],
  ['pre-authorising', 'goes-direct', 'placing'],
  ['pre-authorising', 'placed', 'placed'],
  ['pre-authorising', 'stopped', 'idle'],
  ['at-provider', 'submitted', 'validating'],
  ['at-provider', 'payment-given', 'placing'],
  ['at-provider', 'payment-pending', 'polling'],
  ['at-provider', 'payment-refused', 'at-provider'],
  ['at-provider', 'stopped', 'idle'],
  ['placing', 'placed', 'placed'],
  ['placing', 'payment-challenged', 'at-provider'],
  ['placing', 'payment-refused', 'at-provider'],
  ['placing', 'payment-pending', 'polling'],
  ['placing', 'connection-lost', 'checking'],
  ['placing', 'stopped', 'idle'],
  ['polling', 'payment-given', 'placing'],
  ['polling', 'stopped', 'idle'],
  ['checking', 'placed', 'placed'],
  ['checking', 'still-open', 'placing'],
  ['checking', 'payment-pending', 'polling'],
  ['checking', 'payment-refused', 'at-provider'],
  ['checking', 'stopped', 'idle'],
  ['placed', 'submitted', 'validating'],
];

describe('the flow of an order', () => {
  const pairs = orderStates.flatMap((state) => orderEvents.map((event) => [state, event] as const));

  it.each(pairs)('knows what %s does with %s [ORD-60]', (state, event) => {
    const found = meant.find(([from, on]) => from === state && on === event);
    expect(nextOrderState(state, event)).toBe(found?.[2]);
  });

  it('runs the steps of a submit in order [ORD-60]', () => {
    const steps: OrderFlowState[] = [];
    let state = nextOrderState('idle', 'submitted');
    while (state !== undefined && state !== 'pre-authorising') {
      steps.push(state);
      state = nextOrderState(state, 'passed');
    }
    expect(steps).toEqual(['validating', 'checking-hut', 'checking-basket', 'checking-time']);
    expect(state).toBe('pre-authorising');
  });

  it('takes no second press while anything runs', () => {
    const running = orderStates.filter(isRunning);
    expect(running.filter((state) => nextOrderState(state, 'submitted'))).toEqual([]);
  });

  it('looks up what may have happened after a reload, and starts over otherwise', () => {
    expect(Object.fromEntries(orderStates.map((state) => [state, resumedState(state)]))).toEqual({
      idle: 'idle',
      validating: 'idle',
      'checking-hut': 'idle',
      'checking-basket': 'idle',
      'checking-time': 'idle',
      'pre-authorising': 'idle',
      authenticating: 'idle',
      'in-wallet': 'idle',
      'at-provider': 'at-provider',
      placing: 'checking',
      polling: 'polling',
      checking: 'checking',
      placed: 'placed',
    });
  });
});
