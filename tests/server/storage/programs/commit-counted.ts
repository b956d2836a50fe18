import { statSync } from 'node:fs';
import { openDatabase } from '../../../../server/storage/open-database.ts';
import { silentLog } from '../silent-log.ts';

// Commits the number of rows given, one after the other, and says how often a file was synced meanwhile.
// Run with `--import count-syncs.mjs`, which writes one byte for each sync to the file named in SYNC_LOG.

const [dataDir = '', commits = ''] = process.argv.slice(2);
const syncLog = process.env['SYNC_LOG'] ?? '';
const { db, close } = await openDatabase({ dataDir, log: silentLog });
const before = statSync(syncLog).size;
for (let count = 0; count < Number(commits); count += 1) {
  await db
    .insertInto('catalogue_import')
    .values({ market: String(count), digest: 'x' })
    .execute();
}
console.log(statSync(syncLog).size - before);
await close();
