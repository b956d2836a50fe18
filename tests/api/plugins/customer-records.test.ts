import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caHost, mutate, newCustomer, remove } from '../accounts/sample-accounts.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type MadePlugins, makePlugins, naming } from './made-plugins.ts';

/** A plugin that keeps the wishes of customers, which it forgets unless it is told to fail. */
const wishes = `
export default {
  routes: [
    {
      method: 'POST',
      path: '/wishes',
      summary: 'Wish',
      body: { type: 'object', properties: { wish: { type: 'string', maxLength: 50 } } },
      answers: { 204: { type: 'null', description: 'Kept.' } },
      async answer({ account, body }, { database }) {
        await database.query('insert into wish (account, wish) values ($1, $2)', [await account(), body.wish]);
        return { status: 204 };
      },
    },
  ],
  customers: {
    async dataOf({ id }, { database }) {
      const rows = await database.query('select wish from wish where account = $1 order by wish', [id]);
      return rows.length === 0 ? undefined : rows.map(({ wish }) => wish);
    },
    async forget({ id, email }, { market }, statements) {
      const gone = await statements.query('delete from wish where account = $1 returning wish', [id]);
      if (gone.some(({ wish }) => wish === 'fail')) throw new Error('the wishes cannot be forgotten');
      await statements.query('insert into farewell (words) values ($1)', [market + ' ' + email]);
    },
  },
};
`;

let plugins: MadePlugins;
let server: TestServer;
beforeAll(async () => {
  plugins = makePlugins();
  plugins.write('wishes', {
    'server.ts': wishes,
    'migrations/0001-wishes.sql':
      'create table wish (account text not null, wish text not null); create table farewell (words text not null)',
  });
  server = await startServer({
    environment: { pluginsDir: plugins.pluginsDir },
    manifests: { uk: naming('uk', 'wishes') },
  });
});
afterAll(async () => {
  await server.close();
  plugins.remove();
});
beforeEach(async () => {
  await sql`delete from plugin_wishes.wish`.execute(server.db);
  await sql`delete from plugin_wishes.farewell`.execute(server.db);
});

const profile = '/v2/accounts/myaccount';
const sector = { 'x-default-sector': 'uk-1' };

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const customerWishing = async (...all: readonly string[]): Promise<Customer> => {
  const customer = await newCustomer(server);
  for (const wish of all) {
    await server.post('/v1/plugins/wishes/wishes', { wish }, customer.headers);
  }
  return customer;
};

const rowsOf = async (table: 'wish' | 'farewell'): Promise<readonly unknown[]> =>
  (await sql`select * from plugin_wishes.${sql.id(table)}`.execute(server.db)).rows;

const toldTo = async ({ headers }: Pick<Customer, 'headers'>): Promise<unknown> =>
  (await server.get<{ plugins: unknown }>(`${profile}/data`, headers)).body.plugins;

const isThere = async ({ id }: Customer): Promise<boolean> =>
  (await server.db.selectFrom('account').select('id').where('id', '=', id).execute()).length > 0;

describe('what a plugin keeps of a customer', () => {
  it('is in the file of their personal data, and in nobody else’s [SEC-42]', async () => {
    const customer = await customerWishing('more basil', 'less salt');
    expect(await toldTo(customer)).toEqual({ wishes: ['less salt', 'more basil'] });
    expect(await toldTo(await customerWishing())).toEqual({});
    expect(await toldTo(await newCustomer(server, caHost))).toEqual({});
  });

  it('goes with the account, and what it keeps of others stays [SEC-42]', async () => {
    const [one, other] = [await customerWishing('olives'), await customerWishing('capers')];
    const { status } = await remove(server, profile, { ...one.headers, ...sector });
    expect([status, await isThere(one)]).toEqual([204, false]);
    expect(await rowsOf('wish')).toEqual([{ account: other.id, wish: 'capers' }]);
    expect(await rowsOf('farewell')).toEqual([{ words: `uk ${one.email}` }]);
    const query = 'mutation { DeleteAccount(tenant: "44-gbr-delivery") { id } }';
    const gone = await mutate(server, query, {}, other.headers);
    expect(gone.body.data).toEqual({ DeleteAccount: { id: other.id } });
    expect([await rowsOf('wish'), await isThere(other)]).toEqual([[], false]);
  });

  it('keeps the account when it cannot be forgotten: all of it goes, or nothing [SEC-42]', async () => {
    const customer = await customerWishing('fail', 'olives');
    const { status } = await remove(server, profile, { ...customer.headers, ...sector });
    expect([status, await isThere(customer)]).toEqual([500, true]);
    expect(await toldTo(customer)).toEqual({ wishes: ['fail', 'olives'] });
    expect(await rowsOf('farewell')).toEqual([]);
  });
});
