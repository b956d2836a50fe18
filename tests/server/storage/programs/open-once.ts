import { StorageError } from '../../../../server/storage/storage-error.ts';
import { openDatabase } from '../../../../server/storage/open-database.ts';
import { silentLog } from '../silent-log.ts';

// Opens the embedded database in the folder given, says how that went and ends.

const [dataDir = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir, log: silentLog });
  await database.close();
  console.log(JSON.stringify({ isOpened: true }));
} catch (error) {
  if (!(error instanceof StorageError)) throw error;
  const { name, code, message } = error;
  console.log(JSON.stringify({ isOpened: false, name, code, message }));
}
