/** Brings a file of places, postcodes or addresses into the database: `npm run import`. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { StartError } from '../../core/engine/start-error.ts';
import { pluginLoaders } from '../../plugins/index.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment.ts';
import { areasOf } from '../../server/localisation/postcode.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { StorageError } from '../../server/storage/storage-error.ts';
import { type ImportCommand, readCommand, unknown } from '../import/import-command.ts';
import { ImportError } from '../import/import-error.ts';
import { importPlaces, toldReasons } from '../import/import-places.ts';
import { readTable } from '../import/read-table.ts';
import { root } from './project.ts';

/** A market's places are indexed in a few long statements. */
const importStatementMs = 600_000;

const told = (count: number): string => count.toLocaleString('en-GB');

async function run({ format, file: named, market: id, source }: ImportCommand): Promise<void> {
  // npm starts scripts in the project's folder: a relative name means the folder it was called from.
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new ImportError(`There is no file ${file}.`);
  }
  const { dataDir, databaseUrl, marketsDir } = readEnvironment(process.env, root);
  const markets = await loadMarkets(marketsDir, pluginLoaders);
  const market = markets.find((one) => one.id === id);
  if (!market)
    throw new ImportError(
      unknown(
        'market',
        id,
        markets.map((one) => one.id),
      ),
    );
  const { geocoding, postcode } = market.market.manifest;
  const log = pino({ level: 'warn', base: null });
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    limits: { statementMs: importStatementMs },
    log,
  });
  try {
    const { read, taken, skipped } = await importPlaces({
      db: database.db,
      format,
      rows: readTable(file, format),
      market: {
        id,
        country: geocoding.country,
        isPostcode: (text) => areasOf(text, postcode) !== undefined,
      },
      source,
      onProgress: (progress) =>
        console.log(`${told(progress.read)} rows read, ${told(progress.taken)} taken`),
    });
    console.log(`${told(taken)} of ${told(read)} rows taken into market ${id} as ${source}.`);
    if (skipped.size > 0) console.log(`Skipped: ${toldReasons(skipped)}.`);
  } finally {
    await database.close();
  }
}

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  const isMendable =
    error instanceof ImportError ||
    error instanceof StartError ||
    error instanceof StorageError ||
    error instanceof EnvironmentError;
  console.error(isMendable ? error.message : error);
  console.error('Nothing was imported.');
  process.exitCode = 1;
}
