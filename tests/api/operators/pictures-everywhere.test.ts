import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { EntryPicture } from '../../../schemas/types/http/operators.ts';
import { madePhoto, red } from '../../setup/photographed-chain.ts';
import { ownDatabase, type OwnDatabase } from '../own-database.ts';
import type { TestServer } from '../start-server.ts';
import { fromConsole, signedIn, startConsole } from './console-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-pictures-'));
const dataDir = join(folder, 'data');
let own: OwnDatabase;
/** Every process of the installation: two, except on the embedded database, which is one process's. */
let servers: readonly TestServer[];

const start = () => startConsole({ environment: { dataDir, databaseUrl: own.url } });
beforeAll(async () => {
  own = await ownDatabase(dataDir);
  const first = await start();
  servers = own.url === undefined ? [first] : [first, await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
  rmSync(folder, { recursive: true });
});

const imgAt = (server: TestServer) => async () => {
  const { body } = await server.get<Product[]>('/v2/products/pizzas?hutid=1101&sector=uk-1');
  return body.find(({ id }) => id === 'margherita')?.img;
};

it('an uploaded photograph shows in every process, and after a restart [OPR-26]', async () => {
  const [first] = servers as readonly [TestServer];
  const { token } = await signedIn(first, 'market', { markets: ['uk'] });
  const answer = await fetch(`${first.url}/operator/api/pictures/uk/product/margherita`, {
    method: 'POST',
    headers: { ...fromConsole(first, token), 'content-type': 'image/jpeg' },
    body: new Uint8Array(await madePhoto({ width: 200, height: 100, colour: red })),
  });
  const { img } = (await answer.json()) as EntryPicture;
  for (const server of servers) {
    await expect.poll(imgAt(server)).toBe(img);
    expect((await fetch(`${server.url}${img}`)).status).toBe(200);
  }
  for (const server of servers) await server.close();
  const again = await start();
  servers = [again];
  expect(await imgAt(again)()).toBe(img);
  expect((await fetch(`${again.url}${img}`)).status).toBe(200);
});
