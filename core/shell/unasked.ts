import type { UnaskedKind, UnaskedSettings } from '../../schemas/types/manifest/shell.ts';

export type { UnaskedKind };

/** Where on the way from home to a placed order each kind comes up: at home, on the pages of the menu, at checkout. */
const stages: Readonly<Record<UnaskedKind, number>> = {
  'app-migration': 0,
  'location-primer': 0,
  'category-intro': 1,
  'reward-notice': 1,
  'switch-banner': 1,
  upsell: 2,
};

/** What decides whether a thing comes up. */
export interface UnaskedFacts {
  readonly settings: UnaskedSettings;
  /** The one that has come up since the last order. */
  readonly taken: UnaskedKind | undefined;
  /** Whether a kind may still come up on this visit. */
  readonly isPossible: (kind: UnaskedKind) => boolean;
}

/** Whether a kind may come up now: it did already, or nothing has and nothing more important may still come [SHP-11]. */
export function mayComeUp(
  kind: UnaskedKind,
  { settings, taken, isPossible }: UnaskedFacts,
): boolean {
  const place = settings.order.indexOf(kind);
  if (place === -1) return false;
  if (taken !== undefined) return taken === kind;
  return !settings.order
    .slice(0, place)
    .some((other) => stages[other] >= stages[kind] && isPossible(other));
}
