import type { DealKind, DealKinds } from './deal-kind.ts';

/** The pricing rules of a market by kind; of two for the same kind the first in the manifest wins [DEA-21]. */
export const dealKindsOf = (all: readonly DealKind[]): DealKinds => {
  const kinds = new Map<string, DealKind>();
  for (const kind of all) {
    if (!kinds.has(kind.kind)) kinds.set(kind.kind, kind);
  }
  return kinds;
};
