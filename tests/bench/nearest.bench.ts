/**
 * How long the nearest huts take to find among 1,000, 100,000 and 1,000,000, through the function that the route calls,
 * against PostgreSQL's own nearest-neighbour index (cube, earthdistance) on the same rows. Fails when the search among
 * a million is not 20 times as fast as PostgreSQL's, or more than 4 times slower than among a thousand. Run with
 * `npm run bench nearest`.
 */
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { repositoryFolders } from '../setup/plugin-loaders.ts';
import { HutPlaces } from '../../server/localisation/hut-places.ts';
import { HutsFinder } from '../../server/localisation/huts-finder.ts';
import { storedAreas } from '../../server/localisation/served-areas.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { openMarketRegistry } from '../../server/markets/market-registry.ts';
import { type Database } from '../../server/storage/database.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { findPostgresPrograms } from '../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../tools/tasks/running-postgres.ts';

const sizes = [1_000, 100_000, 1_000_000];
const [least, most] = [20, 4];
const queries = 200;
const postgresQueries = 50;
const rounds = 60;
const limit = 5;
const sector = 'uk-1';
/** The land that huts are spread over, in degrees. */
const land = { south: 36, west: -10, height: 22, width: 34 };

const log = pino({ level: 'silent' });

/** Numbers from 0 to 1 that look random and are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 12_345; ;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    yield state / 0x80_00_00_00;
  }
}
const next = numbers();
const places = Array.from({ length: queries }, () => ({
  latitude: land.south + land.height * next.next().value,
  longitude: land.west + land.width * next.next().value,
}));

const placeAt = (index: number) => places[index] ?? { latitude: 0, longitude: 0 };

/** Fills the table; huts lie where a sequence of low discrepancy puts them. */
async function fill({ db }: Database, count: number): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`drop index if exists hut_on_earth`.execute(db);
  await sql`truncate hut cascade`.execute(db);
  await sql`
    insert into hut (sector, hut_id, market, position, latitude, longitude, document)
    select ${sector}, number::text, 'uk', number,
      ${land.south} + ${land.height} * (number * 0.7548776662466927 - floor(number * 0.7548776662466927)),
      ${land.west} + ${land.width} * (number * 0.5698402909980532 - floor(number * 0.5698402909980532)),
      '{}'::jsonb
    from generate_series(1, ${count}::integer) as number`.execute(db);
  await sql`create index hut_on_earth on hut using gist (ll_to_earth(latitude, longitude))`.execute(
    db,
  );
  await sql`analyze hut`.execute(db);
}

/** Microseconds a query: the best of many short rounds, the least disturbed by whatever else runs. */
async function microseconds(
  count: number,
  ask: (index: number) => Promise<unknown>,
): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) await ask(index);
    best = Math.min(best, ((performance.now() - start) * 1000) / count);
  }
  return best;
}

const nearestInPostgres = {
  name: 'nearest',
  text: `select sector, hut_id, latitude, longitude, document from hut where sector = '${sector}'
    order by ll_to_earth(latitude, longitude) <-> ll_to_earth($1, $2) limit ${limit}`,
};

const programs = findPostgresPrograms();
if (programs === undefined) {
  console.log('left out: no PostgreSQL server programs on this machine');
} else {
  const postgres = await startPostgres(programs);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: postgres.url, log });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const markets = await openMarketRegistry({
      load: async () => ({ markets: await loadMarkets(repositoryFolders) }),
      prepare: async () => undefined,
      log,
    });
    const [sample] = markets.byId('uk')?.catalogue?.huts ?? [];
    if (!sample) throw new Error('The sample chain has no huts.');
    await client.query('create extension cube; create extension earthdistance');
    const ours: number[] = [];
    let ratio = NaN;
    for (const size of sizes) {
      await fill(database, size);
      const huts = await HutPlaces.open(database, log);
      if (huts.size !== size) throw new Error(`${huts.size} huts were read, not ${size}.`);
      const documents = new Map<string, Hut>();
      const reader = {
        hut: async (_sector: string, id: string): Promise<Hut> => {
          const known = documents.get(id) ?? { ...sample, id };
          documents.set(id, known);
          return known;
        },
        huts: async () => [],
      };
      const finder = new HutsFinder({
        database,
        markets,
        reader,
        areas: storedAreas(database.db),
        places: huts,
      });
      const search = { sectors: [sector], limit, role: undefined };
      const find = (index: number) => finder.nearby(placeAt(index), search);
      const ask = (index: number) => {
        const { latitude, longitude } = placeAt(index);
        const values = [latitude, longitude];
        return client.query<{ hut_id: string }>({ ...nearestInPostgres, values });
      };
      for (const index of [0, 1, 2, 3, 4]) {
        const found = (await find(index)).map(({ id }) => id).join();
        const expected = (await ask(index)).rows.map(({ hut_id }) => hut_id).join();
        if (found !== expected) throw new Error(`We find ${found}, PostgreSQL finds ${expected}.`);
      }
      const own = await microseconds(queries, find);
      const theirs = await microseconds(postgresQueries, ask);
      ours.push(own);
      ratio = theirs / own;
      const told = size.toLocaleString('en-GB');
      console.log(
        `${told} huts: ${own.toFixed(1)} µs a query, PostgreSQL ${theirs.toFixed(0)} µs, ratio ${ratio.toFixed(1)}`,
      );
      await huts.close();
    }
    const growth = (ours.at(-1) ?? NaN) / (ours[0] ?? NaN);
    console.log(`among the most huts ${growth.toFixed(1)} times as long as among the fewest`);
    if (!(ratio >= least && growth <= most)) {
      console.error(`expected a ratio of ${least} at least and a growth of ${most} at most`);
      process.exitCode = 1;
    }
  } finally {
    await client.end();
    await database.close();
    await postgres.stop();
  }
}
