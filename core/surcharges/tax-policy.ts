import { type CallRules, hasAmounts } from '../call-rules.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Taxes in or on top of the total, in minor units; `netTotal + taxTotal = grossTotal` [SUR-30, SUR-31]. */
export interface TaxBreakdown {
  readonly taxes: readonly { readonly description: string; readonly amount: number }[];
  readonly taxTotal: number;
  readonly grossTotal: number;
  readonly netTotal: number;
}

/** What is taxed: an amount in minor units after its share of the discount [SUR-34], and its tax class. */
export interface TaxableAmount {
  readonly taxCode: string;
  readonly amount: number;
}

/** Facts that decide the taxes of an order. Tips are never among the amounts [SUR-25]. */
export interface TaxFacts {
  /** The place: the hut that sells, with its sector, its region and the time zone of its clock [ENG-34]. */
  readonly hut: Hut;
  /** How the customer gets the food: eaten in or taken away [ENG-34]. */
  readonly disposition: Disposition;
  /** The moment that the taxes are those of: now, or the time of a scheduled order [ENG-34]. */
  readonly orderTime: Date;
  readonly manifest: Pick<Manifest, 'tax'>;
  readonly amounts: readonly TaxableAmount[];
}

/** Works out taxes (one a market) [SUR-30, SUR-31, SUR-32, SUR-33, ENG-34]. */
export interface TaxPolicy {
  /** Whether the tax is added to the prices or already in them. */
  readonly placement: 'included' | 'on-top';
  breakdown(facts: TaxFacts): TaxBreakdown;
}

export const taxPolicyCalls: CallRules<TaxPolicy> = {
  breakdown: { fits: hasAmounts('taxTotal', 'grossTotal', 'netTotal') },
};
