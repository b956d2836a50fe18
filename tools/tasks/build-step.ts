import { buildWhenStale } from './build-product.ts';
import type { Step } from './step.ts';

/** The production build that the journeys run against. */
export const buildStep: Step = {
  name: 'build',
  async run() {
    const built = await buildWhenStale();
    return { ok: true, passed: 0, failed: 0, note: built ? '' : 'up to date' };
  },
};
