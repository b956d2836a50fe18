import { checkSteps, formatStep } from './check-steps.ts';
import { runSteps } from './step.ts';

const { failed } = await runSteps(checkSteps, [formatStep]);
process.exitCode = failed === 0 ? 0 : 1;
