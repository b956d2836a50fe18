import { realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute path of the engine: a checkout, or the package that a chain's own repository installed. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of the repository that commands work for: a chain's own, or the checkout itself [ENG-36]. */
export const chain = process.env['COMANDA_CHAIN'] ?? root;

/**
 * A command as people type it where they are: an npm script of a checkout, or `comanda` in a chain's own repository.
 * @param args what is handed on to it
 */
export function typed(name: string, args?: string): string {
  if (chain !== root) return ['npx comanda', name, ...(args === undefined ? [] : [args])].join(' ');
  const script = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return args === undefined ? script : `${script} -- ${args}`;
}

/** Where plugins that the chain writes itself go, where these are not all the plugins there are. */
export const ownPlugins = process.env['COMANDA_PLUGINS'];

/** Where locks, stamps and reports of the tools go; never committed. */
export const scratch = join(chain, '.boot');

const require = createRequire(import.meta.url);

/**
 * The script behind a package's command, so that it runs under our own Node on every system.
 * @param packageName such as `@playwright/test`
 * @param command the name in the package's `bin`; needed only where it differs from the package
 */
export function commandScript(packageName: string, command = packageName): string {
  const folder = packageFolder(packageName);
  const { bin } = require(join(folder, 'package.json')) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

/**
 * The folder of a package, found as Node finds it: beside the engine, or around it.
 * @param dependent folder of the package that depends on it; the engine unless said otherwise
 */
export function packageFolder(packageName: string, dependent = root): string {
  const file = findPackageJSON(packageName, pathToFileURL(join(dependent, 'package.json')));
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  // A package may be a link: what it depends on lies where it leads.
  return dirname(realpathSync(file));
}
