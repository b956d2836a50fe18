import type { VisitCount, VisitStep } from '../../schemas/types/http/figures.ts';
import type { SentEvent } from '../shell/ports.ts';

/** The steps of a visit, each one past those before it [OPR-25]. */
export const visitSteps = [
  'visit',
  'hut',
  'menu',
  'basket',
  'checkout',
  'order',
] as const satisfies readonly VisitStep[];

/** How far a visit has come, as far as it was told. */
export interface VisitProgress {
  /** Steps that were reached, from the first one on. */
  readonly reached: number;
  /** Variants that the visit has seen, by experiment. */
  readonly variants: Readonly<Record<string, string>>;
}

export const noProgress: VisitProgress = { reached: 0, variants: {} };

/** The step that an event shows to be reached. */
function stepOf({ type, data, hutId }: SentEvent): VisitStep {
  if (type === 'ORDER_PROCESSED' && data['isTest'] !== true) return 'order';
  if (type === 'checkout-step' && data['step'] === 1) return 'checkout';
  if (type === 'BASKET_BEGUN') return 'basket';
  if (hutId === undefined) return 'visit';
  const { page } = data;
  const isMenu = type === 'page-view' && typeof page === 'string' && page.startsWith('/order/');
  return isMenu ? 'menu' : 'hut';
}

/**
 * What an event adds to what is counted of a visit: steps that it had not reached, once for itself and once for each
 * variant that it has seen, and all its steps for a variant that is new to it [OPR-25].
 */
export function stepsAfter(
  { reached, variants }: VisitProgress,
  event: SentEvent,
): { readonly progress: VisitProgress; readonly counts: readonly VisitCount[] } {
  const now = Math.max(reached, visitSteps.indexOf(stepOf(event)) + 1);
  const fresh = visitSteps.slice(reached, now);
  const counts: VisitCount[] = fresh.map((step) => ({ step }));
  for (const [experiment, variant] of Object.entries(variants)) {
    counts.push(...fresh.map((step) => ({ step, experiment, variant })));
  }
  const { experiment, variant } = event.data;
  const isNew =
    event.type === 'experiment' &&
    typeof experiment === 'string' &&
    typeof variant === 'string' &&
    variants[experiment] === undefined;
  if (!isNew) return { progress: { reached: now, variants }, counts };
  counts.push(...visitSteps.slice(0, now).map((step) => ({ step, experiment, variant })));
  return {
    progress: { reached: now, variants: { ...variants, [experiment]: variant } },
    counts,
  };
}
