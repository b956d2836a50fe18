#!/usr/bin/env node
/**
 * Entry of every npm script: finds a Node that fits, installs what is missing, runs the steps of a command.
 * Needs no package and runs on Node 18, because it must work on a bare clone.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseRuntime } from './boot/choose-runtime.mjs';
import { commands, help, nodeOptionsOf } from './boot/commands.mjs';
import { installPackages } from './boot/install-packages.mjs';
import { BootError } from './boot/boot-error.mjs';
import { runStep } from './boot/run-step.mjs';
import { stepEnvironment } from './boot/step-environment.mjs';
import { withSandbox } from './boot/with-sandbox.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function boot([name = '', ...rest]) {
  if (name === 'help') {
    console.log(help());
    return 0;
  }
  const command = commands[name];
  if (!command) throw new BootError(`Unknown command "${name}". Known:\n${help()}`);
  const node = await chooseRuntime(root);
  await installPackages(root, node);
  const env = stepEnvironment(root, node, withSandbox(name, process.env));
  for (const step of command.steps) {
    const code = await runStep(node, [...nodeOptionsOf(step), step, ...rest], { cwd: root, env });
    if (code !== 0) return code;
  }
  return 0;
}

boot(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof BootError ? error.message : error);
    process.exit(1);
  },
);
