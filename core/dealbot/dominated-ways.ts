import type { DealWay, SlotGroup } from './deal-ways.ts';

/** A deal that may be bought, with how it takes the items. */
interface Rival {
  readonly way: DealWay;
  readonly limit: number | undefined;
  readonly conflicts: ReadonlySet<string>;
}

/**
 * Leaves out the deals that another one always does as well as: it takes at least the same items in slots of the
 * same shape, for no more, and nothing limits its use any more than theirs. Of equals the first stays; a wanted one
 * always does.
 */
export function withoutDominated<Entry extends Rival>(
  entries: readonly Entry[],
  wanted?: string,
): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    const isWanted = entry.way.deal.id === wanted;
    if (!isWanted && kept.some((other) => dominates(other, entry))) continue;
    for (let at = kept.length - 1; at >= 0; at -= 1) {
      const other = kept[at] as Entry;
      if (other.way.deal.id !== wanted && dominates(entry, other)) kept.splice(at, 1);
    }
    kept.push(entry);
  }
  return kept;
}

function dominates(strong: Rival, weak: Rival): boolean {
  if (strong.limit !== undefined) return false;
  if ([...strong.conflicts].some((id) => !weak.conflicts.has(id))) return false;
  const { way: one } = strong;
  const { way: other } = weak;
  if (one.groups.length !== other.groups.length || one.paidInFull !== other.paidInFull) {
    return false;
  }
  if ((one.terms.cheapest === undefined) !== (other.terms.cheapest === undefined)) return false;
  if (one.terms.fixed - (one.terms.off ?? 0) > other.terms.fixed - (other.terms.off ?? 0)) {
    return false;
  }
  return one.groups.every((group, at) => isAsGood(group, other.groups[at]));
}

function isAsGood(group: SlotGroup, other: SlotGroup | undefined): boolean {
  if (!other || group.need !== other.need || group.isOptional !== other.isOptional) return false;
  if (group.isInPool !== other.isInPool || group.offers.length < other.offers.length) return false;
  let at = 0;
  for (const { unit, price, benefit } of other.offers) {
    while ((group.offers[at]?.unit ?? Infinity) < unit) at += 1;
    const own = group.offers[at];
    if (own?.unit !== unit || own.price > price || own.benefit < benefit) return false;
  }
  return true;
}
