/** Checks markets, tells where a value of one comes from, and which of its texts are still to translate: `npm run market`. */
import { StartError } from '../../core/engine/start-error.ts';
import { readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { asText, checkedMarkets, readCheckCommand } from '../market/check-command.ts';
import { explainedKey, readExplainCommand } from '../market/explain-command.ts';
import { MarketCommandError } from '../market/market-named.ts';
import { wordsToTranslate } from '../market/words-command.ts';
import { root } from './project.ts';

const folders = readEnvironment(process.env, root);

/** What a command line is answered; a check also sets how the program ends. */
async function answerTo(args: readonly string[]): Promise<string> {
  if (args[0] === 'check') {
    const { only, asJson } = readCheckCommand(args);
    const result = await checkedMarkets(folders, only);
    process.exitCode = result.exitCode;
    return asJson ? JSON.stringify(result.findings, null, 2) : asText(result);
  }
  const deployment = await readDeployment(folders);
  return args[0] === 'words'
    ? wordsToTranslate(deployment, args, folders)
    : explainedKey(deployment, readExplainCommand(args));
}

try {
  console.log(await answerTo(process.argv.slice(2)));
} catch (error) {
  const isTold = error instanceof MarketCommandError || error instanceof StartError;
  console.error(isTold ? error.message : error);
  process.exitCode = 2;
}
