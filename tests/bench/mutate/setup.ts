import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';
import { nameOf } from './name-of.ts';
import { putInPlace, takeReached } from './switches.ts';

const { COMANDA_MUTANT: mutant, COMANDA_REACH_DIR: reachDir } = process.env;

if (mutant !== undefined) putInPlace(Number(mutant));

if (reachDir !== undefined) {
  const began = performance.now();
  const byTest: Record<string, readonly number[]> = {};
  // What a file comes to as it is loaded and set up, all its tests come to.
  const ofAll = new Set(takeReached());
  beforeEach(() => {
    for (const one of takeReached()) ofAll.add(one);
  });
  afterEach(({ task }) => {
    byTest[nameOf(task)] = takeReached();
  });
  afterAll(() => {
    for (const one of takeReached()) ofAll.add(one);
    const test = relative(root, expect.getState().testPath ?? '');
    const took = performance.now() - began;
    const line = `${JSON.stringify({ test, took, ofAll: [...ofAll], byTest })}\n`;
    appendFileSync(join(reachDir, `${process.pid}.jsonl`), line);
  });
}
