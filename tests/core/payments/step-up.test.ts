import { describe, expect, it } from 'vitest';
import {
  assertStepUp,
  flagged,
  flagOf,
  goesOn,
  isFailure,
  isOutcome,
  nextStepUp,
  noFlag,
  stepUpEvents,
  stepUpOutcomes,
  stepUpStates,
} from '../../../core/payments/step-up.ts';
import { testMarket } from '../test-market.ts';

/** Every pair that means something, written out a second time. */
const meant = [
  ['collecting', 'collected', 'checking'],
  ['collecting', 'collection-late', 'collection-timeout'],
  ['collecting', 'stopped', 'stopped-by-user'],
  ['checking', 'authenticated', 'completed'],
  ['checking', 'challenged', 'challenged'],
  ['checking', 'refused', 'error'],
  ['checking', 'late', 'step-up-timeout'],
  ['challenged', 'answered', 'confirming'],
  ['challenged', 'stopped', 'stopped-by-user'],
  ['challenged', 'refused', 'error'],
  ['challenged', 'late', 'step-up-timeout'],
  ['confirming', 'authenticated', 'completed'],
  ['confirming', 'challenged', 'error'],
  ['confirming', 'refused', 'error'],
  ['confirming', 'late', 'step-up-timeout'],
] as const;

describe('the step-up of a payment', () => {
  it('is started for the types that declare one, and raises an error for any other [PAY-66]', async () => {
    const { declared = {} } = (await testMarket('uk')).manifest.payments;
    const starts = (type: string) => {
      assertStepUp(type, declared[type]);
      return type;
    };
    expect(['visaCheckout', 'googlePay3DS'].map(starts)).toEqual(['visaCheckout', 'googlePay3DS']);
    const others = Object.keys(declared).filter(
      (type) => type !== 'visaCheckout' && type !== 'googlePay3DS',
    );
    expect(others.length).toBeGreaterThan(5);
    for (const type of [...others, 'nothing']) expect(() => starts(type)).toThrow('no step-up');
  });

  const pairs = stepUpStates.flatMap((state) =>
    stepUpEvents.map((event) => [state, event] as const),
  );

  it.each(pairs)('knows what %s does with %s [PAY-67]', (state, event) => {
    const found = meant.find(([from, on]) => from === state && on === event);
    expect(nextStepUp(state, event)).toBe(found?.[2]);
  });

  it('ends in one of five ways, and in each of them somehow [PAY-67]', () => {
    expect(stepUpOutcomes).toEqual([
      'completed',
      'stopped-by-user',
      'error',
      'collection-timeout',
      'step-up-timeout',
    ]);
    const reached = new Set(meant.map(([, , next]) => next).filter(isOutcome));
    expect([...reached].toSorted()).toEqual([...stepUpOutcomes].toSorted());
  });

  it('goes on to place the order when it is completed, and tells of what failed by itself [PAY-68, PAY-72]', () => {
    expect(stepUpOutcomes.filter(goesOn)).toEqual(['completed']);
    expect(stepUpOutcomes.filter(isFailure)).toEqual([
      'error',
      'collection-timeout',
      'step-up-timeout',
    ]);
  });

  it('sets one flag at a time, which clears the others [PAY-71]', () => {
    const names = ['start', 'complete', 'error', 'reset', 'stoppedByUser', 'timeout'] as const;
    expect(Object.keys(noFlag)).toEqual(names);
    for (const name of names) {
      const set = Object.entries(flagged(name)).filter(([, isSet]) => isSet);
      expect(set).toEqual([[name, true]]);
    }
    expect(stepUpOutcomes.map((outcome) => flagOf[outcome])).toEqual([
      'complete',
      'stoppedByUser',
      'error',
      'timeout',
      'timeout',
    ]);
  });
});
