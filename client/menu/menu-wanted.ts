import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import type { Environment } from '../kernel/environment.ts';
import type { MenuOf } from './menu-api.ts';

/** Products are fetched for the hut, else for its sector [EXP-67]. */
const contentByHut = 'content-by-hut';

/** The menu that is read for a hut, in the language of now. */
export const menuWanted = (
  { sector, id }: Pick<Hut, 'id' | 'sector'>,
  { locale, market, visit }: Pick<Environment, 'locale' | 'market' | 'visit'>,
): MenuOf => {
  const { flagLevel } = visit;
  const isByHut = isFeatureOn(market.manifest.flags, contentByHut, flagLevel);
  const of = { sector, hutId: id, flagLevel, locale: locale() };
  return isByHut ? of : { ...of, isSectorWide: true };
};
