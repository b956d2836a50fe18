import type { Transaction } from 'kysely';
import type { MarketCatalogue } from '../markets/catalogue-files.ts';
import { inParts } from '../storage/in-parts.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { soldIn, type SoldInSectors } from './sold-in.ts';

/** Brings what is sold in the sectors of a market into the database: products, deals, discounts and upsells. */
export async function importMenu(
  tx: Transaction<Tables>,
  { products, deals, discounts, upsells }: MarketCatalogue,
  sectors: readonly string[],
): Promise<void> {
  const rowsOf = <Entry extends SoldInSectors>(entries: readonly Entry[]) =>
    sectors.flatMap((sector) =>
      soldIn(sector, entries, sectors).map((sold) => ({ sector, ...sold })),
    );
  const productRows = rowsOf(products).map(({ sector, position, entry }) => ({
    sector,
    position,
    product_id: entry.id,
    type: entry.type,
    kind: entry.kind,
    document: toJson(entry),
  }));
  const dealRows = rowsOf(deals).map(({ sector, position, entry }) => ({
    sector,
    position,
    deal_id: entry.id,
    document: toJson(entry),
  }));
  const discountRows = rowsOf(discounts).map(({ sector, position, entry }) => ({
    sector,
    position,
    discount_id: entry.id,
    document: toJson(entry),
  }));
  const upsellRows = rowsOf(upsells).map(({ sector, position, entry }) => ({
    sector,
    position,
    upsell_id: entry.id,
    document: toJson(entry),
  }));
  for (const part of inParts(productRows)) await tx.insertInto('product').values(part).execute();
  for (const part of inParts(dealRows)) await tx.insertInto('deal').values(part).execute();
  for (const part of inParts(discountRows)) await tx.insertInto('discount').values(part).execute();
  for (const part of inParts(upsellRows)) await tx.insertInto('upsell').values(part).execute();
}
