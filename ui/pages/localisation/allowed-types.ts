import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';

/** The dispositions a hut offers. */
export const allowedTypes = ({ allowedDisposition }: Hut): readonly Disposition[] =>
  (['delivery', 'collection', 'dinein'] as const).filter(
    (type) => allowedDisposition[type] === true,
  );
