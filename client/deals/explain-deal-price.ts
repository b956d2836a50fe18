import type { PricedDeal } from '../../core/deals/priced-deal.ts';

/** One part of the reasoning behind a deal price: a wording key and the values it takes. */
export interface PriceSentence {
  /** `deals.price.` and the rule of the step, for example `deals.price.free`. */
  readonly key: string;
  readonly values: {
    /** Products the step is about; none when it is about the whole deal. */
    readonly productIds: readonly string[];
    /** What the step adds, in minor units; negative when it takes off. */
    readonly amount: number;
    /** The amounts the rule worked with, by name, in minor units. */
    readonly inputs: Readonly<Record<string, number>>;
  };
}

/** Why a deal costs what it costs, in parts whose amounts add up to its price. */
export const explainDealPrice = ({ steps, items }: PricedDeal): PriceSentence[] =>
  steps.map(({ rule, slot, inputs, amount }) => ({
    key: `deals.price.${rule}`,
    values: {
      productIds: items.filter((item) => item.slot === slot).map((item) => item.productId),
      amount,
      inputs,
    },
  }));

/** The saving worth showing, in minor units; undefined when there is none [DEA-57, DEA-72]. */
export const shownSaving = ({ saving }: PricedDeal): number | undefined =>
  saving > 0 ? saving : undefined;
