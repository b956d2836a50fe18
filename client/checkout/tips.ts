import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import { toMinor } from '../../core/money/money.ts';

/** Name of the option with an amount of the customer's own [CHK-91]. */
export const customTip = 'custom';

/** Name of the option without a tip [CHK-91]. */
export const noTip = 'none';

/** One of the market's preset tips; `option` names it in the order. */
export interface TipPreset {
  readonly option: string;
  /** Minor units. */
  readonly amount: number;
}

/** The presets of a market, from amounts in its currency [CHK-91]. */
export const tipPresets = (presets: readonly number[]): readonly TipPreset[] =>
  presets.map((amount, index) => ({ option: `preset-${index + 1}`, amount: toMinor(amount) }));

/**
 * Reads an amount as typed, with a point or a comma; undefined when it is none or out of bounds.
 * @param most the market's limit, in minor units [CHK-94]
 */
export const typedTip = (typed: string, most: number): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const amount = toMinor(Number(text));
  return amount <= most ? amount : undefined;
};

/** The option a tip stands for; no tip is an option too. */
export const optionOf = (tip: DriverTip | undefined): string => tip?.tippingOption ?? noTip;
