import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { bootLinkIn } from '../../setup/boot-link.ts';
import { withOptions } from '../../setup/plugin-options.ts';
import { sampleBuild } from '../shell/sample-build.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** Names of the variables that hold the keys of a gateway and a point of sale, and what the first of them says. */
const apiKeyVariable = 'ACME_GATEWAY_KEY';
const apiKey = 'the-key-of-the-gateway';
const keyVariable = 'ACME_POS_KEY';
const posSecret = 'the-secret-of-every-till';
const orderSecret = 'the-secret-of-every-order';

const markets = { uk: ['uk-1', '1101'], fr: ['fr-1', '1101'], in: ['in-1', '4021'] } as const;

const build = sampleBuild();
let server: TestServer;
beforeAll(async () => {
  const withKeys = (market: keyof typeof markets) => ({
    ...withOptions(market, 'sandbox-gateway', { apiKeyVariable }),
    pos: { keyVariable },
  });
  server = await startServer({
    environment: {
      distDir: build.distDir,
      posSecret,
      orderSecret,
      variables: { [apiKeyVariable]: apiKey },
    },
    manifests: { uk: withKeys('uk'), fr: withKeys('fr'), in: withKeys('in') },
  });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly parameters?: readonly { readonly name: string; readonly in: string }[];
        };
      }
    >
  >;
}

/** A good value for each parameter that a call takes. */
const valuesOf = (sector: string, hutId: string): Readonly<Record<string, string>> => ({
  sector,
  sectors: sector,
  hutId,
  hutid: hutId,
  id: hutId,
  key: `${sector}:${hutId}`,
  disposition: 'delivery',
  category: 'pizzas',
  page: 'faqs',
  pos: 'standard',
  lat: '51.46',
  lon: '-0.16',
  lng: '-0.16',
  transactionId: 'unknown',
  openDays: '7',
});

/** Address of every read call of the document about a hut; what has no good value is left out or empty. */
async function readCalls(sector: string, hutId: string, locale: string): Promise<string[]> {
  const { body } = await server.get<OpenApi>('/openapi.json');
  const values: Readonly<Record<string, string>> = { ...valuesOf(sector, hutId), locale };
  return Object.entries(body.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const query = new URLSearchParams(
      (get.parameters ?? []).flatMap(({ name, in: place }): [string, string][] => {
        const value = values[name];
        return place === 'query' && value !== undefined ? [[name, value]] : [];
      }),
    );
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '-');
    return [`${filled}?${query.toString()}`];
  });
}

describe('what anybody can read', () => {
  it.each(Object.entries(markets))(
    'holds no secret, no key of a point of sale and none of a gateway: %s [CST-04]',
    async (market, [sector, hutId]) => {
      const secrets = [
        apiKeyVariable,
        apiKey,
        keyVariable,
        posSecret,
        orderSecret,
        ...(await server.dependencies.reader.huts(sector)).map(({ id }) =>
          posKeyOf(posSecret, sector, id),
        ),
        ...(await server.db.selectFrom('installation_secret').select('secret').execute()).map(
          ({ secret }) => secret,
        ),
        ...(await server.db.selectFrom('hut').select('pos_key_hash').execute()).flatMap(
          ({ pos_key_hash }) => pos_key_hash ?? [],
        ),
      ];
      const host = `${market}.localhost`;
      const locale = { uk: 'en-GB', fr: 'fr-FR', in: 'en-IN' }[market] ?? '';
      const calls = await readCalls(sector, hutId, locale);
      const { body: framed } = await server.get<string>('/order/deals/', { host });
      const boot = bootLinkIn(framed)?.address ?? '';
      expect((await server.get(boot, { host })).status).toBe(200);
      const answers = await Promise.all(
        ['/', boot, '/order/pizzas/', '/checkout/', '/openapi.json', ...calls].map(async (path) => {
          const { status, body } = await server.get(path, { host });
          return { path, status, text: JSON.stringify(body) };
        }),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
      const told = answers.flatMap(({ path, text }) =>
        secrets.filter((secret) => text.includes(secret)).map((secret) => [path, secret]),
      );
      expect(told).toEqual([]);
    },
  );
});
