/** Tells where a value of a market comes from, and which of its texts are still to translate: `npm run market`. */
import { readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { explainedKey, readExplainCommand } from '../market/explain-command.ts';
import { MarketCommandError } from '../market/market-named.ts';
import { wordsToTranslate } from '../market/words-command.ts';
import { root } from './project.ts';

try {
  const args = process.argv.slice(2);
  const deployment = await readDeployment(readEnvironment(process.env, root));
  const told =
    args[0] === 'words'
      ? wordsToTranslate(deployment, args)
      : explainedKey(deployment, readExplainCommand(args));
  console.log(told);
} catch (error) {
  console.error(error instanceof MarketCommandError ? error.message : error);
  process.exitCode = 1;
}
