import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { goesAhead } from '../../../server/storage/ahead.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { type RunningPostgres, startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { silentLog } from './silent-log.ts';

const programs = findPostgresPrograms();

/** Hands connections through to a database, and keeps what was sent to it, by the piece in which it came. */
async function openWire(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pieces: string[] = [];
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    client.setNoDelay(true).on('error', () => undefined);
    client.on('data', (bytes: Buffer) => pieces.push(bytes.toString('latin1')));
    database.setNoDelay(true).on('error', () => undefined);
    client.pipe(database).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, pieces, close: () => server.close() };
}

describe.runIf(programs !== undefined)('the statements of a transaction on a server', () => {
  let postgres: RunningPostgres;

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());

  const open = async () => {
    const wire = await openWire((await newDatabase(postgres.url)).url);
    const database = await openDatabase({
      dataDir: tmpdir(),
      databaseUrl: wire.url,
      log: silentLog,
    });
    onTestFinished(async () => {
      await database.close();
      wire.close();
    });
    const { db } = database;
    await sql`create table kept (id integer primary key)`.execute(db);
    const ids = async (): Promise<readonly number[]> => {
      const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(db);
      return rows.map(({ id }) => id);
    };
    /** The pieces that speak of the table. */
    const said = () =>
      wire.pieces.filter((piece) => piece.includes('kept') || /begin|commit/.test(piece));
    return { database, db, ids, said };
  };

  it('begin with its first one, in one message', async () => {
    const { db, ids, said } = await open();
    const before = said().length;
    await db.transaction().execute(async (tx) => {
      await sql`insert into kept values (${1})`.execute(tx);
    });
    const [first = '', second = '', ...others] = said().slice(before);
    expect(first).toMatch(/begin.*insert into kept/s);
    expect(second).toContain('commit');
    expect(others).toEqual([]);
    expect(await ids()).toEqual([1]);
  });

  it('are none where a transaction asks for nothing', async () => {
    const { db, said } = await open();
    const before = said().length;
    await db.transaction().execute(async () => undefined);
    await expect(
      db.transaction().execute(() => Promise.reject(new Error('given up'))),
    ).rejects.toThrow('given up');
    expect(said().slice(before)).toEqual([]);
  });

  it('go with the next one when they go ahead, the end of the transaction included', async () => {
    const { db, ids, said } = await open();
    const before = said().length;
    await db.transaction().execute(async (tx) => {
      await sql`insert into kept values (${1}) ${goesAhead}`.execute(tx);
      await sql`insert into kept values (${2})`.execute(tx);
      await sql`insert into kept values (${3}) ${goesAhead}`.execute(tx);
    });
    expect(said().slice(before)).toHaveLength(2);
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it('are not kept when one that went ahead fails, and the transaction says why', async () => {
    const { db, ids } = await open();
    for (const others of [[2], []]) {
      const failed = db.transaction().execute(async (tx) => {
        for (const id of others) await sql`insert into kept values (${id})`.execute(tx);
        for (const id of [1, 1])
          await sql`insert into kept values (${id}) ${goesAhead}`.execute(tx);
      });
      await expect(failed).rejects.toThrow(/duplicate key/);
    }
    expect(await ids()).toEqual([]);
    await db.transaction().execute(async (tx) => sql`insert into kept values (4)`.execute(tx));
    expect(await ids()).toEqual([4]);
  });

  it('are forgotten when the transaction is given up before they were sent', async () => {
    const { db, ids } = await open();
    for (const others of [[2], []]) {
      const failed = db.transaction().execute(async (tx) => {
        for (const id of others) await sql`insert into kept values (${id})`.execute(tx);
        await sql`insert into kept values (${1}) ${goesAhead}`.execute(tx);
        throw new Error('given up');
      });
      await expect(failed).rejects.toThrow('given up');
    }
    expect(await ids()).toEqual([]);
  });

  it('are heard of by others when they went ahead of the end', async () => {
    const { database, db } = await open();
    const heard: unknown[] = [];
    await database.subscribe('told', (message) => heard.push(message));
    await db.transaction().execute(async (tx) => {
      await sql`select tell('told', ${'ahead'}) ${goesAhead}`.execute(tx);
    });
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'message', payload: 'ahead' });
  });
});
