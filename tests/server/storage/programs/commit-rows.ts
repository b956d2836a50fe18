import { writeSync } from 'node:fs';
import { openDatabase } from '../../../../server/storage/open-database.ts';
import { silentLog } from '../silent-log.ts';

// Commits rows until it is killed and writes the key of each row once its commit is confirmed.

const [dataDir = '', prefix = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir, log: silentLog });

async function commitRows(caller: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const market = `${prefix}-${caller}-${count}`;
    await db.insertInto('catalogue_import').values({ market, digest: 'x' }).execute();
    writeSync(process.stdout.fd, `${market}\n`);
  }
}

await Promise.all([commitRows(1), commitRows(2), commitRows(3)]);
