import type { Kysely } from 'kysely';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { Tables } from '../storage/tables.ts';

/** What a sector sells, as the database holds it, in the order of the menu. */
export interface SectorCatalogue {
  readonly products: readonly Product[];
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
  readonly upsells: readonly Upsell[];
}

/** The menu, deals, discounts and upsells of a sector. The import checked every document against its schema. */
export async function readSectorCatalogue(
  db: Kysely<Tables>,
  sector: string,
): Promise<SectorCatalogue> {
  const documentsOf = async (table: 'product' | 'deal' | 'discount' | 'upsell') => {
    const rows = await db
      .selectFrom(table)
      .select('document')
      .where('sector', '=', sector)
      .orderBy('position')
      .execute();
    return rows.map(({ document }) => document);
  };
  return {
    products: (await documentsOf('product')) as Product[],
    deals: (await documentsOf('deal')) as Deal[],
    discounts: (await documentsOf('discount')) as Discount[],
    upsells: (await documentsOf('upsell')) as Upsell[],
  };
}

/**
 * The huts of a sector in the market's order, test and closed ones included. Where a hut is, whether it is closed and
 * whether it is a test are what its row says, so that a change of the row alone takes effect.
 */
export async function readHuts(db: Kysely<Tables>, sector: string): Promise<readonly Hut[]> {
  const rows = await db
    .selectFrom('hut')
    .select(['document', 'latitude', 'longitude', 'is_closed', 'is_test'])
    .where('sector', '=', sector)
    .orderBy('position')
    .execute();
  return rows.map(({ document, latitude, longitude, is_closed, is_test }) => {
    const { closed: _closed, test: _test, ...hut } = document as Hut;
    return {
      ...hut,
      latitude,
      longitude,
      ...(is_closed && { closed: true }),
      ...(is_test && { test: true }),
    };
  });
}
