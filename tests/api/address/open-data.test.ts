import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../../schemas/types/http/places.ts';
import { readCommand } from '../../../tools/import/import-command.ts';
import { importFile, importStatementMs } from '../../../tools/import/import-file.ts';
import { root } from '../../../tools/tasks/project.ts';
import { runScript } from '../../../tools/tasks/run-script.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** Tables of open data beside the project; nothing of them belongs to it. */
const data = join(root, '..', 'shared', 'data');
const isThere = existsSync(join(data, 'fr-streets-sample.csv'));
if (!isThere) console.warn(`left out: there is no open data in ${data}`);

const file = (name: string): string => join(data, `${name}.csv`);
const tableOf = (market: string, name: string, kind: string, columns: string) => [
  'table',
  file(name),
  '--market',
  market,
  '--kind',
  kind,
  '--columns',
  columns,
];
/** The first is brought by the command's own process, before a server is at work. */
const imports = [
  tableOf('fr', 'fr-streets-sample', 'range', 'name=street'),
  tableOf('fr', 'fr-communes', 'postcode', 'name=postcode,city=commune'),
  tableOf('uk', 'uk-outcodes', 'postcode', 'name=outcode,city=place,state=nation'),
  tableOf('in', 'in-pincodes', 'postcode', 'name=pincode,city=district'),
  tableOf('ca', 'ca-fsa', 'postcode', 'name=fsa,city=place,state=province_code'),
  tableOf('ca', 'ca-addresses-sample', 'address', 'name=street,state=province'),
];

/** Every so many addresses are tried: all of them would take minutes. */
const step = 16;

const rowsOf = (name: string): readonly string[][] =>
  readFileSync(file(name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => !line.includes('"'))
    .map((line) => line.split(','));

describe.skipIf(!isThere)('open data, imported by the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-open-data-'));
  const outputs: string[] = [];
  let own: OwnDatabase;
  let server: TestServer;
  /** What the command does, in a server that is at work. */
  const bring = async (args: readonly string[]): Promise<string> => {
    const { markets } = server.dependencies;
    const lines: string[] = [];
    await importFile(readCommand(args), { db: server.db, markets: markets.all() }, (line) =>
      lines.push(line),
    );
    return lines.join('\n');
  };
  beforeAll(async () => {
    own = await ownDatabase(join(folder, 'data'));
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: own.url };
    const [first = [], ...others] = imports;
    const { code, output } = await runScript(join(root, 'tools/tasks/import.ts'), first, { env });
    if (code !== 0) throw new Error(output);
    outputs.push(output);
    server = await startServer({
      environment: {
        dataDir: join(folder, 'data'),
        databaseUrl: own.url,
        databaseStatementMs: importStatementMs,
      },
    });
    for (const args of others) outputs.push(await bring(args));
  });
  afterAll(async () => {
    await server.close();
    await own.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is taken nearly whole, and what is not is counted with its reason', () => {
    const taken = outputs.map((output) => /([\d,]+) of ([\d,]+) rows taken/.exec(output));
    const shares = taken.map((found) => {
      const [some, all] = [found?.[1], found?.[2]].map((text) => Number(text?.replaceAll(',', '')));
      return (some ?? NaN) / (all ?? NaN);
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.99);
    expect(outputs[1]).toContain('Skipped: 9 without a position.');
  });

  it('leads addresses of a town to the hut whose area they lie in, and no others', async () => {
    const running = server.dependencies.markets.byId('fr');
    const served = new Map([
      ['32000', '1801'],
      ['90000', '1802'],
    ]);
    const counts = { served: 0, found: 0, elsewhere: 0, foundElsewhere: 0 };
    for (const [index, row] of rowsOf('fr-addresses-sample').entries()) {
      if (index % step > 0) continue;
      const [streetNumber = '', , street = '', postcode = ''] = row;
      if (postcode === '08000') continue; // Its hut is closed, but its area stands.
      const house = { street, streetNumber, postcode };
      const [hut] = await server.dependencies.streets
        .servingHouse(running, house)
        .catch((): readonly Hut[] => []);
      const expected = served.get(postcode);
      if (expected === undefined) {
        counts.elsewhere += 1;
        if (hut) counts.foundElsewhere += 1;
      } else {
        counts.served += 1;
        if (hut?.id === expected) counts.found += 1;
      }
    }
    console.log(`French addresses: ${JSON.stringify(counts)}`);
    expect(counts.served).toBeGreaterThan(50);
    expect(counts.found / counts.served).toBeGreaterThan(0.98);
    expect(counts.foundElsewhere).toBe(0);
  });

  it('leads British postcodes to the hut whose outcodes they have', async () => {
    const huts = (server.dependencies.markets.byId('uk')?.catalogue?.huts ?? []).filter(
      ({ test, allowedDisposition }) => test !== true && allowedDisposition.delivery,
    );
    const outcodes = new Map(
      huts.flatMap(({ id, deliveryArea }) =>
        (deliveryArea?.outcodes ?? []).map((outcode): [string, string] => [outcode, id]),
      ),
    );
    const counts = { inArea: 0, found: 0, elsewhere: 0 };
    for (const [postcode = ''] of rowsOf('uk-postcodes-sample')) {
      const expected = outcodes.get(postcode.split(' ')[0] ?? '');
      if (expected === undefined) {
        counts.elsewhere += 1;
        continue;
      }
      const path = `/v1/huts?postcode=${encodeURIComponent(postcode)}`;
      const { body } = await server.get<Hut[]>(path, { host: 'uk.localhost' });
      counts.inArea += 1;
      if (body[0]?.id === expected) counts.found += 1;
    }
    console.log(`British postcodes: ${JSON.stringify(counts)}`);
    expect(counts.inArea).toBeGreaterThan(20);
    expect(counts.found).toBe(counts.inArea);
  });

  it.each([
    ['in', '744101', 'Andaman'],
    ['ca', 'X1A 2N9', 'Yellowknife'],
    ['uk', 'ZE1 0AA', 'Lerwick'],
    ['fr', '12850', 'Onet-le-Château'],
  ])('finds postcodes of all of the country in %s: %j', async (market, postcode, city) => {
    const path = `/v1/geocode?postcode=${encodeURIComponent(postcode)}`;
    const { body } = await server.get<GeocodedPlace>(path, { host: `${market}.localhost` });
    expect(body.city).toContain(city);
  });
});
