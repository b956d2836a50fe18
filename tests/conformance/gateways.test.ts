import { expect, it } from 'vitest';
import { checksOf } from '../../conformance/checks-of.ts';
import { findCases } from '../../conformance/find-cases.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { ownInstallation } from './own-installation.ts';
import { pluginLoaders, repositoryFolders } from '../setup/plugin-loaders.ts';

const { settings } = ownInstallation();
const plugins = await Promise.all(
  Object.values(pluginLoaders).map(async (load) => wholePlugin(await load())),
);
const gateways = plugins.filter(({ contributes }) =>
  contributes.some(({ point }) => point === 'payment-gateway'),
);

/** What every gateway is tried for, whatever its provider can do besides [PAY-142, GTW-01]. */
const promised = [
  'opens a payment once',
  'approves and declines, and says so when asked',
  'never approves what it does not understand',
  'captures what it holds, once',
  'lets a hold go, once',
  'gives captured money back, once',
  'knows its own messages from any other',
];

it.each(gateways.map((plugin) => [plugin.id, plugin] as const))(
  '%s is tried by the suite that all gateways share [PAY-142, GTW-01]',
  async (id, plugin) => {
    const cases = await findCases(repositoryFolders.pluginsDir, id);
    const titles = checksOf(plugin, cases, { checkOptions, ...settings }).map(({ title }) => title);
    expect(promised.filter((start) => !titles.some((title) => title.includes(start)))).toEqual([]);
  },
);
