import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { addOperator } from '../../../server/operators/operator-accounts.ts';
import { createLog } from '../../../server/shell/log.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { ownDatabase } from '../../api/own-database.ts';
import { startServer } from '../../api/start-server.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { now } from '../clock.ts';

/** A server that serves what was published last, with the console open. It ends with its input. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-settings-'));
const dataDir = join(folder, 'data');
const marketsDir = join(folder, 'markets');
copySampleChain(marketsDir);
const own = await ownDatabase(dataDir);
const database = await openDatabase({ dataDir, databaseUrl: own.url, log: createLog('silent') });
await publishMarkets(
  database.db,
  { ...repositoryFolders, marketsDir },
  { author: 'asha', reason: 'The first version', planOf: async () => 'As it is.' },
);
await database.close();
const server = await startServer({
  environment: {
    dataDir,
    databaseUrl: own.url,
    marketsFrom: 'database',
    marketsDir,
    operatorConsole: 'open',
  },
  at: now(),
});
const password = 'correct horse battery';
const passwordHash = await passwordHashes(8).hash(password);
for (const [email, role] of [
  ['market@example.com', 'market'],
  ['second@example.com', 'market'],
  ['viewer@example.com', 'viewer'],
] as const) {
  const account = { email, name: email, role, markets: ['uk'], huts: [] };
  await addOperator(server.db, { ...account, passwordHash });
}
console.log(JSON.stringify({ url: server.url.replace('127.0.0.1', 'localhost'), password }));
await once(createInterface({ input: process.stdin }), 'close');
await server.close();
await own.drop();
rmSync(folder, { recursive: true });
