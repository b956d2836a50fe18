import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../server/environment-variables.ts';
import { earlyCheckouts, overBudget, pageWeights } from '../build/page-weights.ts';
import { buildWhenStale } from './build-product.ts';
import { root } from './project.ts';
import type { Step } from './step.ts';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const { distDir, marketsDir } = readEnvironment(process.env, root);

const markets = (): string[] =>
  readdirSync(marketsDir).filter(
    (name) => name !== 'default' && existsSync(join(marketsDir, name, 'manifest.json')),
  );

/** The production build that the journeys run against, within what its pages may send. */
export const buildStep: Step = {
  name: 'build',
  async run() {
    const built = await buildWhenStale();
    const weights = pageWeights(distDir, markets());
    const problems = [...overBudget(weights), ...earlyCheckouts(distDir)];
    const most = (page: 'firstPage' | 'menuPage'): string =>
      kilobytes(Math.max(...weights.map((weight) => weight[page])));
    const state = built ? '' : 'up to date, ';
    return {
      ok: problems.length === 0,
      passed: 0,
      failed: problems.length,
      note: `${state}first page ${most('firstPage')} KB, menu page ${most('menuPage')} KB more`,
      output: problems.join('\n'),
    };
  },
};
