import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../server/storage/database.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { PreparedStatements } from '../../../server/storage/prepared-statements.ts';
import { findPostgresPrograms } from '../../../tools/tasks/postgres-programs.ts';
import { type RunningPostgres, startPostgres } from '../../../tools/tasks/running-postgres.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { startPooler } from '../../setup/transaction-pooler.ts';
import { silentLog } from './silent-log.ts';

const programs = findPostgresPrograms();

describe('the names of statements', () => {
  const twice = (statements: PreparedStatements, text: string) => {
    statements.nameOf(text);
    return statements.nameOf(text);
  };

  it('are given to what comes again, each its own', () => {
    const statements = new PreparedStatements();
    expect(statements.nameOf('select $1')).toBeUndefined();
    const name = statements.nameOf('select $1');
    expect(name).toBeDefined();
    expect(statements.nameOf('select $1')).toBe(name);
    expect(twice(statements, 'select $1 + 1')).not.toBe(name);
  });

  it('are not given to what asks for all columns of a table', () => {
    const statements = new PreparedStatements();
    for (const text of [
      'select * from "hut" where "id" = $1',
      'select "hut".* from "hut" where "id" = $1',
      'select "id", hut.* from hut where id = $1',
      'update "hut" set "name" = $1 returning *',
    ]) {
      expect(twice(statements, text)).toBeUndefined();
    }
    expect(twice(statements, `select now() + $1 * interval '1 second'`)).toBeDefined();
  });

  it('end at a number, so that what is never the same does not fill a connection', () => {
    const statements = new PreparedStatements();
    const names = Array.from({ length: 1_000 }, (_, index) => twice(statements, `select ${index}`));
    expect(new Set(names).size).toBeLessThan(names.length);
    expect(statements.nameOf('select 0')).toBe(names[0]);
  });
});

describe.runIf(programs !== undefined)('a statement that comes again and again', () => {
  let server: RunningPostgres;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  const open = async (databaseUrl: string): Promise<Database> => {
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, log: silentLog });
    onTestFinished(() => database.close());
    return database;
  };

  /** What a connection has prepared, after the same question was asked on it several times. */
  const prepared = ({ db }: Database): Promise<readonly string[]> =>
    db.connection().execute(async (one) => {
      for (const number of [1, 2, 3]) await sql`select ${number}::integer as asked`.execute(one);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(one);
      return rows.map(({ statement }) => statement);
    });

  it('is prepared on a connection of its own', async () => {
    const database = await open((await newDatabase(server.url)).url);
    expect(await prepared(database)).toContain('select $1::integer as asked');
  });

  it('is sent as it is through a pooler, which lends a connection by the transaction [OPS-24]', async () => {
    const pooler = await startPooler((await newDatabase(server.url)).url);
    onTestFinished(() => pooler.close());
    expect(await prepared(await open(pooler.url))).toEqual([]);
  });

  it('goes on when another release has added a column', async () => {
    const { db } = await open((await newDatabase(server.url)).url);
    await sql`create table kept (id integer primary key, word text)`.execute(db);
    await sql`insert into kept values (1, 'first')`.execute(db);
    await db.connection().execute(async (one) => {
      const all = () => sql`select * from kept where id = ${1}`.execute(one);
      const named = () => sql`select id, word from kept where id = ${1}`.execute(one);
      for (const ask of [all, named, all, named, all, named]) await ask();
      await sql`alter table kept add column later text`.execute(one);
      expect((await all()).rows).toEqual([{ id: 1, word: 'first', later: null }]);
      expect((await named()).rows).toEqual([{ id: 1, word: 'first' }]);
    });
  });
});

describe('on the embedded database a statement that comes again and again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-storage-'));
  let database: Database;
  let db: Database['db'];

  beforeAll(async () => {
    database = await openDatabase({ dataDir, log: silentLog });
    db = database.db;
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is prepared', async () => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql`select ${number}::integer as asked`.execute(db);
      expect(rows).toEqual([{ asked: number }]);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    expect(rows).toContainEqual({ statement: 'select $1::integer as asked' });
  });

  it('takes and gives values of every kind as one that is asked once', async () => {
    const moment = new Date('2026-03-01T12:00:00Z');
    const ask = () =>
      sql`select ${null}::text as nothing, ${true}::boolean as sure, ${'é'}::text as word,
        ${1.5}::float8 as part, ${moment}::timestamptz as moment, ${['a', 'b']}::text[] as words,
        ${JSON.stringify({ deep: [1] })}::jsonb as document`.execute(db);
    const once = await ask();
    const [row] = once.rows;
    expect(row).toMatchObject({ nothing: null, sure: true, word: 'é', document: { deep: [1] } });
    for (const again of [await ask(), await ask()]) expect(again).toEqual(once);
  });

  it('tells how many rows it has changed', async () => {
    await sql`create table counted (id integer primary key)`.execute(db);
    const add = (id: number) => sql`insert into counted values (${id})`.execute(db);
    for (const id of [1, 2, 3]) expect((await add(id)).numAffectedRows).toBe(1n);
  });

  it('fails with the error of the database, and goes on', async () => {
    await sql`create table unique_rows (id integer primary key)`.execute(db);
    const add = (id: number) => sql`insert into unique_rows values (${id})`.execute(db);
    for (const id of [1, 2, 3]) await add(id);
    await expect(add(3)).rejects.toMatchObject({ code: '23505', constraint: 'unique_rows_pkey' });
    await add(4);
    await expect(
      db.transaction().execute(async (one) => {
        await sql`insert into unique_rows values (${5})`.execute(one);
        await sql`insert into unique_rows values (${5})`.execute(one);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    const { rows } = await sql`select count(*)::integer as number from unique_rows`.execute(db);
    expect(rows).toEqual([{ number: 4 }]);
  });

  it('cannot be prepared while it is wrong, and is once it is right', async () => {
    const ask = () => sql`select id from later where id = ${1}`.execute(db);
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(ask()).rejects.toMatchObject({ code: '42P01' });
    }
    await sql`create table later (id integer primary key)`.execute(db);
    expect((await ask()).rows).toEqual([]);
  });

  it('goes on when a table has changed', async () => {
    await sql`create table widened (id integer primary key, word text)`.execute(db);
    await sql`insert into widened values (1, 'first')`.execute(db);
    const all = () => sql`select * from widened where id = ${1}`.execute(db);
    const named = () => sql`select id, word from widened where id = ${1}`.execute(db);
    for (const ask of [all, named, all, named, all, named]) await ask();
    await sql`alter table widened add column later text`.execute(db);
    expect((await all()).rows).toEqual([{ id: 1, word: 'first', later: null }]);
    expect((await named()).rows).toEqual([{ id: 1, word: 'first' }]);
  });
});
