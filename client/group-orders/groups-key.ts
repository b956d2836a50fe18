import type { Environment } from '../kernel/environment.ts';

/** Under which name a device keeps its group orders. */
export const groupsKey = ({ market }: Pick<Environment, 'market'>): string =>
  `${market.manifest.storage.persistKeyPrefix}${market.manifest.id}.groups`;
