import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where locks, stamps and reports of the tools go; never committed. */
export const scratch = join(root, '.boot');

const require = createRequire(import.meta.url);

/**
 * The script behind a package's command, so that it runs under our own Node on every system.
 * @param packageName such as `@playwright/test`
 * @param command the name in the package's `bin`; needed only where it differs from the package
 */
export function commandScript(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = require(join(folder, 'package.json')) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}
