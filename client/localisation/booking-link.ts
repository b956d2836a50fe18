import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { LinkSettings } from '../../schemas/types/manifest/site.ts';

/**
 * Where to book a table: the market's restaurant site, else its booking page with the hut in the query;
 * undefined when the market has neither, or when the booking page needs a hut and none is given [LOC-58].
 */
export const bookingLink = (
  { restaurantSite, bookATable }: Pick<LinkSettings, 'restaurantSite' | 'bookATable'>,
  hut: Pick<Hut, 'id'> | undefined,
): string | undefined => {
  if (restaurantSite !== undefined) return restaurantSite;
  if (bookATable === undefined || !hut) return undefined;
  const address = new URL(bookATable);
  address.searchParams.set('hut', hut.id);
  return address.href;
};
