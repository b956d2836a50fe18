/** Tells where a value of a market comes from, and which of its texts are still to translate: `npm run market`. */
import { StartError } from '../../core/engine/start-error.ts';
import { readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { explainedKey, readExplainCommand } from '../market/explain-command.ts';
import { MarketCommandError } from '../market/market-named.ts';
import { wordsToTranslate } from '../market/words-command.ts';
import { root } from './project.ts';

try {
  const args = process.argv.slice(2);
  const folders = readEnvironment(process.env, root);
  const deployment = await readDeployment(folders);
  const told =
    args[0] === 'words'
      ? await wordsToTranslate(deployment, args, folders)
      : explainedKey(deployment, readExplainCommand(args));
  console.log(told);
} catch (error) {
  const isTold = error instanceof MarketCommandError || error instanceof StartError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
