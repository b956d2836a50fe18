/** What must hold in the repository of a chain before every commit: `comanda check`. */
import { chainChecks } from './chain-steps.ts';
import { runSteps } from './step.ts';

const { failed } = await runSteps(chainChecks);
process.exitCode = failed === 0 ? 0 : 1;
