import type { Kysely } from 'kysely';
import type { Tables } from '../../server/storage/tables.ts';
import { ImportError } from './import-error.ts';
import type { Cells, ImportFormat, ImportMarket } from './import-format.ts';
import { PlaceWriter } from './place-writer.ts';

/** What is imported, and where to. */
export interface PlaceImport {
  readonly db: Kysely<Tables>;
  readonly format: ImportFormat;
  readonly rows: AsyncIterable<readonly string[]>;
  readonly market: ImportMarket & { readonly id: string };
  /** Name of the import: importing under it again replaces what it brought before. */
  readonly source: string;
  /** Told after every so many rows. */
  readonly onProgress?: (progress: { readonly read: number; readonly taken: number }) => void;
}

/** What an import did. */
export interface ImportResult {
  readonly read: number;
  readonly taken: number;
  /** Rows that were left out, by the reason. */
  readonly skipped: ReadonlyMap<string, number>;
}

const rowsBetweenReports = 20_000;

/**
 * Brings a file into the database, all of it or nothing.
 * @throws ImportError when the file is none of the format or brings nothing; what the database or the file throws
 */
export async function importPlaces({
  db,
  format,
  rows,
  market,
  source,
  onProgress,
}: PlaceImport): Promise<ImportResult> {
  return db.transaction().execute(async (tx) => {
    const writer = new PlaceWriter(tx, { market: market.id, source });
    await writer.clear();
    const skipped = new Map<string, number>();
    let [read, taken] = [0, 0];
    let columns = format.columns && columnsOf(format, format.columns);
    for await (const row of rows) {
      if (!columns) {
        columns = columnsOf(format, row);
        continue;
      }
      read += 1;
      const imported = format.read(cellsOf(columns, row), market);
      if (imported.kind === 'skipped') {
        skipped.set(imported.reason, (skipped.get(imported.reason) ?? 0) + 1);
      } else {
        await writer.write(imported);
        taken += 1;
      }
      if (read % rowsBetweenReports === 0) onProgress?.({ read, taken });
    }
    if (taken === 0) throw new ImportError(nothingTaken(format, read, skipped));
    await writer.finish(format.streetTypes);
    return { read, taken, skipped };
  });
}

type Columns = ReadonlyMap<string, number>;

/** The columns by name. @throws ImportError naming those that are missing */
function columnsOf({ name, required }: ImportFormat, header: readonly string[]): Columns {
  const columns = new Map(header.map((column, index) => [column.toLowerCase(), index]));
  const missing = required.filter((column) => !columns.has(column));
  if (missing.length === 0) return columns;
  throw new ImportError(
    `This is no file of the format ${name}: it has no column ${missing.join(', ')}. It has: ${header.join(', ')}.`,
  );
}

const cellsOf =
  (columns: Columns, row: readonly string[]): Cells =>
  (column) =>
    row[columns.get(column) ?? -1] ?? '';

const nothingTaken = (
  { name }: ImportFormat,
  read: number,
  skipped: ReadonlyMap<string, number>,
): string =>
  read === 0
    ? 'The file has no rows. Nothing was changed.'
    : `None of the ${read} rows can be taken as ${name}: ${toldReasons(skipped)}. Nothing was changed.`;

/** The reasons with how many rows each took, most first. */
export const toldReasons = (skipped: ReadonlyMap<string, number>): string =>
  [...skipped]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `${count.toLocaleString('en-GB')} ${reason}`)
    .join(', ');
