import type { Slice } from '../kernel/persistent-slices.ts';

/** What a plugin keeps of its store. */
export const pluginSlice = (id: string, fields: readonly string[] = []): Slice => ({
  key: `plugin-${id}`,
  store: 'store',
  fields,
});
