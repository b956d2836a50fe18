import { apiSteps } from './api-steps.ts';
import { buildStep } from './build-step.ts';
import { checkSteps } from './check-steps.ts';
import { journeysStep } from './journeys-step.ts';
import { runSteps } from './step.ts';

const { passed, failed } = await runSteps([...checkSteps, ...apiSteps, buildStep, journeysStep]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
