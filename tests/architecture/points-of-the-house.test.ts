import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extensionPoints, type ExtensionPointId } from '../../core/extension-points.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { root } from '../../tools/tasks/project.ts';
import { pluginLoaders } from '../setup/plugin-loaders.ts';
import { sourceFiles } from './source-files.ts';

/** Points that came after the first ones, each with what asks its plugins. */
const later = [
  'loyalty-rules',
  'sign-in',
  'identity-provider',
  'fulfilment-extra',
  'order-hold',
  'order-letters',
  'experiment-source',
  'payment-gateway',
  'mailer',
  'sms-sender',
  'point-of-sale',
  'catalogue-source',
  'bot-check',
] as const satisfies readonly ExtensionPointId[];

const fixtures = findPlugins(join(root, 'tests/fixtures/plugins'));

/** Those of the repository, and those of tests: a point has one that shows it, whichever of the first is deleted. */
const plugins = await Promise.all(
  [...Object.values(pluginLoaders), ...Object.values(fixtures)].map(async (load) =>
    wholePlugin(await load()),
  ),
);

/** Files of the product that ask what fills a point: neither plugins nor what tries them. */
const askersOf = (point: ExtensionPointId) =>
  sourceFiles.filter(
    ({ path, text }) =>
      /^(?:core|client|server|ui)\//.test(path) &&
      new RegExp(String.raw`\.\s*(?:all|one)\(\s*'${point}'`).test(text),
  );

it.each(later)(
  '%s is a point that a plugin of the house fills and the product asks [ENG-20]',
  (point) => {
    expect(Object.keys(extensionPoints)).toContain(point);
    const filling = plugins.filter(({ contributes }) =>
      contributes.some((one) => one.point === point),
    );
    expect(filling.map(({ id }) => id)).not.toEqual([]);
    expect(askersOf(point).map(({ path }) => path)).not.toEqual([]);
  },
);
