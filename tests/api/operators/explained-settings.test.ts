import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettingExplanation } from '../../../schemas/types/http/explanations.ts';
import { root } from '../../../tools/tasks/project.ts';
import type { TestServer } from '../start-server.ts';
import { type OperatorCalls, signedIn, startConsole } from './console-server.ts';

let server: TestServer;
let viewer: OperatorCalls;
beforeAll(async () => {
  server = await startConsole();
  viewer = await signedIn(server, 'viewer', { huts: ['uk-1/1101'] });
});
afterAll(() => server.close());

const explained = async (query: string, calls = viewer, market = 'uk') =>
  calls.get<SettingExplanation>(`/settings/${market}/explained?${query}`);

it('tells the value at a hut, who says so, in which line, and whom that overrides [OPR-07]', async () => {
  const { body } = await explained('key=minimumOrder.deliveryDefault&sector=uk-1&hutId=1101');
  expect(body).toMatchObject({
    key: '/minimumOrder/deliveryDefault',
    value: '12',
    from: { layer: 'catalogue', file: 'markets/uk/catalogue/huts.json', value: '12' },
    overrode: [{ layer: 'defaults', file: 'markets/default/manifest.json', value: '3.99' }],
    apart: [],
  });
  expect(body.time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  const text = readFileSync(join(root, 'markets/uk/catalogue/huts.json'), 'utf8').split('\n');
  expect(text[(body.from?.line ?? 0) - 1]).toContain('"minDeliveryOrder": 12');
});

it('tells who has a say of their own, and a mistyped setting that may be meant [OPR-07]', async () => {
  const { body } = await explained('key=/minimumOrder/deliveryDefault');
  expect(body).toMatchObject({ value: '3.99', from: { layer: 'defaults' } });
  expect(body.apart).toHaveLength(19);
  expect(body.apart[0]).toMatchObject({ id: '1101', name: 'Clapham Junction', effective: '12' });
  const unknown = (await explained('key=minimumOrder.deliverDefault')).body;
  expect(unknown.nearest).toBe('/minimumOrder/deliveryDefault');
  expect(unknown.value).toBeUndefined();
  const { body: keys } = await viewer.get<readonly string[]>('/settings/uk/keys');
  expect(keys).toContain('/minimumOrder/deliveryDefault');
});

it('is for those whose market it is, and refuses a question that makes no sense', async () => {
  const statusOf = async (query: string, calls?: OperatorCalls, market?: string) =>
    (await explained(query, calls, market)).status;
  const hut = await signedIn(server, 'hut', { huts: ['uk-1/1101'] });
  expect(await statusOf('key=currency', viewer, 'fr')).toBe(404);
  expect(await statusOf('key=currency', viewer, 'nowhere')).toBe(404);
  expect(await statusOf('key=currency', hut)).toBe(403);
  expect(await statusOf('key=')).toBe(400);
  expect(await statusOf('key=currency&hutId=1101')).toBe(400);
  expect(await statusOf('key=currency&time=tomorrow')).toBe(400);
  expect(await statusOf('key=currency&time=2026-12-25T12:00')).toBe(200);
});
