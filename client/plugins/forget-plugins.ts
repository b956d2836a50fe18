import { applySnapshot, type IAnyStateTreeNode } from 'mobx-state-tree';
import type { Environment } from '../kernel/environment.ts';
import { pluginSlice } from './plugin-slice.ts';

/** The stores of plugins that are there, by the plugins' ids. */
export interface PluginStores {
  readonly plugins: ReadonlyMap<string, IAnyStateTreeNode>;
}

/** The session of a customer is over: stores of plugins are as new, and nothing of what they kept is left. */
export const forgetPlugins = (
  { plugins }: PluginStores,
  { market, storage }: Pick<Environment, 'market' | 'storage'>,
): void => {
  for (const store of plugins.values()) applySnapshot(store, {});
  const prefix = market.manifest.storage.persistKeyPrefix;
  for (const { id } of market.manifest.plugins) {
    const key = prefix + pluginSlice(id).key;
    storage.remove(key);
    storage.remove(`${key}.aside`);
  }
};
