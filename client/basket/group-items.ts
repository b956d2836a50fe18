import type { LooseItem } from '../../core/basket/basket.ts';

/** Loose items that are the same in everything that shows or costs. */
export interface ItemGroup {
  /** Id of the first of them. */
  readonly id: string;
  readonly items: readonly [LooseItem, ...LooseItem[]];
}

/** Loose items, those that are alike together, in the order in which the first of each was added. */
export function groupItems(items: readonly LooseItem[]): ItemGroup[] {
  const groups = new Map<string, [LooseItem, ...LooseItem[]]>();
  for (const item of items) {
    const likeness = likenessOf(item);
    const group = groups.get(likeness);
    if (group) group.push(item);
    else groups.set(likeness, [item]);
  }
  return [...groups.values()].map((group) => ({ id: group[0].basketItemId, items: group }));
}

/** Items are frozen data, so the likeness of each is worked out once. */
const likenesses = new WeakMap<LooseItem, string>();

function likenessOf(item: LooseItem): string {
  const known = likenesses.get(item) ?? likenessFrom(item);
  likenesses.set(item, known);
  return known;
}

/** Toppings and extras count, not the order they were picked in. */
function likenessFrom({ choice, free = false, upsellParentId = '' }: LooseItem): string {
  const { toppings, modifiers, dips, halves, ...rest } = choice;
  const onHalves = [halves?.toppings?.first, halves?.toppings?.second];
  const sorted = [toppings, modifiers, dips, ...onHalves].map((list) => list?.toSorted() ?? '');
  const named = Object.entries(rest).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([named, halves?.first, halves?.second, sorted, free, upsellParentId]);
}
