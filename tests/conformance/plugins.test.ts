import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksOf } from '../../conformance/checks-of.ts';
import { findCases } from '../../conformance/find-cases.ts';
import type { Check } from '../../conformance/suite.ts';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { ownInstallation } from './own-installation.ts';
import { pluginLoaders, repositoryFolders } from '../setup/plugin-loaders.ts';

const { settings, prepare, open, close } = ownInstallation();
beforeAll(async () => {
  await open();
  for (const load of Object.values(pluginLoaders)) await prepare(await load());
});
afterAll(close);

/** The checks of a plugin; what is wrong with its cases fails as a check of its own, and leaves the others be. */
async function checksIn(id: string, load: PluginLoaders[string]): Promise<readonly Check[]> {
  try {
    const cases = await findCases(repositoryFolders.pluginsDir, id);
    return checksOf(wholePlugin(await load()), cases, { checkOptions, ...settings });
  } catch (error) {
    return [{ title: `${id} has cases that fit`, run: () => Promise.reject(error) }];
  }
}

const plugins = await Promise.all(
  Object.entries(pluginLoaders).map(async ([id, load]) => ({
    id,
    checks: await checksIn(id, load),
  })),
);

// A folder in plugins/ is found by being there; the suite of each point that it fills runs with its own cases [ENG-18].
describe.each(plugins)('$id', ({ checks }) => {
  it.each(checks)('$title', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
});
