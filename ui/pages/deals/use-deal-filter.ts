import { useState } from 'react';
import type { DealFilter } from '../../../client/deals/deal-list.ts';
import { dealListPrice } from '../../../core/deals/list-price.ts';
import { dealSorting } from '../../../client/deals/deal-list.ts';
import { toMinor } from '../../../core/money/money.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** Prices in minor units, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** The filters of the deals list and what they do to it. */
export interface DealFilters {
  readonly filter: DealFilter;
  /** The price filter is offered [DEA-10]. */
  readonly offersPrice: boolean;
  readonly offersVegetarian: boolean;
  /** Least and most a customer can ask for [DEA-12]. */
  readonly bounds: PriceRange;
  /** The most a deal may cost, as asked for. */
  readonly maxPrice: number;
  readonly setMaxPrice: (max: number) => void;
  readonly category: string | undefined;
  readonly setCategory: (category: string | undefined) => void;
}

/** Holds the filters of the deals list [DEA-05, DEA-09, DEA-10, DEA-11, DEA-12, DEA-13]. */
export function useDealFilter(): DealFilters {
  const { deals, menu, wishes } = useApp();
  const { manifest } = useEnvironment().market;
  const [category, setCategory] = useState<string>();
  const [chosenMax, setMaxPrice] = useState<number>();
  const { priceRange, topLimit } = manifest.deals;
  const prices = deals.list.flatMap((deal) => dealListPrice(deal, deals.dealKinds)?.amount ?? []);
  const bounds = priceRange
    ? { min: toMinor(priceRange.min), max: toMinor(priceRange.max) }
    : { min: Math.min(...prices, 0), max: Math.max(...prices, 0) };
  const isFiltered = menu.experiments.variantOf('deals-filter') === 'treatment';
  const maxPrice = chosenMax ?? bounds.max;
  return {
    filter: {
      dealKinds: deals.dealKinds,
      allowsHidden: deals.allowsHidden,
      sorting: dealSorting(menu.experiments.variantOf('deal-sorting')),
      vegetarianOnly: wishes.isVegetarianOnly,
      hiddenForVegetarian: manifest.menu.hiddenForVegetarian,
      ...(isFiltered ? { priceRange: { min: bounds.min, max: maxPrice } } : {}),
      ...(category === undefined ? {} : { category }),
      ...(category === undefined && topLimit !== undefined ? { limit: topLimit } : {}),
    },
    offersPrice: isFiltered,
    offersVegetarian: isFiltered || menu.offersVegetarianFilter,
    bounds,
    maxPrice,
    setMaxPrice,
    category,
    setCategory,
  };
}
