import { tmpdir } from 'node:os';
import { apiSteps } from './api-steps.ts';
import { buildStep } from './build-step.ts';
import { checkSteps, formatStep } from './check-steps.ts';
import { journeysStep } from './journeys-step.ts';
import { keepScratchInMemory } from './scratch-in-memory.ts';
import { runSteps } from './step.ts';
import { vitestStep } from './vitest-step.ts';

// They start databases and programs, kill processes and try each plugin in every way: too slow for a check before every
// commit.
const thoroughStep = vitestStep('thorough unit tests', 'thorough');
const storageStep = vitestStep('storage on both databases', 'storage');

keepScratchInMemory();
// Journeys take longest: nothing follows them, and all else is done beside.
const { passed, failed } = await runSteps(
  [...checkSteps, storageStep, ...apiSteps, thoroughStep],
  [formatStep, buildStep, journeysStep],
);
console.log(`Temporary files were kept in ${tmpdir()}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
