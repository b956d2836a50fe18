import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createLog } from '../../../server/shell/log.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { ownDatabase } from '../../api/own-database.ts';
import { startServer } from '../../api/start-server.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { now } from '../clock.ts';
import type { Edit } from '../published.ts';

/** A server that serves what was published last. A line on its input is a list of edits, which are published together. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-published-'));
const dataDir = join(folder, 'data');
const folders = { ...repositoryFolders, marketsDir: join(folder, 'markets') };
const signature = { author: 'asha', reason: 'Because', planOf: async () => 'As edited.' };
copySampleChain(folders.marketsDir);
const own = await ownDatabase(dataDir);
const database = await openDatabase({ dataDir, databaseUrl: own.url, log: createLog('silent') });
await publishMarkets(database.db, folders, signature);
await database.close();
const server = await startServer({
  environment: {
    dataDir,
    databaseUrl: own.url,
    marketsFrom: 'database',
    marketsDir: folders.marketsDir,
  },
  at: now(),
});
console.log(JSON.stringify({ url: server.url.replace('127.0.0.1', 'localhost') }));

for await (const line of createInterface({ input: process.stdin })) {
  for (const { file, find, put } of JSON.parse(line) as readonly Edit[]) {
    const path = join(folders.marketsDir, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
    writeFileSync(path, text.replaceAll(find, put));
  }
  const { number } = await publishMarkets(server.db, folders, signature);
  await server.dependencies.markets.reload();
  console.log(JSON.stringify({ number }));
}
await server.close();
await own.drop();
rmSync(folder, { recursive: true });
