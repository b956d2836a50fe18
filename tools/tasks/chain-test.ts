/** Everything that must hold in the repository of a chain: `comanda test`. */
import { buildStep } from './build-step.ts';
import { chainChecks, ownTestsStep, serveStep } from './chain-steps.ts';
import { runSteps } from './step.ts';

const { passed, failed } = await runSteps([...chainChecks, ownTestsStep, buildStep, serveStep]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
