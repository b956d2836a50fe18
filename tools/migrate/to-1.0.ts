import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { JsonText } from './json-text.ts';
import names from './replaced-plugins.json' with { type: 'json' };
import type { Migrated, Migration } from './migration.ts';

/** What the plugins that bring the payment types declare themselves now. */
const declaredByPlugins = ['offline', 'aliases'];

/** A rule for plugins of one market each: the one that took their place, and what a person has to add. */
interface Replaced {
  readonly prefix: string;
  readonly now: string;
  readonly needs?: string;
}

/** Names of plugins then and now are data, as they are everywhere outside of the plugins. */
const {
  kept,
  replaced,
  loyalty,
  everywhere,
}: {
  readonly kept: readonly string[];
  readonly replaced: readonly Replaced[];
  /** Plugins that have the rules of points, by what the rules were called. */
  readonly loyalty: Readonly<Record<string, string>>;
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

/** Names the plugin that has the rule of a market with points, and takes the name of the rule away. */
function loyaltyPlugin(manifest: JsonText): readonly string[] {
  const ruleOf = (level: readonly string[]) => [...level, 'loyalty', 'earning', 'rule'];
  const stated = manifest.valueAt(ruleOf([])) as Json | undefined;
  const gone = levels(manifest).filter((level) => manifest.valueAt(ruleOf(level)) !== undefined);
  for (const level of gone) manifest.remove(ruleOf(level));
  const done = gone.map((level) => `${pointerTo(ruleOf(level))} is gone: a plugin has the rule`);
  const sectors = manifest.valueAt(['loyalty', 'sectors']) as Json | undefined;
  const plugins = manifest.valueAt(['plugins']) as Json | undefined;
  if (!Array.isArray(sectors) || sectors.length === 0 || !Array.isArray(plugins)) return done;
  const id = loyalty[typeof stated === 'string' ? stated : 'per-amount'];
  manifest.set(['plugins', plugins.length], { id });
  return [...done, `/plugins/${plugins.length} is "${id}": it has the rule of the points`];
}

/** Names the plugins that do what the engine did by itself. */
function pluginsEverywhere(manifest: JsonText): readonly string[] {
  const plugins = manifest.valueAt(['plugins']) as Json | undefined;
  if (!Array.isArray(plugins)) return [];
  const named = plugins.map((entry: Json) => (isJsonObject(entry) ? entry['id'] : undefined));
  const missing = everywhere.filter((id) => !named.includes(id));
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
    const removed = withoutDeclared(manifest);
    const { done, byHand } = renamedPlugins(manifest);
    return {
      done: [...removed, ...done, ...loyaltyPlugin(manifest), ...pluginsEverywhere(manifest)],
      byHand,
    };
  },
};
