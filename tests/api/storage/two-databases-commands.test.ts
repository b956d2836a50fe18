import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../../../server/environment-variables.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { root } from '../../../tools/tasks/project.ts';
import { silentLog } from '../../server/storage/silent-log.ts';
import { linkSampleChain } from '../../setup/sample-chain.ts';
import { placedOrder } from '../orders/sample-orders.ts';
import { startServer } from '../start-server.ts';
import { contentOf, emptyDatabase } from './two-databases.ts';

let folder: string;
let variables: Record<string, string>;
let databases: Readonly<Record<'shared' | 'ca', Awaited<ReturnType<typeof emptyDatabase>>>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-commands-'));
  databases = {
    shared: await emptyDatabase(folder, 'shared'),
    ca: await emptyDatabase(folder, 'ca'),
  };
  const { url, dataDir } = databases.shared;
  linkSampleChain(join(folder, 'markets'));
  variables = {
    DATABASE_URL: url.startsWith('file:') ? '' : url,
    DATA_DIR: dataDir,
    DATABASE_URL_CA: databases.ca.url,
    MARKETS_DIR: join(folder, 'markets'),
    MARKETS_FROM: 'database',
  };
});
afterAll(async () => {
  for (const { drop } of Object.values(databases)) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as a person does. */
async function run(task: string, args: readonly string[], typed = '') {
  const child = spawn(process.execPath, [`tools/tasks/${task}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
  });
  child.stdin.end(typed);
  const [said, wrong, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: said + wrong };
}

const serve = () =>
  startServer({
    environment: {
      ...readEnvironment(variables, root),
      port: 0,
      kitchenPaceMs: 0,
      sandbox: 'open',
      requestsPerMinute: 0,
    },
  });

/** What is in a database that nobody has open. */
async function contentIn(name: keyof typeof databases): Promise<string> {
  const { url, dataDir } = databases[name];
  const where = url.startsWith('file:') ? {} : { databaseUrl: url };
  const database = await openDatabase({ dataDir, ...where, log: silentLog });
  try {
    return await contentOf(database);
  } finally {
    await database.close();
  }
}

it(
  'what is published, imported and signed up for a market is in its database, which the server serves and whose work it does [OPS-22]',
  { timeout: 600_000 },
  async () => {
    const published = await run('market', ['publish', '--reason', 'The first version']);
    expect(published).toMatchObject({ code: 0 });
    expect(published.said).toMatch(
      /Database shared:\n[^]*Database ca:\n[^]*Version 1 is published/,
    );
    const again = await run('market', ['publish', 'ca', '--reason', 'The same']);
    expect(again.said).not.toContain('Database');
    expect(again.said).toContain('Nothing differs from version 1');
    expect(await run('market', ['history'])).toMatchObject({
      code: 2,
      said: expect.stringContaining('--database shared or --database ca'),
    });
    const history = await run('market', ['history', '--database', 'fr']);
    expect(history.said).toMatch(/^ *1 .*The first version$/m);

    const server = await serve();
    const [beside] = server.dependencies.applications.beside;
    const seenBy = { ...server, dependencies: beside?.dependencies ?? server.dependencies };
    const orders = [
      await placedOrder(server),
      await placedOrder(seenBy, { sector: 'ca-1', hutId: '6001' }),
    ];
    // The kitchen of each database cooks, and reports as huts do.
    for (const { transactionId } of orders) {
      const status = async () =>
        (await server.get<{ order_status: string }>(`/v1/orders/${transactionId}/tracking`)).body
          .order_status;
      await expect.poll(status).toBe('DELIVERED');
    }
    await server.close();

    const password = 'four words in a row\n';
    const account = ['add', '--email', 'grace@example.com', '--name', 'Grace', '--role', 'market'];
    const added = await run('operator', [...account, '--markets', 'ca'], password);
    expect(added).toMatchObject({ code: 0 });
    const listed = await run('operator', ['list']);
    expect(listed.said).toMatch(
      /Database shared:\nThere are no operators\.\n\nDatabase ca:\ngrace@/,
    );
    const places = join(folder, 'places.csv');
    writeFileSync(places, 'name,postcode,latitude,longitude\nYellowknife,X1A 2N4,62.45,-114.37\n');
    const table = ['table', places, '--kind', 'locality', '--market', 'ca'];
    const imported = await run('import', table);
    expect(imported).toMatchObject({ code: 0 });

    const [shared, own] = [await contentIn('shared'), await contentIn('ca')];
    const inOwn = ['grace@example.com', 'Yellowknife', 'ca/manifest.json', orders[1]?.orderId];
    const inShared = [
      'uk/manifest.json',
      'fr/manifest.json',
      'in/manifest.json',
      orders[0]?.orderId,
    ];
    for (const trace of inOwn) {
      expect([trace, own.includes(`${trace}`), shared.includes(`${trace}`)]).toEqual([
        trace,
        true,
        false,
      ]);
    }
    for (const trace of inShared) {
      expect([trace, shared.includes(`${trace}`), own.includes(`${trace}`)]).toEqual([
        trace,
        true,
        false,
      ]);
    }
  },
);
