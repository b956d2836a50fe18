import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Favourite, OwnPizza } from '../../../core/favourites/favourite-in.ts';
import { mostFavourites } from '../../../core/favourites/favourite-in.ts';
import { caHost, newCustomer, remove, type Refusal } from '../accounts/sample-accounts.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const path = '/v2/accounts/myaccount/favourites';

interface Kept {
  readonly favourites: readonly Favourite[];
}

type Customer = Awaited<ReturnType<typeof newCustomer>>;

const pizza: Favourite = { kind: 'product', id: 'margherita', title: 'Margherita' };
const deal: Favourite = { kind: 'deal', id: 'duo', title: 'Duo' };
const friday: OwnPizza = {
  kind: 'own',
  id: 'a1b2',
  title: 'Margherita',
  name: 'Lucie’s Friday',
  choice: {
    type: 'pizza',
    productId: 'margherita',
    size: 'large',
    crust: 'deep-pan',
    toppings: ['olives', 'olives'],
  },
};

const keep = (favourites: readonly unknown[], { headers }: Pick<Customer, 'headers'>) =>
  server.post<Kept>(path, { favourites }, headers);
const keptBy = async ({ headers }: Pick<Customer, 'headers'>) =>
  (await server.get<Kept>(path, headers)).body.favourites;

describe('what an account keeps to have it again', () => {
  it('is told, takes the place of what it was, and is dropped; a repeated call changes nothing [SHP-26]', async () => {
    const customer = await newCustomer(server);
    expect(await keptBy(customer)).toEqual([]);
    await keep([pizza], customer);
    const first = await keep([deal, friday], customer);
    const again = await keep([deal, friday], customer);
    expect(again.body).toEqual(first.body);
    expect(again.body.favourites).toHaveLength(3);
    expect(again.body.favourites).toEqual(expect.arrayContaining([pizza, deal, friday]));
    const renamed = { ...friday, name: 'Lucie’s Saturday' };
    expect((await keep([renamed], customer)).body.favourites).toContainEqual(renamed);
    expect(await keptBy(customer)).toHaveLength(3);
    for (let times = 0; times < 2; times += 1) {
      const answer = await remove(server, `${path}/product/margherita`, customer.headers);
      expect(answer.status).toBe(200);
    }
    expect(await keptBy(customer)).toEqual(expect.arrayContaining([deal, renamed]));
    expect(await keptBy(customer)).toHaveLength(2);
  });

  it('is nobody else’s, and nothing without a good token [SHP-26]', async () => {
    const customer = await newCustomer(server);
    const stranger = await newCustomer(server, caHost);
    await keep([friday], customer);
    expect(await keptBy(stranger)).toEqual([]);
    await remove(server, `${path}/own/${friday.id}`, stranger.headers);
    expect(await keptBy(customer)).toEqual([friday]);
    for (const headers of [{}, { authorization: 'Bearer none' }]) {
      const answers = [
        await server.get<Refusal>(path, headers),
        await server.post<Refusal>(path, { favourites: [pizza] }, headers),
        await remove(server, `${path}/own/${friday.id}`, headers),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    }
  });

  it('holds plain names and choices of bounded size, whatever is sent [SHP-26, SEC-01]', async () => {
    const customer = await newCustomer(server);
    const refused = [
      { favourites: [{ ...pizza, kind: 'hut' }] },
      { favourites: [{ ...pizza, id: 'x'.repeat(61) }] },
      { favourites: [{ ...friday, name: 'x'.repeat(41) }] },
      { favourites: [{ ...friday, choice: { ...friday.choice, toppings: Array(31).fill('x') } }] },
      { favourites: Array.from({ length: 101 }, () => pizza) },
      { favourites: 'all' },
      {},
    ];
    for (const body of refused) {
      expect((await server.post(path, body, customer.headers)).status).toBe(400);
    }
    const marked = {
      ...friday,
      name: ' <b>Lucie</b>\u202e\n{{price}} ',
      price: 1,
      choice: { ...friday.choice, price: 1, free: true },
    };
    const nameless = { kind: 'own', id: 'n', title: 'x', choice: friday.choice };
    const { body } = await keep([marked, nameless], customer);
    expect(body.favourites).toEqual([{ ...friday, name: '<b>Lucie</b> {{price}}' }]);
  });

  it('has room for so many; calls at once keep no more [SHP-26]', async () => {
    const customer = await newCustomer(server);
    const many = (from: number) =>
      Array.from({ length: 60 }, (_, index) => ({ ...pizza, id: `pizza-${from + index}` }));
    await Promise.all([keep(many(0), customer), keep(many(1000), customer)]);
    const kept = await keptBy(customer);
    expect(kept).toHaveLength(mostFavourites);
    expect((await keep([deal], customer)).body.favourites).not.toContainEqual(deal);
    const [first = pizza] = kept;
    const renamed = { ...first, title: 'Another' };
    expect((await keep([renamed], customer)).body.favourites).toContainEqual(renamed);
  });

  it('is told with all that is kept of the owner, and goes with the account [SHP-26, SEC-42]', async () => {
    const customer = await newCustomer(server);
    await keep([friday], customer);
    const data = await server.get<Kept>('/v2/accounts/myaccount/data', customer.headers);
    expect(data.body.favourites).toEqual([friday]);
    const sector = { 'x-default-sector': 'uk-1' };
    await remove(server, '/v2/accounts/myaccount', { ...customer.headers, ...sector });
    const left = await server.db
      .selectFrom('account_favourite')
      .selectAll()
      .where('account_id', '=', customer.id)
      .execute();
    expect(left).toEqual([]);
    expect((await keep([friday], customer)).status).toBe(401);
  });
});
