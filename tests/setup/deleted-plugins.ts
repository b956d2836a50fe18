import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject, textOf } from '../../core/manifest/json.ts';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { marketIds, readManifestFile } from '../core/manifest/real-manifests.ts';
import { pluginLoaders, repositoryFolders } from './plugin-loaders.ts';
import { copySampleChain } from './sample-chain.ts';

/** What every market takes, whatever gateway it has. */
const needed = 'pay-offline';

const pluginIds: readonly string[] = readdirSync(repositoryFolders.pluginsDir);

/** Plugins that some market of the sample chain names, or all of them by default. */
const namedPlugins: ReadonlySet<string> = new Set(
  (['default', ...marketIds] as const).flatMap((market) => {
    const { plugins = [] } = readManifestFile(market).content;
    return (plugins as readonly JsonObject[]).map(({ id }) => textOf(id));
  }),
);

/** Adapters of what a chain has outside, such as its sign-in or its till: no market of the sample chain has them. */
export const unnamedPlugins: readonly string[] = pluginIds
  .filter((id) => !namedPlugins.has(id))
  .toSorted();

/** Plugins that no market must have: what more huts do, loyalty, sign-in, families of payment types, and all adapters. */
export const optionalPlugins: readonly string[] = pluginIds
  .filter(
    (id) =>
      unnamedPlugins.includes(id) ||
      (/^(?:uk-priority-delivery|loyalty-.*|email-sign-in|in-otp|pay-.*)$/.test(id) &&
        id !== needed),
  )
  .toSorted();

/** The two that have points and rewards. */
export const loyaltyPlugins = optionalPlugins.filter((id) => id.startsWith('loyalty-'));

/** Codes of the payment types that a plugin brings. */
async function paymentTypesOf(id: string): Promise<readonly string[]> {
  const loaded = await pluginLoaders[id]?.();
  const [manifest, options] = [{ payments: {} }, {}] as never[];
  return (loaded?.default.contributes ?? []).flatMap((one) =>
    one.point === 'payment-provider'
      ? one.make({ manifest, options } as never).types.map(({ type }) => type)
      : [],
  );
}

/** Payment settings without some types, wherever they name them. */
const withoutTypes = (payments: JsonObject, gone: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(payments).map(([key, value]): [string, Json] => {
      if (Array.isArray(value)) return [key, value.filter((one) => !gone.includes(textOf(one)))];
      if (!isJsonObject(value)) return [key, value];
      return [
        key,
        Object.fromEntries(Object.entries(value).filter(([type]) => !gone.includes(type))),
      ];
    }),
  );

/** A manifest, or what it says of some sectors or huts, without some types. */
const withoutTypesIn = (level: JsonObject, types: readonly string[]): JsonObject => {
  const { payments } = level;
  return isJsonObject(payments) ? { ...level, payments: withoutTypes(payments, types) } : level;
};

const overrides = ['sectorOverrides', 'hutOverrides'];

/** A manifest without the lines of some plugins. */
function withoutPlugins(
  manifest: JsonObject,
  ids: readonly string[],
  types: readonly string[],
): JsonObject {
  const { plugins } = manifest;
  const levels = overrides.flatMap((section): [string, Json][] => {
    const places = manifest[section];
    if (!isJsonObject(places)) return [];
    const left = Object.entries(places).map(([key, level]): [string, Json] => [
      key,
      isJsonObject(level) ? withoutTypesIn(level, types) : level,
    ]);
    return [[section, Object.fromEntries(left)]];
  });
  return {
    ...withoutTypesIn(manifest, types),
    ...Object.fromEntries(levels),
    plugins: (plugins as readonly JsonObject[]).filter(({ id }) => !ids.includes(textOf(id))),
  };
}

/** Huts without the payment types of some plugins. */
const hutsWithout = (
  huts: readonly JsonObject[],
  types: readonly string[],
): readonly JsonObject[] =>
  huts.map((hut) => {
    const { supportedPayment } = hut;
    const taken = supportedPayment as readonly JsonObject[];
    return { ...hut, supportedPayment: taken.filter(({ type }) => !types.includes(textOf(type))) };
  });

/**
 * A copy of the plugins and the sample chain in which the folders of some plugins are gone, and with them their lines in
 * every manifest: their names, and the payment types that they brought, which no hut takes any more.
 */
export async function deletePlugins(ids: readonly string[]): Promise<DeploymentFolders> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-deleted-'));
  const pluginsDir = join(folder, 'plugins');
  mkdirSync(pluginsDir);
  for (const id of readdirSync(repositoryFolders.pluginsDir)) {
    if (!ids.includes(id)) {
      symlinkSync(join(repositoryFolders.pluginsDir, id), join(pluginsDir, id));
    }
  }
  const marketsDir = join(folder, 'markets');
  copySampleChain(marketsDir);
  const types = (await Promise.all(ids.map(paymentTypesOf))).flat();
  for (const market of marketIds) {
    rewrite(join(marketsDir, market, 'manifest.json'), (manifest: JsonObject) =>
      withoutPlugins(manifest, ids, types),
    );
    if (types.length === 0) continue;
    rewrite(join(marketsDir, market, 'catalogue', 'huts.json'), (huts: readonly JsonObject[]) =>
      hutsWithout(huts, types),
    );
  }
  return { pluginsDir, marketsDir };
}

function rewrite<Content>(file: string, change: (content: Content) => unknown): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Content)));
}
