import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';

declare global {
  /** Notes that the tests that run now have come to the mutant of this number. */
  var reach: ((mutant: number) => void) | undefined;
}

const reached = new Set<number>();
const began = performance.now();
globalThis.reach = (mutant) => void reached.add(mutant);

afterAll(() => {
  const test = relative(root, expect.getState().testPath ?? '');
  const took = performance.now() - began;
  const line = `${JSON.stringify({ test, took, reached: [...reached] })}\n`;
  appendFileSync(join(process.env['COMANDA_REACH_DIR'] ?? '', `${process.pid}.jsonl`), line);
});
