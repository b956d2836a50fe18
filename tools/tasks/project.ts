import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the engine: a checkout, or the package that a chain's own repository installed. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of the repository that commands work for: a chain's own, or the checkout itself [ENG-36]. */
export const chain = process.env['COMANDA_CHAIN'] ?? root;

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

/** The folder of a package that the engine depends on, found as Node finds it: beside the engine, or around it. */
export function packageFolder(packageName: string): string {
  const file = findPackageJSON(packageName, import.meta.url);
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  return dirname(file);
}
