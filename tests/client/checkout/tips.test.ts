import { describe, expect, it } from 'vitest';
import { optionOf, tipPresets, typedTip } from '../../../client/checkout/tips.ts';

describe('tips', () => {
  it('offer the amounts of the market in minor units [CHK-91]', () => {
    expect(tipPresets([1, 2.5])).toEqual([
      { option: 'preset-1', amount: 100 },
      { option: 'preset-2', amount: 250 },
    ]);
  });

  it.each([
    ['2', 200],
    ['2.50', 250],
    ['2,5', 250],
    ['0', 0],
    ['100', 10_000],
    ['100.01', undefined],
    ['-1', undefined],
    ['1.234', undefined],
    ['two', undefined],
    ['', undefined],
  ])('read %s as %s [CHK-91]', (typed, amount) => {
    expect(typedTip(typed, 100_00)).toBe(amount);
  });

  it('name the option without a tip, too [CHK-91]', () => {
    expect(optionOf(undefined)).toBe('none');
    expect(optionOf({ amount: 100, tippingOption: 'preset-1' })).toBe('preset-1');
  });
});
