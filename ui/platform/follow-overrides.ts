import { createAtom } from 'mobx';
import {
  inForce,
  nextChange,
  type PlacedOverride,
  placedOverrides,
} from '../../core/manifest/timed-overrides.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** The longest that a browser's timer waits, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Tells which timed overrides hold where a customer orders from, and has whatever was worked out by them worked out again
 * when one of them begins or ends [OPR-15].
 * @param now the present moment, in milliseconds
 */
export function followOverrides(
  { timedOverrides, timeZone: own }: Pick<Manifest, 'timedOverrides' | 'timeZone'>,
  now: () => number,
): (hut: Hut | undefined) => readonly PlacedOverride[] {
  const change = createAtom('timed overrides');
  let dueAt = Infinity;
  const follow = (next: number): void => {
    if (next >= dueAt) return;
    dueAt = next;
    setTimeout(
      () => {
        dueAt = Infinity;
        change.reportChanged();
      },
      Math.min(next - now(), longestTimerMs),
    );
  };
  return (hut) => {
    change.reportObserved();
    const placed = placedOverrides(timedOverrides, {
      sector: hut?.sector,
      hutId: hut?.id,
      timeZone: hut?.timeZone ?? own ?? 'UTC',
    });
    const at = now();
    follow(nextChange(placed, at) ?? Infinity);
    return inForce(placed, at);
  };
}
