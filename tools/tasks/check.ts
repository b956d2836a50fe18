import { checkSteps } from './check-steps.ts';
import { runSteps } from './step.ts';

const { failed } = await runSteps(checkSteps);
process.exitCode = failed === 0 ? 0 : 1;
