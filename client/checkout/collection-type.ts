import type { Hut } from '../../schemas/types/catalogue/hut.ts';

/** The ways to get a collected order [CHK-24]. */
export const collectionTypes = [
  'in-store',
  'curbside-with-parking',
  'curbside-without-parking',
] as const;
export type CollectionType = (typeof collectionTypes)[number];

/** What a hut offers to who collects: in the store, and curbside where its data says which kind it has [CHK-23]. */
export const offeredCollectionTypes = ({
  curbside = 'none',
}: Pick<Hut, 'curbside'>): readonly CollectionType[] =>
  curbside === 'none' ? ['in-store'] : ['in-store', `curbside-${curbside}`];

/** Both curbside kinds bring the order to the car [CHK-23]. */
export const isCurbside = (type: CollectionType): boolean => type !== 'in-store';
