import { sql, type Kysely, type Transaction } from 'kysely';
import type { Hut } from '../schemas/types/catalogue/hut.ts';
import { placeRow, streetRow } from './address/place-rows.ts';
import { areasOfHut } from './localisation/area-rows.ts';
import type { MarketCatalogue } from './markets/catalogue-files.ts';
import type { RunningMarket } from './markets/running-market.ts';
import { inParts } from './storage/in-parts.ts';
import { toJson } from './storage/json-text.ts';
import { publishIn } from './storage/publish.ts';
import { presentMoment } from './storage/moments.ts';
import { catalogueChannel } from './storage/channels.ts';
import type { Tables } from './storage/tables.ts';
import { importGiftCards } from './gift-cards/import-gift-cards.ts';
import { importVouchers } from './vouchers/import-vouchers.ts';
import { importMenu } from './menu/import-menu.ts';
import { hashPosKey, posKeyOf } from './menu/pos-keys.ts';

/** Raised when rows are made differently: a catalogue that did not change is read in again then. */
const rowsVersion = 4;

/** Source of the places and streets that come with a catalogue. */
const catalogueSource = 'catalogue';

/** Key of the lock that lets one process import at a time. */
const importLock = 7_201_001;

/**
 * Brings the catalogues of markets into the database, all of them or nothing; unchanged ones are left alone.
 * @param posSecret what the keys of the points of sale are made from
 */
export async function importCatalogues(
  db: Kysely<Tables>,
  markets: readonly RunningMarket[],
  posSecret: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${importLock}::bigint)`.execute(tx);
    for (const market of markets) await importCatalogue(tx, market, posSecret);
  });
}

async function importCatalogue(
  tx: Transaction<Tables>,
  { id, market, catalogue }: RunningMarket,
  posSecret: string,
): Promise<void> {
  if (!catalogue) return;
  const { sectors } = market.manifest;
  const digest = hashPosKey(
    `${rowsVersion} ${catalogue.digest} ${sectors.join()} ${hashPosKey(posSecret)}`,
  );
  const known = await tx
    .selectFrom('catalogue_import')
    .select('digest')
    .where('market', '=', id)
    .executeTakeFirst();
  if (known?.digest === digest) return;
  await clear(tx, id, sectors);
  await insertHuts(tx, id, catalogue.huts, posSecret);
  await importMenu(tx, catalogue, sectors);
  await importVouchers(tx, market.manifest, catalogue.vouchers);
  await importGiftCards(tx, id, catalogue.giftCards);
  await insertPlaces(tx, id, market.manifest.defaultSector, catalogue);
  await tx
    .insertInto('catalogue_import')
    .values({ market: id, digest })
    .onConflict((conflict) =>
      conflict.column('market').doUpdateSet({ digest, imported_at: presentMoment }),
    )
    .execute();
  await publishIn(tx, catalogueChannel, id);
}

async function clear(
  tx: Transaction<Tables>,
  market: string,
  sectors: readonly string[],
): Promise<void> {
  await tx.deleteFrom('served_area').where('market', '=', market).execute();
  await tx.deleteFrom('hut').where('market', '=', market).execute();
  for (const table of ['place', 'street_record'] as const) {
    await tx
      .deleteFrom(table)
      .where('market', '=', market)
      .where('source', '=', catalogueSource)
      .execute();
  }
  for (const table of ['product', 'deal', 'discount', 'upsell'] as const) {
    await tx.deleteFrom(table).where('sector', 'in', sectors).execute();
  }
}

async function insertHuts(
  tx: Transaction<Tables>,
  market: string,
  huts: readonly Hut[],
  posSecret: string,
): Promise<void> {
  const rows = huts.map(({ deliveryArea: _deliveryArea, ...hut }, position) => ({
    sector: hut.sector,
    hut_id: hut.id,
    market,
    position,
    latitude: hut.latitude,
    longitude: hut.longitude,
    is_closed: hut.closed ?? false,
    is_test: hut.test ?? false,
    pos_key_hash: hashPosKey(posKeyOf(posSecret, hut.sector, hut.id)),
    document: toJson(hut),
  }));
  for (const part of inParts(rows)) await tx.insertInto('hut').values(part).execute();
  const areas = huts.flatMap((hut) => areasOfHut(market, hut));
  for (const part of inParts(areas)) await tx.insertInto('served_area').values(part).execute();
}

async function insertPlaces(
  tx: Transaction<Tables>,
  market: string,
  sector: string,
  { places, streets }: MarketCatalogue,
): Promise<void> {
  const origin = { market, source: catalogueSource };
  const placeRows = places.map((place) => placeRow(origin, place));
  const streetRows = streets.map((street) => streetRow(origin, sector, street));
  for (const part of inParts(placeRows)) await tx.insertInto('place').values(part).execute();
  for (const part of inParts(streetRows)) {
    await tx.insertInto('street_record').values(part).execute();
  }
}
