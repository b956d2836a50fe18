/** Brings a file of places, postcodes or addresses into the database: `npm run import`. */
import { resolve } from 'node:path';
import { pino } from 'pino';
import { StartError } from '../../core/engine/start-error.ts';
import { EnvironmentError, readEnvironment } from '../../server/environment-variables.ts';
import { environmentOf, UnknownHomeError } from '../../server/markets/home-of-market.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { StorageError } from '../../server/storage/storage-error.ts';
import { type ImportCommand, readCommand } from '../import/import-command.ts';
import { ImportError } from '../import/import-error.ts';
import { importFile, importStatementMs, marketOf } from '../import/import-file.ts';
import { root } from './project.ts';

async function run({ file: named, ...rest }: ImportCommand): Promise<void> {
  // npm starts scripts in the project's folder: a relative name means the folder it was called from.
  const command = { ...rest, file: resolve(process.env['INIT_CWD'] ?? process.cwd(), named) };
  const environment = readEnvironment(process.env, root);
  const markets = await loadMarkets(environment);
  // Before the database: a mistake shows at once, and none is made for nothing.
  marketOf(command, markets);
  const { dataDir, databaseUrl } = await environmentOf(environment, command.market);
  const log = pino({ level: 'warn', base: null });
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    limits: { statementMs: importStatementMs },
    log,
  });
  try {
    await importFile(command, { db: database.db, markets }, console.log);
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
    error instanceof EnvironmentError ||
    error instanceof UnknownHomeError;
  console.error(isMendable ? error.message : error);
  console.error('Nothing was imported.');
  process.exitCode = 1;
}
