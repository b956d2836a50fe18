import type { Slice } from '../kernel/persistence.ts';

/** What a plugin keeps of its store. */
export const pluginSlice = (id: string, fields: readonly string[] = []): Slice => ({
  key: `plugin-${id}`,
  store: 'store',
  fields,
});
