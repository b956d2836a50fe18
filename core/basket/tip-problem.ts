import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../money/money.ts';
import type { DriverTip } from '../surcharges/surcharge-policy.ts';

/** Why a tip is not taken; a limit in minor units. */
export type TipProblem =
  | { readonly code: 'tip-refused' }
  | { readonly code: 'tip-too-high'; readonly amount: number };

/** A tip is for deliveries, where the market has tips, and at most the market's limit [SUR-24, CHK-94]. */
export function tipProblem(
  tip: DriverTip,
  { tipping }: Pick<Manifest, 'tipping'>,
  disposition: Disposition,
): TipProblem | undefined {
  if (!tipping.enabled || disposition !== 'delivery') return { code: 'tip-refused' };
  const most = toMinor(tipping.max);
  return tip.amount > most ? { code: 'tip-too-high', amount: most } : undefined;
}
