import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '../../core/manifest/json.ts';
import type { JsonText } from './json-text.ts';
import names from './replaced-plugins.json' with { type: 'json' };
import type { Migrated, Migration } from './migration.ts';

/** What the plugins that bring the payment types declare themselves now. */
const declaredByPlugins = ['offline', 'aliases'];

/** Keys that nothing read, and who says today what they were about. */
const unread = [
  {
    key: ['payments', 'gatewayKeyVariable'],
    remedy: "options of a gateway's plugin name the variables of its keys",
  },
  {
    key: ['services', 'deviceFingerprint'],
    remedy: "options of a gateway's plugin say what looks at the device",
  },
  {
    key: ['identity', 'userPool'],
    remedy: "options of an identity provider's plugin name its pool of users",
  },
];

/** A rule for plugins of one market each: the one that took their place, and what a person has to add. */
interface Replaced {
  readonly prefix: string;
  readonly now: string;
  readonly needs?: string;
}

/** A plugin that has a rule of points. */
interface LoyaltyPlugin {
  readonly id: string;
  readonly options: readonly string[];
}

/** Names of plugins then and now are data, as they are everywhere outside of the plugins. */
const {
  kept,
  replaced,
  loyalty,
  settings,
  signIn,
  everywhere,
}: {
  readonly kept: readonly string[];
  readonly replaced: readonly Replaced[];
  /** Plugins that have settings of the manifest as their options, by the key of those. */
  readonly settings: Readonly<Record<string, string>>;
  /** Plugins that sign customers in, by what the manifest calls their way. */
  readonly signIn: Readonly<Record<string, string>>;
  /** Plugins that have the rules of points, by what the rules were called, with what they count by. */
  readonly loyalty: Readonly<Record<string, LoyaltyPlugin>>;
  /** Plugins that do what the engine did by itself. */
  readonly everywhere: readonly string[];
} = names;

/** Levels of a manifest, by their paths: the file itself, and what it changes in sectors and at huts. */
function levels(manifest: JsonText): readonly (readonly string[])[] {
  const overrides = ['sectorOverrides', 'hutOverrides'].flatMap((section) => {
    const found = manifest.valueAt([section]) as Json | undefined;
    return isJsonObject(found) ? Object.keys(found).map((key) => [section, key]) : [];
  });
  return [[], ...overrides];
}

/** Takes away what plugins declare. */
const withoutDeclared = (manifest: JsonText): readonly string[] =>
  levels(manifest).flatMap((level) =>
    declaredByPlugins.flatMap((key) => {
      const path = [...level, 'payments', key];
      const value = manifest.valueAt(path);
      if (value === undefined) return [];
      manifest.remove(path);
      const was = JSON.stringify(value);
      return [
        `${pointerTo(path)} is gone: the plugin of a payment type declares it; it was ${was}`,
      ];
    }),
  );

/** Takes away what nothing reads: options of plugins say it, where anything needs it. */
const withoutUnread = (manifest: JsonText): readonly string[] =>
  levels(manifest).flatMap((level) =>
    unread.flatMap(({ key, remedy }) => {
      const path = [...level, ...key];
      const value = manifest.valueAt(path);
      if (value === undefined) return [];
      manifest.remove(path);
      return [`${pointerTo(path)} is gone: ${remedy}; it was ${JSON.stringify(value)}`];
    }),
  );

/** Gives plugins their names of today. */
function renamedPlugins(manifest: JsonText): Migrated {
  const done: string[] = [];
  const byHand: { pointer: string; remedy: string }[] = [];
  const entries = manifest.valueAt(['plugins']) as Json | undefined;
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const id = isJsonObject(entry) ? entry['id'] : undefined;
    const rule = replaced.find(({ prefix }) => typeof id === 'string' && id.startsWith(prefix));
    if (typeof id !== 'string' || !rule || kept.includes(id)) continue;
    const path = ['plugins', index, 'id'];
    const pointer = pointerTo(path.map(String));
    if (rule.needs === undefined) {
      manifest.set(path, rule.now);
      done.push(`${pointer} is "${rule.now}": it took the place of "${id}"`);
    } else {
      byHand.push({
        pointer,
        remedy: `name "${rule.now}" in place of "${id}", with ${rule.needs}`,
      });
    }
  }
  return { done, byHand };
}

/** What points were counted by in the manifest: options of the plugin that has the rule. */
const loyaltySettings = ['earning', 'multiplier'];

const isEmpty = (value: Json | undefined): boolean =>
  isJsonObject(value) && Object.keys(value).length === 0;

/** Takes the names of the rules of points away, and with a name what it alone was written for. */
const withoutRules = (manifest: JsonText): readonly string[] =>
  levels(manifest).flatMap((level) => {
    const earning = [...level, 'loyalty', 'earning'];
    if (manifest.valueAt([...earning, 'rule']) === undefined) return [];
    manifest.remove([...earning, 'rule']);
    if (isEmpty(manifest.valueAt(earning) as Json)) manifest.remove(earning);
    return [`${pointerTo([...earning, 'rule'])} is gone: a plugin has the rule`];
  });

/** Whether an entry of `plugins` names one that has a rule of points. */
const hasPoints = (entry: Json): boolean =>
  isJsonObject(entry) && Object.values(loyalty).some(({ id }) => id === entry['id']);

