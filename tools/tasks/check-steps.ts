import { join } from 'node:path';
import { lockStep } from './lock-step.ts';
import { commandScript, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import { outcomeOf } from './step.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const scriptStep = (name: string, script: string, ...args: string[]): Step => ({
  name,
  run: async () => outcomeOf(await runScript(script, args)),
});

/** Whether every file is formatted. */
export const formatStep: Step = scriptStep('format', commandScript('oxfmt'), '--check', '.');

/** Files that have not changed since the last time, nor what they import, are not checked again. */
const typesStep: Step = scriptStep(
  'types',
  commandScript('typescript', 'tsc'),
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  join(scratch, 'types-cache'),
);

/**
 * What must hold before every commit besides the format; quick checks come first. The architecture's rules are among
 * the unit tests.
 */
export const checkSteps: readonly Step[] = [
  typesStep,
  scriptStep('lint', commandScript('oxlint'), '--type-aware', '--deny-warnings'),
  scriptStep('generated types', 'tools/generate-types.ts', '--check'),
  scriptStep('generated reference', 'tools/generate-reference.ts', '--check'),
  scriptStep('unused files and exports', commandScript('knip')),
  lockStep,
  vitestStep('unit tests', 'unit'),
];
