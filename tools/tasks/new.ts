/** Makes a market or a plugin to begin with: `npm run new`. */
import { readEnvironment } from '../../server/environment.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { newMarket } from '../new/new-market.ts';
import { newPlugin } from '../new/new-plugin.ts';
import { readNewCommand } from '../new/new-command.ts';
import { NewError } from '../new/new-error.ts';
import { writeFolder } from '../new/write-folder.ts';
import { root } from './project.ts';

try {
  const command = readNewCommand(process.argv.slice(2));
  const { marketsDir, pluginsDir } = readEnvironment(process.env, root);
  if (command.kind === 'market') {
    const deployment = await readDeployment({ marketsDir, pluginsDir });
    writeFolder(marketsDir, command.id, newMarket(deployment, command));
    console.log(`The market ${command.id} is in ${marketsDir}/${command.id}: npm start serves it.`);
  } else {
    const { files, like, also } = await newPlugin(pluginsDir, command);
    writeFolder(pluginsDir, command.id, files);
    console.log(
      [
        `The plugin ${command.id} is in ${pluginsDir}/${command.id}. So far it does what ${like} does:`,
        'change that and the cases in its conformance.ts, which npm test runs, and name it in a manifest.',
        ...also.map(
          (point) => `It fills ${point} as well: take that out where you do not need it.`,
        ),
      ].join('\n'),
    );
  }
} catch (error) {
  console.error(error instanceof NewError ? error.message : error);
  process.exitCode = 1;
}
