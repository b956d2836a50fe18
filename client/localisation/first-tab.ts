import type { Disposition } from '../../schemas/types/catalogue/hut.ts';

const order: readonly Disposition[] = ['delivery', 'collection', 'dinein'];

/** The dispositions a widget shows tabs for, in their usual order [LOC-55]. */
export const tabsOf = (supported: readonly Disposition[]): readonly Disposition[] =>
  order.filter((type) => supported.includes(type));

/** The tab a widget opens with: the forced one, else the last used one, else the first [LOC-56]. */
export const firstTab = (
  tabs: readonly Disposition[],
  forced: Disposition | undefined,
  lastUsed: Disposition | undefined,
): Disposition =>
  [forced, lastUsed].find((type) => type !== undefined && tabs.includes(type)) ??
  tabs[0] ??
  'delivery';
