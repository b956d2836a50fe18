import type { Manifest } from '../../schemas/types/manifest.ts';

type StepSettings = Pick<Manifest['tracking'], 'maxStep' | 'stepMs'>;

/** The next step: one further, never beyond the last [TRK-14]. */
export const nextStepOf = (step: number, { maxStep }: StepSettings): number =>
  Math.min(step + 1, maxStep);

/** The step an order has reached by the clock before its first live status [TRK-18]. */
export const stepAt = (orderTime: number, now: number, settings: StepSettings): number =>
  Math.min(Math.max(0, Math.floor((now - orderTime) / settings.stepMs)), settings.maxStep);

/** How long a confirmation may take before the customer is asked to call the hut, in milliseconds [TRK-31]. */
export const confirmationPatienceMs = 300_000;
