#!/usr/bin/env node
/**
 * The command that the package brings: does for a chain's own repository what the npm scripts do for a checkout of the
 * engine [ENG-36]. Its packages are installed already, as it is one of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootError } from './boot/boot-error.mjs';
import { chainEnvironment } from './boot/chain-environment.mjs';
import { linkPlugins } from './boot/chain-plugins.mjs';
import { chainCommands, help } from './boot/commands.mjs';
import { fitsRange } from './boot/fits-range.mjs';
import { runStep } from './boot/run-step.mjs';
import { stepEnvironment } from './boot/step-environment.mjs';
import { withSandbox } from './boot/with-sandbox.mjs';

const engine = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} folder @returns {string} the folder of the repository around it */
function repositoryAround(folder) {
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(folder) !== folder) return repositoryAround(dirname(folder));
  throw new BootError('There is no package.json here: call comanda in the repository of a chain.');
}

function checkRuntime() {
  const file = readFileSync(join(engine, 'package.json'), 'utf8');
  const range = JSON.parse(file).engines.node;
  if (fitsRange(process.version, range)) return;
  throw new BootError(`Comanda needs Node ${range}; this is ${process.version}.`);
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function run([name = 'help', ...rest]) {
  if (name === 'help') {
    console.log(help('comanda ', chainCommands));
    return 0;
  }
  const command = chainCommands[name];
  if (!command) {
    throw new BootError(`Unknown command "${name}". Known:\n${help('comanda ', chainCommands)}`);
  }
  checkRuntime();
  const chain = repositoryAround(process.cwd());
  const folders = chainEnvironment(engine, chain, withSandbox(name, process.env));
  linkPlugins(folders.PLUGINS_DIR, join(engine, 'plugins'), folders.COMANDA_PLUGINS);
  const env = stepEnvironment(chain, process.execPath, folders);
  for (const step of command.steps) {
    const code = await runStep(process.execPath, [step, ...rest], { cwd: engine, env });
    if (code !== 0) return code;
  }
  return 0;
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof BootError ? error.message : error);
    process.exit(1);
  },
);
