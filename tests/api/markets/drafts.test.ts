import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { draftToken } from '../../../server/versions/draft-links.ts';
import { runDraftCommand } from '../../../tools/market/draft-command.ts';
import { operationsOf, type OpenApiDocument } from '../../fuzz/open-api.ts';
import { changeJson } from '../../setup/change-json.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { call } from '../call.ts';
import { startServer, type TestServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'comanda-drafts-'));
const folders = { ...repositoryFolders, marketsDir: join(folder, 'markets') };
const host = 'uk.localhost';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  copySampleChain(folders.marketsDir);
  changeJson<Hut[]>(join(folders.marketsDir, 'uk/catalogue/huts.json'), (huts) =>
    huts.map((hut) =>
      hut.id === '1101'
        ? { ...hut, name: 'Lavender Hill', deliveryArea: { outcodes: ['ZE1'] } }
        : hut,
    ),
  );
  const told = await runDraftCommand({ db: server.db, folders }, [
    'draft',
    '--reason',
    'A look',
    '--hours',
    '2',
    '--json',
  ]);
  const { links } = JSON.parse(told) as { links: { market: string; link: string }[] };
  const own = links.find(({ market }) => market === 'uk');
  token = new URL(own?.link ?? '').searchParams.get('draft') ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const visitor = (value = token) => ({ host, cookie: `draft=${value}` });
const nameOf = async (headers: Readonly<Record<string, string>>) =>
  (await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1101', headers)).body.name;

describe('a draft', () => {
  it('is what its visitors are answered from, huts and delivery areas too, and kept by no cache [OPR-14]', async () => {
    const { body, headers } = await server.get<Hut>('/v1/hut?sector=uk-1&hutId=1101', visitor());
    expect(body.name).toBe('Lavender Hill');
    expect(headers.get('cache-control')).toBe('no-store');
    const path = '/v1/huts?postcode=ZE1%200AA';
    const found = await server.get<Hut[]>(path, visitor());
    expect(found.body.map(({ id }) => id)).toContain('1101');
    const elsewhere = await server.get<Hut[]>(path, { host });
    expect(elsewhere.body.map(({ id }) => id)).not.toContain('1101');
  });

  it('gives nothing to start from to a page that is not its own [OPR-14]', async () => {
    const address = `/boot/${server.dependencies.release}/en-GB/of-another-page.json`;
    expect((await server.get(address, { host })).status).toBe(200);
    expect((await server.get(address, visitor())).status).toBe(404);
  });

  it('is seen by nobody without a link of ours [OPR-14]', async () => {
    const [id = ''] = token.split('.');
    const forged = [draftToken('a guess', id), id, `${id}.`, 'x'.repeat(200), `${token}x`];
    for (const headers of [{ host }, ...forged.map(visitor)]) {
      expect(await nameOf(headers)).toBe('Clapham Junction');
    }
  });

  it('lets its visitors place, reserve, earn, sign in and send nothing, whatever they call [OPR-14]', async () => {
    const { body: document } = await server.get<OpenApiDocument>('/openapi.json');
    const worksOut = [
      '/v1/basket-validator/',
      '/v1/basket-validator/explain',
      '/v1/deals/optimise',
    ];
    const changing = operationsOf(document).filter(
      ({ method, path }) =>
        !['GET', 'HEAD'].includes(method.toUpperCase()) && !worksOut.includes(path),
    );
    expect(changing.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/v1/orders/preauthorise', '/v1/orders/place']),
    );
    for (const { method, path } of changing) {
      const { status, body } = await call<JsonObject>(
        server.url + path.replaceAll(/\{\w+\}/g, 'x'),
        {
          method,
          headers: visitor(),
        },
      );
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(JSON.stringify(body)).toContain('This is a draft of the site');
    }
    for (const path of ['/v1/identity/authorise', '/v2/loyalty/redeemable/x/code']) {
      expect((await server.get(path, visitor())).status).toBe(403);
    }
    const other = await server.post('/v1/orders/preauthorise', {}, { host });
    expect(other.status).toBe(400);
  });

  it('begins with its link, whose token leaves the address, and ends by itself [OPR-14]', async () => {
    const begun = await call(`${server.url}/order/deals/?draft=${token}&lang=en-GB`, {
      headers: { host },
    });
    expect(begun.status).toBe(303);
    expect(begun.headers.get('location')).toBe('/order/deals/?lang=en-GB');
    expect(begun.headers.get('set-cookie')).toMatch(/^draft=.*HttpOnly/);
    await server.clock.advance(2 * 3_600_000);
    expect(await nameOf(visitor())).toBe('Clapham Junction');
    const late = await call(`${server.url}/?draft=${token}`, { headers: { host } });
    expect([late.status, late.headers.get('set-cookie')]).toEqual([200, null]);
  });
});

describe('the command', () => {
  const run = (...args: readonly string[]) =>
    runDraftCommand({ db: server.db, folders }, ['draft', ...args]);

  it('asks for a reason, hours that make sense and a market that there is, and refuses what is wrong [OPR-14]', async () => {
    await expect(run()).rejects.toThrow('--reason');
    await expect(run('--reason', 'A look', '--hours', '0')).rejects.toThrow('--hours 0');
    await expect(run('ukk', '--reason', 'A look')).rejects.toThrow('Did you mean uk?');
    expect(await run('--reason', 'A look')).toMatch(/uk {2}https:\/\/uk\.\S+\/\?draft=\S+/);
    changeJson<JsonObject>(join(folders.marketsDir, 'uk/manifest.json'), (manifest) => ({
      ...manifest,
      currency: 7,
    }));
    await expect(run('--reason', 'A look')).rejects.toThrow('/currency');
  });
});
