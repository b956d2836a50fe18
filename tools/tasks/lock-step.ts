import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm } from '../boot/npm-ci.mjs';
import { root, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import { outcomeOf } from './step.ts';
import type { Step } from './step.ts';

const stampFile = join(scratch, 'checked-lock');

function currentStamp(): string {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) {
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

/**
 * Whether `npm ci` would accept the lock file: npm can write one that it later refuses, when a platform's build is
 * missing from the registry. Asked only after a change.
 */
export const lockStep: Step = {
  name: 'lock file installs',
  async run() {
    const stamp = currentStamp();
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
      return { ok: true, passed: 0, failed: 0, note: 'unchanged' };
    }
    const flags = ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'];
    const result = await runScript(findNpm(), flags);
    if (result.code === 0) {
      mkdirSync(scratch, { recursive: true });
      writeFileSync(stampFile, stamp);
    }
    return outcomeOf(result);
  },
};
