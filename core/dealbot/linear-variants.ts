import type { DealWay, SlotGroup, SlotOffer } from './deal-ways.ts';
import type { ChoiceUnits } from './item-units.ts';
import type { RawVariant } from './raw-variant.ts';

type RawGroup = RawVariant['groups'][number];

/** The variants of a deal whose price has terms. Each filling is priced rightly by one of them, and by none too well. */
export function linearVariants(
  way: DealWay,
  deal: number,
  units: readonly ChoiceUnits[],
): RawVariant[] {
  const { terms, groups, paidInFull } = way;
  const constant = terms.fixed - (terms.off ?? 0);
  const plain = groups.map((group) =>
    rawGroup(group, group.offers, group.need, units, terms.cheapest ? allBenefits : noBenefit),
  );
  if (!terms.cheapest || paidInFull === 0) return [{ deal, constant, groups: plain }];
  const pools = groups.filter(({ isInPool }) => isInPool);
  const [pool] = pools;
  if (!pool || pools.length > 1) return borderVariants(way, deal, units);
  const others = groups.flatMap((group, at) => (group === pool ? [] : (plain[at] ?? [])));
  return poolVariants(pool, paidInFull, units).map((own) => ({
    deal,
    constant,
    groups: [...own, ...others],
  }));
}

const noBenefit = (): number => 0;
const allBenefits = ({ benefit }: SlotOffer): number => benefit;

const rawGroup = (
  { isOptional, slots }: SlotGroup,
  offers: readonly SlotOffer[],
  need: number,
  units: readonly ChoiceUnits[],
  benefitOf: (offer: SlotOffer) => number,
): RawGroup => ({
  need,
  isOptional,
  slots,
  units: offers.map(({ unit }) => unit),
  scores: offers.map(
    (offer) => (units[offer.unit] as ChoiceUnits).loose - offer.price + benefitOf(offer),
  ),
});

/**
 * The ways to fill a pool of like slots: what is paid has at least the border's benefit, one favoured item has exactly
 * that, one exactly a lowest benefit, and the others lie between. As each filling is of one such way alone, it is
 * known of every way how many of its items come from the dearest classes, which is what cuts are made of.
 */
function poolVariants(
  pool: SlotGroup,
  paidInFull: number,
  units: readonly ChoiceUnits[],
): RawGroup[][] {
  const { need, offers } = pool;
  const favoured = need - paidInFull;
  const levels = [...new Set(offers.map(allBenefits))].toSorted((a, b) => b - a);
  const countFrom = (level: number): number =>
    offers.reduce(
      (sum, { unit, benefit }) =>
        sum + (benefit >= level ? (units[unit] as ChoiceUnits).items.length : 0),
      0,
    );
  const found: RawGroup[][] = [];
  for (const border of levels) {
    if (countFrom(border) < paidInFull) continue;
    const paid = offers.filter(({ benefit }) => benefit >= border);
    const highest = offers.filter(({ benefit }) => benefit === border);
    for (const lowest of favoured === 1 ? [border] : levels) {
      if (lowest > border || lowest <= 0 || countFrom(lowest) < need) continue;
      const between = offers.filter(({ benefit }) => benefit <= border && benefit >= lowest);
      const exact = offers.filter(({ benefit }) => benefit === lowest);
      found.push([
        rawGroup(pool, paid, paidInFull, units, noBenefit),
        ...(favoured > 1 ? [rawGroup(pool, highest, 1, units, allBenefits)] : []),
        ...(favoured > 2 ? [rawGroup(pool, between, favoured - 2, units, allBenefits)] : []),
        rawGroup(pool, exact, 1, units, allBenefits),
      ]);
    }
  }
  return found;
}

/** A pool of unlike slots: the border alone tells what an item gets off at most. */
function borderVariants(
  { terms, groups, paidInFull }: DealWay,
  deal: number,
  units: readonly ChoiceUnits[],
): RawVariant[] {
  const ranked = groups
    .flatMap(({ isInPool, offers }) => (isInPool ? offers : []))
    .toSorted((a, b) => b.benefit - a.benefit);
  const borders = new Set<number>();
  let reached = 0;
  for (const { unit, benefit } of ranked) {
    reached += (units[unit] as ChoiceUnits).items.length;
    if (benefit > 0 && reached > paidInFull) borders.add(benefit);
  }
  return [...borders].map((border) => ({
    deal,
    constant: terms.fixed + paidInFull * border,
    groups: groups.map((group) =>
      rawGroup(group, group.offers, group.need, units, ({ benefit }) => Math.min(benefit, border)),
    ),
  }));
}
