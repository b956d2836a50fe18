/**
 * How long suggestions take among 120,000 places while a customer types, mistakes included: 95 of 100 are faster than
 * the figure. The reference is a plain SQL query for the beginning of the name on the same rows, in the same run; it
 * finds neither words in the middle nor mistakes. Run with `npm run bench addresses`.
 */
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { foldText } from '../../core/places/fold-text.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';
import { Gazetteer } from '../../server/address/gazetteer.ts';
import { PlaceIndexes } from '../../server/address/place-indexes.ts';
import { placeRow } from '../../server/address/place-rows.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { inParts } from '../../server/storage/in-parts.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { findPostgresPrograms } from '../../tools/tasks/postgres-programs.ts';
import { startPostgres } from '../../tools/tasks/running-postgres.ts';

const count = 120_000;
const typings = 400;
const rounds = 5;
const log = pino({ level: 'silent' });

const kinds = ['Rue', 'Avenue', 'Boulevard', 'Impasse', 'Chemin', 'Place', 'Allée', 'Quai'];
const links = ['de la', 'du', 'des', "de l'", 'de', ''];
const starts = ['Mar', 'Ver', 'Cha', 'Bel', 'Mon', 'Gra', 'Fon', 'Rou', 'Saint ', 'Bour', 'Cler'];
const middles = ['ti', 'na', 'lem', 'bour', 'ca', 'vi', 'gno', 'ra', 'dou', 'se'];
const ends = ['gne', 'ville', 'court', 'mont', 'reau', 'lles', 'non', 'sac', 'dière', 'ac', 'euil'];
const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';
const word = (number: number): string =>
  pick(starts, number) +
  pick(middles, Math.floor(number / 11)) +
  pick(middles, Math.floor(number / 110)) +
  pick(ends, Math.floor(number / 1_100));

const places = Array.from({ length: count }, (_, index) => {
  const name = [pick(kinds, index), pick(links, Math.floor(index / 8)), word(index * 7)];
  return {
    kind: 'street' as const,
    name: name.filter(Boolean).join(' '),
    city: word(index % 900),
    postcode: String(10_000 + (index % 900) * 97),
    latitude: 42 + (index % 800) / 100,
    longitude: -1 + (index % 700) / 100,
  };
});

/** What customers have typed at some moment: beginnings of names, every fifth with two letters swapped. */
const typed = Array.from({ length: typings }, (_, index) => {
  const { name, city } = places[(index * 2_749) % count] ?? { name: '', city: '' };
  const whole = index % 3 === 0 ? `${name} ${city}` : name;
  const text = whole.slice(0, 4 + ((index * 7) % (whole.length - 3)));
  return index % 5 === 0 && text.length > 8
    ? text.slice(0, 6) + (text[7] ?? '') + (text[6] ?? '') + text.slice(8)
    : text;
});

/** The time in milliseconds that 95 of 100 calls stay below: the best of several rounds. */
async function percentile(ask: (text: string) => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (const text of typed) {
      const start = performance.now();
      await ask(text);
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    best = Math.min(best, times[Math.floor(times.length * 0.95)] ?? NaN);
  }
  return best;
}

const programs = findPostgresPrograms();
if (programs === undefined) {
  console.log('left out: no PostgreSQL server programs on this machine');
} else {
  const postgres = await startPostgres(programs);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: postgres.url, log });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const indexes = await PlaceIndexes.open(database, count, log);
  try {
    const markets = await loadMarkets(repositoryFolders);
    const market = markets.find(({ id }) => id === 'fr');
    if (!market) throw new Error('There is no French market.');
    const rows = places.map((place) => placeRow({ market: 'fr', source: 'bench' }, place));
    for (const part of inParts(rows)) {
      await database.db
        .insertInto('place')
        .values(part)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    await sql`analyze place`.execute(database.db);
    const gazetteer = new Gazetteer(database, indexes);
    const start = performance.now();
    const index = await indexes.of('fr');
    const found = (await Promise.all(typed.map((text) => gazetteer.suggest(market, text)))).filter(
      ({ length }) => length > 0,
    ).length;
    console.log(`index read and made in ${Math.round(performance.now() - start)} ms`);

    const limit = market.market.manifest.places.maxSuggestions;
    const plain = (text: string) =>
      client.query({
        name: 'beginning',
        text: `select place_id, name, city from place
          where market = 'fr' and search >= $1 and search < $1 || U&'\\+10ffff' order by search limit ${limit}`,
        values: [foldText(text)],
      });
    let foundPlain = 0;
    for (const text of typed) if (((await plain(text)).rowCount ?? 0) > 0) foundPlain += 1;
    const [ours, alone, theirs] = [
      await percentile((text) => gazetteer.suggest(market, text)),
      await percentile(async (text) => index.search(text, limit)),
      await percentile(plain),
    ];
    const share = (some: number): string => `${Math.round((some * 100) / typings)} %`;
    console.log(`plain SQL: 95 of 100 below ${theirs.toFixed(2)} ms, finds ${share(foundPlain)}`);
    console.log(
      `suggestions: 95 of 100 below ${ours.toFixed(2)} ms, finds ${share(found)}, ratio ${(ours / theirs).toFixed(1)}`,
    );
    console.log(
      `index alone: 95 of 100 below ${alone.toFixed(2)} ms, ratio ${(alone / theirs).toFixed(1)}`,
    );
  } finally {
    await indexes.close();
    await client.end();
    await database.close();
    await postgres.stop();
  }
}
