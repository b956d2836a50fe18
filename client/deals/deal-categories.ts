import type { Deal } from '../../schemas/types/catalogue/deal.ts';

/** The categories of deals in the order in which they first come up; deals without one have none. */
export const dealCategories = (deals: readonly Deal[]): string[] => [
  ...new Set(deals.flatMap(({ category }) => (category === undefined ? [] : [category]))),
];
