import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { overBudget, pageWeights } from '../../build/page-weights.ts';
import type { PartResult } from '../certificate.ts';

/** Whether the pages of a market send no more than they may, in the build that lies in a folder. */
export async function byteBudget(market: string, distDir: string): Promise<PartResult> {
  if (!existsSync(join(distDir, '.vite', 'manifest.json'))) {
    return { note: 'no build', findings: [`there is no build in ${distDir}`] };
  }
  const weights = pageWeights(distDir, [market]);
  const note = weights
    .map(({ firstPage, menuPage }) => `first page ${firstPage} bytes, menu page ${menuPage} more`)
    .join('');
  return { note, findings: overBudget(weights) };
}