/** Names the plugin that has the rule of a market with points, with what it counts by as its options. */
function loyaltyPlugin(manifest: JsonText): Migrated {
  const stated = manifest.valueAt(['loyalty', 'earning', 'rule']) as Json | undefined;
  const done = [...withoutRules(manifest)];
  const settingsIn = (level: readonly string[]) =>
    loyaltySettings
      .map((key) => [...level, 'loyalty', key])
      .filter((path) => manifest.valueAt(path) !== undefined);
  const byHand = levels(manifest)
    .filter((level) => level.length > 0)
    .flatMap(settingsIn)
    .map((path) => ({
      pointer: pointerTo(path),
      remedy: "take it away: it is an option of the market's loyalty plugin, for all its sectors",
    }));
  const plugins = manifest.valueAt(['plugins']) as Json | undefined;
  const sectors = manifest.valueAt(['loyalty', 'sectors']) as Json | undefined;
  const named =
    Array.isArray(sectors) && sectors.length > 0 && Array.isArray(plugins)
      ? loyalty[typeof stated === 'string' ? stated : 'per-amount']
      : undefined;
  const options: Record<string, Json> = {};
  for (const path of settingsIn([])) {
    const [key = ''] = path.slice(-1);
    const value = manifest.valueAt(path) as Json;
    manifest.remove(path);
    if (named?.options.includes(key)) {
      options[key] = value;
      done.push(`${pointerTo(path)} is an option of "${named.id}"`);
    } else {
      done.push(
        `${pointerTo(path)} is gone: nothing counts by it; it was ${JSON.stringify(value)}`,
      );
    }
  }
  const isThere = isEmpty(options) && Array.isArray(plugins) && plugins.some(hasPoints);
  if (named && Array.isArray(plugins) && !isThere) {
    const entry = isEmpty(options) ? { id: named.id } : { id: named.id, options };
    manifest.set(['plugins', plugins.length], entry);
    done.push(`/plugins/${plugins.length} is "${named.id}": it has the rule of the points`);
  }
  return { done, byHand };
}

/** Makes settings the options of the plugin that goes by them, which is named where a market had what it does. */
function settingsOfPlugins(manifest: JsonText): Migrated {
  const done: string[] = [];
  const byHand: { pointer: string; remedy: string }[] = [];
  for (const [key, id] of Object.entries(settings)) {
    const pointer = `/${key}`;
    const [, ...overrides] = levels(manifest);
    for (const level of overrides.filter((one) => manifest.valueAt([...one, key]) !== undefined)) {
      byHand.push({
        pointer: pointerTo([...level, key]),
        remedy: `take it away: it is options of the plugin "${id}" now, the same for the whole market`,
      });
    }
    const group = manifest.valueAt([key]) as Json | undefined;
    const plugins = manifest.valueAt(['plugins']) as Json | undefined;
    if (!isJsonObject(group)) continue;
    manifest.remove([key]);
    const entries = Array.isArray(plugins) ? plugins : [];
    const named = entries.findIndex((entry) => isJsonObject(entry) && entry['id'] === id);
    if (named === -1 && !hasSectors(group)) {
      done.push(
        `${pointer} is gone: no sector had what it was about; it was ${JSON.stringify(group)}`,
      );
      continue;
    }
    const at = named === -1 ? entries.length : named;
    const entry = entries[at];
    const own = isJsonObject(entry) && isJsonObject(entry['options']) ? entry['options'] : {};
    if (named === -1) manifest.set(['plugins', at], { id, options: group });
    else manifest.set(['plugins', at, 'options'], { ...group, ...own });
    done.push(`${pointer} is gone: /plugins/${at}/options of "${id}" say it`);
  }
  return { done, byHand };
}

const hasSectors = ({ sectors }: JsonObject): boolean =>
  Array.isArray(sectors) && sectors.length > 0;

/** Names the plugins that do what the engine did by itself: everywhere, and for the way in which customers sign in. */
function pluginsEverywhere(manifest: JsonText): readonly string[] {
  const plugins = manifest.valueAt(['plugins']) as Json | undefined;
  if (!Array.isArray(plugins)) return [];
  const named = plugins.map((entry: Json) => (isJsonObject(entry) ? entry['id'] : undefined));
  // Customers signed in with a password unless the market said otherwise.
  const method = manifest.valueAt(['account', 'method']) ?? 'email-password';
  const way = typeof method === 'string' ? signIn[method] : undefined;
  const missing = [...everywhere, ...(way === undefined ? [] : [way])].filter(
    (id) => !named.includes(id),
  );
  return missing.map((id, index) => {
    const at = plugins.length + index;
    manifest.set(['plugins', at], { id });
    return `/plugins/${at} is "${id}": it does what the engine did by itself`;
  });
}

/** From the manifests before 1.0, which stated no version. */
export const to10: Migration = {
  from: undefined,
  to: '1.0',
  rewrite: (manifest) => {
    const removed = [...withoutDeclared(manifest), ...withoutUnread(manifest)];
    const renamed = renamedPlugins(manifest);
    const moved = settingsOfPlugins(manifest);
    const points = loyaltyPlugin(manifest);
    const added = pluginsEverywhere(manifest);
    return {
      done: [...removed, ...renamed.done, ...moved.done, ...points.done, ...added],
      byHand: [...renamed.byHand, ...moved.byHand, ...points.byHand],
    };
  },
};
