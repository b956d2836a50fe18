import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** Flag of the reorder setting [EXP-68]. */
const reorderFlag = 'reorder';

/** What decides whether an earlier order can be ordered again. */
export interface ReorderFacts {
  readonly isLoggedIn: boolean;
  readonly sector: string | undefined;
  readonly flagLevel: string;
}

/** Whether reorder is offered: to who is logged in, where the setting is on or the menu's rule allows it [BSK-85, ORD-114]. */
export const offersReorder = (
  { isLoggedIn, sector, flagLevel }: ReorderFacts,
  { flags, menu }: Pick<Manifest, 'flags' | 'menu'>,
): boolean =>
  isLoggedIn &&
  sector !== undefined &&
  (isFeatureOn(flags, reorderFlag, flagLevel) || (menu.reorderSectors ?? []).includes(sector));
