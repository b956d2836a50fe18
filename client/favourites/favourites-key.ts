import type { Environment } from '../kernel/environment.ts';

/** Under which name a device keeps favourites. */
export const favouritesKey = ({ market }: Pick<Environment, 'market'>): string =>
  `${market.manifest.storage.persistKeyPrefix}${market.manifest.id}.favourites`;
