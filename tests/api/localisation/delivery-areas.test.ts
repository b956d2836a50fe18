import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { areasOfHut } from '../../../server/localisation/area-rows.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** A square of so many degrees to each side of a place. */
const squareAround = (latitude: number, longitude: number, side: number) => [
  [longitude - side, latitude - side],
  [longitude + side, latitude - side],
  [longitude + side, latitude + side],
  [longitude - side, latitude + side],
];

/** Gives a hut another delivery area. */
async function serve(
  { db, dependencies }: TestServer,
  hutId: string,
  deliveryArea: NonNullable<Hut['deliveryArea']>,
): Promise<void> {
  const hut = await dependencies.reader.hut('uk-1', hutId);
  if (!hut) throw new Error(`No hut ${hutId}`);
  await db
    .deleteFrom('served_area')
    .where('sector', '=', 'uk-1')
    .where('hut_id', '=', hutId)
    .execute();
  await db
    .insertInto('served_area')
    .values([...areasOfHut('uk', { ...hut, deliveryArea })])
    .execute();
}

const rules = ['nearest', 'market-order'] as const;

describe.each(rules)('where delivery areas overlap and the rule is %s', (overlap) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ manifests: { uk: { huts: { overlap } } } });
    // Out in the Irish Sea, where no hut of the sample chain delivers; Belfast lies nearer than London.
    await serve(server, '1101', { outcodes: ['ZE1'], polygon: squareAround(54, -5, 0.5) });
    await serve(server, '1115', { outcodes: ['ZE1'], polygon: squareAround(54, -5, 0.2) });
  });
  afterAll(() => server.close());

  const search = (lat: number, lng: number) =>
    server.get<Hut>(`/v1/hut/search?sector=uk-1&lat=${lat}&lng=${lng}`);
  const first = overlap === 'nearest' ? '1115' : '1101';

  it('the hut follows from the rule, and the answer says so [LOC-14]', async () => {
    const { body } = await search(54, -5);
    expect(body.servedBy).toEqual({
      area: 'polygon',
      value: first,
      chosenBy: overlap === 'nearest' ? 'distance' : 'market-order',
    });
    expect(body.id).toBe(first);
  });

  it('there is one only where the other does not reach, and none beyond [LOC-14]', async () => {
    const { body } = await search(54.4, -5);
    expect([body.id, body.servedBy]).toEqual(['1101', { area: 'polygon', value: '1101' }]);
    expect((await search(54.6, -5)).status).toBe(404);
  });

  it('a postcode whose place nobody knows goes by the order of the market [LOC-11]', async () => {
    const { body } = await server.get<Hut[]>('/v1/huts?postcode=ZE1%200AA', {
      host: 'uk.localhost',
    });
    expect(body.map(({ id, servedBy }) => [id, servedBy?.chosenBy])).toEqual([
      ['1101', 'market-order'],
      ['1115', undefined],
    ]);
  });
});
