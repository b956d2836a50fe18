import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createLog } from '../../../server/shell/log.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { makeDraft } from '../../../server/versions/make-draft.ts';
import { publishMarkets } from '../../../server/versions/publish-markets.ts';
import { ownDatabase } from '../../api/own-database.ts';
import { startServer } from '../../api/start-server.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { now } from '../clock.ts';
import type { Action, Edit } from '../published.ts';

/** A server that serves what was published last. A line on its input says what is done, as JSON. */
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

/** Makes edits of files. @returns what undoes them */
function edit(edits: readonly Edit[]): () => void {
  const before = edits.map(({ file, find, put }) => {
    const path = join(folders.marketsDir, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
    writeFileSync(path, text.replaceAll(find, put));
    return () => writeFileSync(path, text);
  });
  return () => {
    for (const undo of before.toReversed()) undo();
  };
}

const actions: Readonly<Record<Action['kind'], (action: Action) => Promise<unknown>>> = {
  async publish({ edits = [] }) {
    edit(edits);
    const published = await publishMarkets(server.db, folders, signature);
    await server.dependencies.markets.reload();
    return published;
  },
  async draft({ edits = [], lifeMs = 0 }) {
    const undo = edit(edits);
    const { author, reason } = signature;
    const draft = await makeDraft(server.db, folders, { author, reason, lifeMs });
    undo();
    return draft;
  },
  advance: ({ lifeMs = 0 }) => server.clock.advance(lifeMs),
};

for await (const line of createInterface({ input: process.stdin })) {
  const action = JSON.parse(line) as Action;
  console.log(JSON.stringify({ answer: await actions[action.kind](action) }));
}
await server.close();
await own.drop();
rmSync(folder, { recursive: true });
