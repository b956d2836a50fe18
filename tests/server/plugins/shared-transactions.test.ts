import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noOptions } from '../../../core/engine/load-plugins.ts';
import type { PluginHalves } from '../../../core/engine/plugin-halves.ts';
import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import type { SharedTransaction } from '../../../core/tables/plugin-database.ts';
import { sampleManifest } from '../../../conformance/sample-market.ts';
import type { Database } from '../../../server/storage/database.ts';
import { sharing } from '../../../server/storage/shared-transactions.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import { ConformanceServer } from '../../../tools/tasks/conformance-server.ts';
import { engines } from '../storage/engines.ts';

/** A plugin with a table, whose trigger notes at the end of a transaction as whom it runs. */
const notes: PluginHalves = {
  default: {
    id: 'notes',
    title: 'Notes',
    version: '1.0.0',
    engine: '^1.0.0',
    options: noOptions,
    contributes: [],
  },
  server: {
    migrations: {
      '0001-notes': `
        create table note (text text not null);
        create table late (who text not null);
        create function who() returns trigger language plpgsql as
          $who$ begin insert into late values (current_user); return null; end $who$;
        create constraint trigger who after insert on note deferrable initially deferred
          for each row execute function who()`,
    },
  },
};

describe.each(engines)('a transaction that a plugin takes part in, on $kind', ({ start }) => {
  const server = new ConformanceServer();
  let database: Database;
  let stop: () => Promise<void>;
  let plugin: PluginServer;
  let role: string;

  beforeAll(async () => {
    ({ database, stop } = await start());
    server.open(database);
    await server.prepare(notes);
    const loaded = { plugin: notes.default, options: {} };
    plugin = server.settings.contextOf(loaded, sampleManifest({})) as PluginServer;
    const space = await database.db
      .selectFrom('plugin_space')
      .selectAll()
      .executeTakeFirstOrThrow();
    role = space.role_name;
  });
  afterAll(() => stop());
  beforeEach(async () => {
    await sql`delete from plugin_notes.note`.execute(database.db);
    await sql`delete from plugin_notes.late`.execute(database.db);
  });

  const shared = <Result>(
    work: (shared: SharedTransaction, tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> =>
    database.db.transaction().execute((tx) => sharing(tx, (one) => work(one, tx)));
  const write = (to: SharedTransaction, text: string) =>
    plugin.database.within(to, ({ query }) =>
      query('insert into note values ($1) returning current_user as who', [text]),
    );
  const written = async () =>
    (await plugin.database.query('select text from note order by text')).map(({ text }) => text);

  it('stores what the plugin writes with all the rest, or none of it [ENG-15]', async () => {
    await shared((one) => write(one, 'kept'));
    const undone = shared(async (one) => {
      await write(one, 'undone');
      throw new Error('not stored');
    });
    await expect(undone).rejects.toThrow('not stored');
    expect(await written()).toEqual(['kept']);
  });

  it("runs each statement of the plugin as the plugin, and the server's as the server [ENG-15]", async () => {
    await shared(async (one, tx) => {
      const whoAmI = async () => (await sql`select current_user as who`.execute(tx)).rows;
      const before = await whoAmI();
      // Each begins when the one before is at another of its steps.
      const rows = await Promise.all(
        ['a', 'b', 'c'].map(async (text, index) => {
          for (let step = 0; step < 2 * index; step += 1) await sql`select`.execute(tx);
          return write(one, text);
        }),
      );
      expect(rows).toEqual([[{ who: role }], [{ who: role }], [{ who: role }]]);
      expect(await whoAmI()).toEqual(before);
      expect(before).not.toEqual([{ who: role }]);
    });
    const late = await plugin.database.query('select distinct who from late');
    expect(late).toEqual([{ who: role }]);
  });

  it("keeps the plugin from the server's tables, and is undone where it tried [ENG-15]", async () => {
    const tried = shared(async (one) => {
      await write(one, 'before');
      const look = plugin.database.within(one, ({ query }) => query('select * from account'));
      await expect(look).rejects.toMatchObject({ code: '42501' });
      await write(one, 'after');
    });
    await expect(tried).rejects.toMatchObject({ code: '25P02' });
    expect(await written()).toEqual([]);
  });

  it('is out of reach once the call is over, though its statements are kept [ENG-15]', async () => {
    let kept: SharedTransaction | undefined;
    let run: ((text: string) => Promise<unknown>) | undefined;
    await shared(async (one) => {
      kept = one;
      await plugin.database.within(one, async ({ query }) => {
        run = (text) => query('insert into note values ($1)', [text]);
        await run('in time');
      });
    });
    const over = 'The call that was given the transaction is over.';
    await expect(run?.('late')).rejects.toThrow(over);
    await expect(kept && write(kept, 'late')).rejects.toThrow(over);
    expect(await written()).toEqual(['in time']);
  });
});
