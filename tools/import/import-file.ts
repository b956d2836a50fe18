import { statSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { areasOf } from '../../core/address/postcodes.ts';
import type { RunningMarket } from '../../server/markets/running-market.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { type ImportCommand, unknown } from './import-command.ts';
import { ImportError } from './import-error.ts';
import { importPlaces, toldReasons } from './import-places.ts';
import { readTable } from './read-table.ts';

/** Where a file is brought. */
export interface ImportGround {
  readonly db: Kysely<Tables>;
  readonly markets: readonly RunningMarket[];
}

/** Longest time for a statement of an import, in milliseconds: a market's places are indexed in a few long ones. */
export const importStatementMs = 600_000;

const told = (count: number): string => count.toLocaleString('en-GB');

/** Refuses a command whose file or market there is not. @throws ImportError */
export function marketOf(
  { file, market: id }: ImportCommand,
  markets: readonly RunningMarket[],
): RunningMarket {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new ImportError(`There is no file ${file}.`);
  }
  const market = markets.find((one) => one.id === id);
  if (market) return market;
  const known = markets.map((one) => one.id);
  throw new ImportError(unknown('market', id, known));
}

/**
 * Brings a file of places, postcodes or addresses into the database.
 * @param say told how far it is, and at the end what was taken and what was skipped
 * @throws ImportError when its file or market there is not, or the file is not of its format
 */
export async function importFile(
  command: ImportCommand,
  { db, markets }: ImportGround,
  say: (line: string) => void,
): Promise<void> {
  const { format, file, source } = command;
  const { id, market } = marketOf(command, markets);
  const { geocoding, postcode } = market.manifest;
  const { read, taken, skipped } = await importPlaces({
    db,
    format,
    rows: readTable(file, format),
    market: {
      id,
      country: geocoding.country,
      isPostcode: (text) => areasOf(text, postcode) !== undefined,
    },
    source,
    onProgress: (progress) =>
      say(`${told(progress.read)} rows read, ${told(progress.taken)} taken`),
  });
  say(`${told(taken)} of ${told(read)} rows taken into market ${id} as ${source}.`);
  if (skipped.size > 0) say(`Skipped: ${toldReasons(skipped)}.`);
}
