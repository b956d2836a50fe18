import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PluginTrouble } from '../../../core/engine/breaker.ts';
import { giftCardServiceCalls } from '../../../core/gift-cards/gift-card-service.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { unavailable } from '../../../server/storage/postgresql/lost-connection.ts';
import { root } from '../../../tools/tasks/project.ts';
import { preauthorise, refused, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

type Member = (...given: readonly unknown[]) => unknown;

declare global {
  /** What stands in for members of contributions that a test breaks, by point and member. */
  var broken: Map<string, Member>;
}

/** The plugins that a test may break: as they are until it does. */
const breakable = ['gift-cards-embedded', 'tax-inclusive'];

/** A half around one of the folder's plugins, whose members a test can replace. */
const wrapped = (id: string, file: string): string => `
import half from '${join(root, 'plugins', id, file)}';
const around = (point, real) =>
  new Proxy(real, {
    get: (target, key) => {
      const member = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given) => {
        const instead = globalThis.broken.get(\`\${point} \${String(key)}\`);
        return instead ? instead(...given) : member.apply(target, given);
      };
    },
  });
export default {
  ...half,
  contributes: half.contributes.map((one) => ({
    ...one,
    make: (context) => around(one.point, one.make(context)),
  })),
};
`;

let pluginsDir: string;
let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  globalThis.broken = new Map();
  pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
  for (const id of readdirSync(join(root, 'plugins'))) {
    if (breakable.includes(id)) {
      mkdirSync(join(pluginsDir, id));
      for (const file of ['plugin.ts', 'server.ts'].filter((one) =>
        existsSync(join(root, 'plugins', id, one)),
      )) {
        writeFileSync(join(pluginsDir, id, file), wrapped(id, file));
      }
    } else symlinkSync(join(root, 'plugins', id), join(pluginsDir, id));
  }
  server = await startServer({ environment: { pluginsDir }, onLog: (line) => log.push(line) });
});
afterAll(async () => {
  await server.close();
  rmSync(pluginsDir, { recursive: true, force: true });
});
afterEach(() => globalThis.broken.clear());

const service = 'gift-card-service check';
const tax = 'tax-policy breakdown';

const fail: Member = () => {
  throw new Error('the service is down');
};

/** The ways in which a plugin can fail, but for not answering. */
const failures: readonly (readonly [string, Member])[] = [
  ['throws', fail],
  ['answers nonsense', () => 42],
];

const checkCard = (number = '6000400040004000') =>
  server.post<Problem>('/v2/gift-cards/check', {
    meta: { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 't', timestamp: 1 },
    data: { cardNumber: number, cardPin: '4000', amount: 100 },
  });

const troubles = async (): Promise<readonly PluginTrouble[]> =>
  (await server.get<{ plugins: readonly PluginTrouble[] }>('/health')).body.plugins;

const troubleOfCards = async (): Promise<PluginTrouble | undefined> =>
  (await troubles()).find(({ plugin }) => plugin === 'gift-cards-embedded');

const intents = async (): Promise<number> =>
  (await server.db.selectFrom('order_intent').select('transaction_id').execute()).length;

describe('a plugin of a point that stops', () => {
  it.each(failures)(
    'and that %s ends the order, of which nothing is kept [ENG-27]',
    async (_way, member) => {
      const order = await sampleOrder(server);
      const before = await intents();
      globalThis.broken.set(tax, member);
      const { status, body } = await refused(server, order);
      expect([status, (body as Problem).name]).toEqual([500, 'INTERNAL_ERROR']);
      expect(await intents()).toBe(before);
      expect(await troubles()).toContainEqual(
        expect.objectContaining({ market: 'uk', plugin: 'tax-inclusive', point: 'tax-policy' }),
      );
      globalThis.broken.clear();
      expect((await preauthorise(server, order)).status).toBe(200);
    },
  );

  it('that decides by itself is never left out, whatever callers send [ENG-28]', async () => {
    const order = await sampleOrder(server);
    globalThis.broken.set(tax, fail);
    for (let tries = 0; tries < 8; tries += 1)
      expect((await refused(server, order)).status).toBe(500);
    globalThis.broken.clear();
    expect((await preauthorise(server, order)).status).toBe(200);
  });
});

describe('a service that is asked outside', () => {
  it.each(failures)(
    'and that %s is told of; orders that do not need it go on [ENG-27]',
    async (_way, member) => {
      globalThis.broken.set(service, member);
      const { status, body } = await checkCard();
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('the service is down');
      expect(log.some((line) => line.includes('"plugin":"gift-cards-embedded"'))).toBe(true);
      expect((await preauthorise(server, await sampleOrder(server))).status).toBe(200);
    },
  );

  it('and hangs is waited for no longer than its limit [ENG-27]', async () => {
    const limitMs = giftCardServiceCalls.check?.limitMs ?? Infinity;
    globalThis.broken.set(service, () => new Promise(() => undefined));
    const asked = checkCard();
    expect((await preauthorise(server, await sampleOrder(server))).status).toBe(200);
    expect((await asked).status).toBe(500);
    expect(log.some((line) => line.includes(`did not answer within ${limitMs} ms`))).toBe(true);
  });

  it('is left out for a minute after too many failures, tried again, and counted [ENG-28]', async () => {
    await server.clock.advance(10 * 60_000);
    let asked = 0;
    globalThis.broken.set(service, () => {
      asked += 1;
      return fail();
    });
    const { failures: before = 0, timesLeftOut = 0 } = (await troubleOfCards()) ?? {};
    for (let tries = 0; tries < 6; tries += 1) await checkCard();
    expect(asked).toBe(6);
    expect(await troubleOfCards()).toEqual({
      market: 'uk',
      plugin: 'gift-cards-embedded',
      point: 'gift-card-service',
      failures: before + 6,
      timesLeftOut: timesLeftOut + 1,
      leftOutUntil: expect.any(Number) as number,
    });

    globalThis.broken.clear();
    const { status, body, headers } = await checkCard();
    expect([status, body.name]).toEqual([503, 'UNAVAILABLE']);
    expect(headers.get('retry-after')).toBe('5');
    expect((await preauthorise(server, await sampleOrder(server))).status).toBe(200);

    await server.clock.advance(60_001);
    expect((await checkCard()).status).toBe(200);
    expect((await troubleOfCards())?.leftOutUntil).toBeUndefined();
  });

  it('is not left out for what its database failed with [ENG-28]', async () => {
    await server.clock.advance(10 * 60_000);
    const before = await troubleOfCards();
    globalThis.broken.set(service, () => {
      throw unavailable(new Error('the connection is lost'));
    });
    for (let tries = 0; tries < 8; tries += 1) expect((await checkCard()).status).toBe(503);
    globalThis.broken.clear();
    expect((await checkCard()).status).toBe(200);
    expect(await troubleOfCards()).toEqual(before);
  });
});
