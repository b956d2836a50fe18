import { type IAnyStateTreeNode, types } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';
import { persist } from '../kernel/persistence.ts';
import type { ClientHalf } from './define-client.ts';
import { pluginSlice } from './plugin-slice.ts';

/** A plugin as the manifest of the market names it, its options checked. */
export interface NamedPlugin {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The root of the state, with the stores of plugins that are there. */
type PluginRoot = IAnyStateTreeNode & { readonly plugins: Map<string, IAnyStateTreeNode> };

/**
 * The store of a plugin, a tree of its own on the root with what an earlier visit kept of it; made the first time.
 * @throws when what was kept does not fit: it is set aside, so that a reload starts without it
 */
export const openPluginTree = (
  root: PluginRoot,
  { id, options }: NamedPlugin,
  { model, keeps = [], open }: ClientHalf,
): IAnyStateTreeNode => {
  const known = root.plugins.get(id);
  if (known) return known;
  const environment = environmentOf(root);
  const tree = types
    .model('PluginTree', { store: types.optional(model, {}) })
    .volatile(() => ({ root }))
    .create({}, environment);
  if (keeps.length > 0) persist(tree, environment, [pluginSlice(id, keeps)]);
  root.plugins.set(id, tree.store);
  open?.(tree.store, options as never);
  return tree.store;
};
