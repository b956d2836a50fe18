/** Makes a market or a plugin to begin with: `npm run new`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../core/engine/start-error.ts';
import { readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { newMarket } from '../new/new-market.ts';
import { newPlugin } from '../new/new-plugin.ts';
import { readNewCommand } from '../new/new-command.ts';
import { NewError } from '../new/new-error.ts';
import { type FolderFiles, writeFolder } from '../new/write-folder.ts';
import { chain, commandScript, ownPlugins, root, typed } from './project.ts';
import { runScript } from './run-script.ts';

/** Writes the folder, formatted as `npm run check` of the engine's repository asks; a chain's has no such check. */
async function write(parent: string, id: string, files: FolderFiles): Promise<void> {
  writeFolder(parent, id, files);
  if (chain !== root) return;
  const { code, output } = await runScript(commandScript('oxfmt'), [join(parent, id)]);
  if (code !== 0) console.error(output);
}

try {
  const command = readNewCommand(process.argv.slice(2));
  const { marketsDir, pluginsDir } = readEnvironment(process.env, root);
  if (command.kind === 'market') {
    const deployment = await readDeployment({ marketsDir, pluginsDir });
    // A chain's own repository has no sample: it may begin as one of those that the engine brings.
    const samples =
      chain === root
        ? undefined
        : await readDeployment({ marketsDir: join(root, 'markets'), pluginsDir });
    const files = await newMarket(deployment, command, { pluginsDir, ...(samples && { samples }) });
    await write(marketsDir, command.id, files);
    const place = `${marketsDir}/${command.id}`;
    console.log(`The market ${command.id} is in ${place}: ${typed('start')} serves it.`);
  } else {
    const folder = ownPlugins ?? pluginsDir;
    mkdirSync(folder, { recursive: true });
    const { files, like, also } = await newPlugin(folder, command);
    await write(folder, command.id, files);
    console.log(
      [
        `The plugin ${command.id} is in ${folder}/${command.id}. So far it does what ${like} does:`,
        `change that and the cases in its conformance.ts, which ${typed('test')} runs, and name it in a manifest.`,
        ...also.map(
          (point) => `It fills ${point} as well: take that out where you do not need it.`,
        ),
      ].join('\n'),
    );
  }
} catch (error) {
  const isTold = error instanceof NewError || error instanceof StartError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
