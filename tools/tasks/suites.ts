import { apiSteps } from './api-steps.ts';
import { journeysStep } from './journeys-step.ts';
import { keepScratchInMemory } from './scratch-in-memory.ts';
import { runSteps, type Step } from './step.ts';
import { suiteNames, type SuiteName } from './suite-names.ts';
import { vitestStep } from './vitest-step.ts';

const steps: Readonly<Record<SuiteName, readonly Step[]>> = {
  unit: [vitestStep('unit tests', 'unit'), vitestStep('thorough unit tests', 'thorough')],
  storage: [vitestStep('storage on both databases', 'storage')],
  api: apiSteps,
  journeys: [journeysStep],
};

// What `moments.ts` starts at each moment; which suites, its arguments say.
const wanted = suiteNames.filter((name) => process.argv.includes(name));
keepScratchInMemory();
const { passed, failed } = await runSteps(wanted.flatMap((name) => steps[name]));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
