import type { Bundle } from './instance.ts';

/** A bundle filled with certain units; amounts in minor units. */
export interface Filling {
  /** Place of the bundle. */
  readonly bundle: number;
  /** What it saves against its units loose; below 0 where it costs more. */
  readonly saving: number;
  /** The classes of its units, one entry a unit. */
  readonly units: readonly number[];
}

/** What is packed: units by class, and every filling that may be used. */
export interface PackingQuestion {
  readonly counts: readonly number[];
  readonly bundles: readonly Bundle[];
  readonly fillings: readonly Filling[];
}

/** Who decides which packing is the best. */
export interface PackingJudge {
  /** Whether a packing that saves no more than this, made of so many fillings or more, can still win. */
  readonly canWin: (mostSaving: number, fillings: number) => boolean;
  /** Takes a packing, by the places of its fillings. */
  readonly offer: (fillings: readonly number[]) => void;
  /** Asked at every step; the walk ends when it says no. */
  readonly goesOn: () => boolean;
}

/**
 * Walks through every packing of the units into fillings that may still win, each once: class by class, the fillings
 * whose first class it is, in the order of their places, and the rest of the class loose. False when it was ended
 * before every packing was either offered or ruled out.
 */
export function walkPackings(
  { counts, bundles, fillings }: PackingQuestion,
  { canWin, offer, goesOn }: PackingJudge,
): boolean {
  const firstOf = fillings.map(({ units }) => Math.min(...units));
  const startingAt = counts.map((_, itemClass) =>
    fillings
      .flatMap((_filling, at) => (firstOf[at] === itemClass ? [at] : []))
      .toSorted((a, b) => (fillings[b]?.saving ?? 0) - (fillings[a]?.saving ?? 0)),
  );
  const hopes = hopesOf(counts, fillings);
  const left = [...counts];
  const copies = bundles.map(() => 0);
  const chosen: number[] = [];
  let isWhole = true;

  const isAllowed = (bundle: number): boolean => {
    const { limit = Infinity, conflicts } = bundles[bundle] as Bundle;
    return (copies[bundle] ?? 0) < limit && conflicts.every((other) => (copies[other] ?? 0) === 0);
  };
  const take = (units: readonly number[], sign: 1 | -1): void => {
    for (const unit of units) left[unit] = (left[unit] ?? 0) - sign;
  };
  const fits = (units: readonly number[]): boolean => {
    take(units, 1);
    const isThere = units.every((unit) => (left[unit] ?? 0) >= 0);
    take(units, -1);
    return isThere;
  };
  const hopeFrom = (itemClass: number): number => {
    let hope = 0;
    for (let at = itemClass; at < left.length; at += 1) hope += (left[at] ?? 0) * (hopes[at] ?? 0);
    return hope;
  };
  const walk = (itemClass: number, from: number, saved: number): void => {
    if (!goesOn()) {
      isWhole = false;
      return;
    }
    if (!canWin(Math.floor(saved + hopeFrom(itemClass) + 1e-6), chosen.length)) return;
    if (itemClass === counts.length) return offer(chosen);
    const own = startingAt[itemClass] ?? [];
    for (let at = from; at < own.length; at += 1) {
      const place = own[at] as number;
      const { bundle, saving, units } = fillings[place] as Filling;
      if (!isAllowed(bundle) || !fits(units)) continue;
      take(units, 1);
      copies[bundle] = (copies[bundle] ?? 0) + 1;
      chosen.push(place);
      walk(itemClass, at, saved + saving);
      chosen.pop();
      copies[bundle] = (copies[bundle] ?? 0) - 1;
      take(units, -1);
      if (!isWhole) return;
    }
    const rest = left[itemClass] ?? 0;
    left[itemClass] = 0;
    walk(itemClass + 1, 0, saved);
    left[itemClass] = rest;
  };
  walk(0, 0, 0);
  return isWhole;
}

/** The most that a unit of each class can save: its even share of the best filling it is in. */
function hopesOf(counts: readonly number[], fillings: readonly Filling[]): number[] {
  const hopes = counts.map(() => 0);
  for (const { saving, units } of fillings) {
    for (const unit of units) hopes[unit] = Math.max(hopes[unit] ?? 0, saving / units.length);
  }
  return hopes;
}
