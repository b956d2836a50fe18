import { openDatabase } from '../../../../server/storage/open-database.ts';
import { silentLog } from '../silent-log.ts';

// Opens the embedded database and writes each message of the log.

const [dataDir = ''] = process.argv.slice(2);
const info = (_fields: object, message: string): void => console.log(message);
const database = await openDatabase({ dataDir, log: { ...silentLog, info } });
await database.close();
