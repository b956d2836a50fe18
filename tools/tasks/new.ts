/** Makes a market or a plugin to begin with: `npm run new`. */
import { readEnvironment } from '../../server/environment.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { newMarket } from '../new/new-market.ts';
import { readNewCommand } from '../new/new-command.ts';
import { NewError } from '../new/new-error.ts';
import { writeFolder } from '../new/write-folder.ts';
import { root } from './project.ts';

try {
  const command = readNewCommand(process.argv.slice(2));
  const { marketsDir, pluginsDir } = readEnvironment(process.env, root);
  const deployment = await readDeployment({ marketsDir, pluginsDir });
  if (command.kind === 'market') {
    writeFolder(marketsDir, command.id, newMarket(deployment, command));
    console.log(`The market ${command.id} is in ${marketsDir}/${command.id}: npm start serves it.`);
  }
} catch (error) {
  console.error(error instanceof NewError ? error.message : error);
  process.exitCode = 1;
}
