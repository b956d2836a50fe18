import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConformanceCases } from './suites.ts';

/** The file of a plugin's folder that holds its cases. */
const casesFile = 'conformance.ts';

/** The cases of a plugin, from its folder; undefined where it has none. */
export async function findCases(
  pluginsDir: string,
  id: string,
): Promise<ConformanceCases | undefined> {
  const file = join(pluginsDir, id, casesFile);
  if (!existsSync(file)) return undefined;
  const { href } = pathToFileURL(realpathSync(file));
  return ((await import(href)) as { readonly default: ConformanceCases }).default;
}
