/** Tells where a value of a market comes from: `npm run market -- explain`. */
import { readEnvironment } from '../../server/environment.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { explainedKey, MarketCommandError, readExplainCommand } from '../market/explain-command.ts';
import { root } from './project.ts';

try {
  const command = readExplainCommand(process.argv.slice(2));
  const deployment = await readDeployment(readEnvironment(process.env, root));
  console.log(explainedKey(deployment, command));
} catch (error) {
  console.error(error instanceof MarketCommandError ? error.message : error);
  process.exitCode = 1;
}
