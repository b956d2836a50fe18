import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { addOperator } from '../../../server/operators/operator-accounts.ts';
import { startServer } from '../../api/start-server.ts';
import { photographedChain } from '../../setup/photographed-chain.ts';
import { now } from '../clock.ts';

/** A server with photographs in the British market, whose console is open for an operator of that market. */
const folder = mkdtempSync(join(tmpdir(), 'comanda-photographed-'));
const marketsDir = join(folder, 'markets');
await photographedChain(marketsDir);
const server = await startServer({
  environment: { operatorConsole: 'open', marketsDir },
  at: now(),
});
const password = 'correct horse battery';
await addOperator(server.db, {
  email: 'market@example.com',
  name: 'Ada of the market',
  role: 'market',
  markets: ['uk'],
  huts: [],
  passwordHash: await passwordHashes(8).hash(password),
});
console.log(JSON.stringify({ url: server.url.replace('127.0.0.1', 'localhost'), password }));
for await (const line of createInterface({ input: process.stdin })) console.error(line);
await server.close();
rmSync(folder, { recursive: true });
