import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { preauthorise, refused, sampleOrder, type Sample } from './sample-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The name and status an order is refused with. */
const answerTo = async (
  sample: Sample,
  change: (request: OrderRequest) => unknown = (same) => same,
) => {
  const { status, body } = await refused(server, change(await sampleOrder(server, sample)));
  return { status, name: body.name };
};

const priceFailure = { status: 422, name: 'BAD_PRICE_INTEGRITY' };

describe('orders of every market', () => {
  it.each<[string, Sample]>([
    ['British delivery', {}],
    ['British collection', { disposition: 'collection' }],
    ['table', { sector: 'uk-2', hutId: '2101', disposition: 'dinein' }],
    [
      'French',
      { sector: 'fr-1', hutId: '1101', items: ['reine', 'frites'], paymentType: 'cash/ticket' },
    ],
    ['Indian', { sector: 'in-1', hutId: '4001', items: ['margherita', 'garlic-bread'] }],
    ['Canadian with tax on top', { sector: 'ca-1', hutId: '6001' }],
    ['Canadian in another province', { sector: 'ca-2', hutId: '7001' }],
    [
      'deal',
      { items: [], deals: [{ id: 'bogof-medium', slots: ['pepperoni-classic', 'hawaiian'] }] },
    ],
    ['discounted', { items: ['meat-feast', 'hawaiian', 'fries'], discountId: 'spend-30-save-5' }],
    ['tipped', { tip: 250 }],
    [
      'half and half',
      {
        items: [
          {
            type: 'pizza',
            productId: 'half-and-half',
            size: 'large',
            crust: 'deep-pan',
            halves: { first: 'hawaiian', second: 'inferno' },
          },
        ],
      },
    ],
  ])(
    'are priced alike by browser and server: %s [ORD-106, DEA-58, ORD-108]',
    async (_name, sample) => {
      const request = await sampleOrder(server, sample);
      const { status, body } = await preauthorise(server, request);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { totalPrice: request.payment.amount },
      });
    },
  );
});

describe('the price check', () => {
  it('answers 422 with its name and message [ORD-75]', async () => {
    const request = await sampleOrder(server);
    const { status, body } = await refused(server, {
      ...request,
      payment: { ...request.payment, amount: request.payment.amount - 0.01 },
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { name: 'BAD_PRICE_INTEGRITY', message: 'failed price integrity check' },
    });
  });

  it('refuses a changed price of an item [ORD-107]', async () => {
    const cheaper = (request: OrderRequest): OrderRequest => {
      const [loose, ...rest] = request.deals;
      const [pizza, ...more] = loose?.pizzas ?? [];
      if (!loose || !pizza) throw new Error('no pizza');
      return {
        ...request,
        deals: [{ ...loose, pizzas: [{ ...pizza, price: pizza.price - 5 }, ...more] }, ...rest],
      };
    };
    expect(await answerTo({}, cheaper)).toEqual(priceFailure);
  });

  it('refuses a made-up discount, and one that is worth less [ORD-107, BSK-45]', async () => {
    const madeUp = (request: OrderRequest) => ({
      ...request,
      discount: { id: 'all-for-nothing', value: 5 },
      payment: { ...request.payment, amount: request.payment.amount - 5 },
    });
    const more = (request: OrderRequest) => ({
      ...request,
      discount: { id: 'spend-30-save-5', value: 15 },
      payment: { ...request.payment, amount: request.payment.amount - 10 },
    });
    expect(await answerTo({}, madeUp)).toEqual(priceFailure);
    const dear = { items: ['meat-feast', 'hawaiian', 'fries'], discountId: 'spend-30-save-5' };
    expect(await answerTo(dear, more)).toEqual(priceFailure);
  });

  it('refuses an order without its delivery surcharge [ORD-107]', async () => {
    const sample = { items: ['margherita'] };
    const { surcharges = [] } = await sampleOrder(server, sample);
    expect(surcharges.length).toBeGreaterThan(0);
    const without = (request: OrderRequest) => {
      const fees = (request.surcharges ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const amount = Math.round((request.payment.amount - fees) * 100) / 100;
      return { ...request, surcharges: [], payment: { ...request.payment, amount } };
    };
    expect(await answerTo(sample, without)).toEqual(priceFailure);
  });

  it('refuses a deal whose slot holds something else [ORD-107]', async () => {
    const sample = {
      items: [],
      deals: [
        {
          id: 'any-20-medium',
          slots: ['pepperoni-classic', 'hawaiian', 'bbq-wings', 'fornello-cola-large'],
        },
      ],
    };
    expect(await answerTo(sample)).toEqual(priceFailure);
  });

  it('refuses a deal at another price than its own [DEA-58]', async () => {
    const sample = { items: [], deals: [{ id: 'bogof-medium', slots: ['inferno', 'hawaiian'] }] };
    const cheaper = (request: OrderRequest) => ({
      ...request,
      deals: request.deals.map((deal) => ({ ...deal, price: deal.price - 1 })),
      payment: { ...request.payment, amount: request.payment.amount - 1 },
    });
    expect(await answerTo(sample, cheaper)).toEqual(priceFailure);
  });

  it('refuses more copies of a deal than its limit [DEA-79]', async () => {
    const trio = { id: 'little-trio', slots: ['margherita', 'hawaiian', 'inferno'] };
    const personal = (id: string) =>
      ({ type: 'pizza', productId: id, size: 'personal', crust: 'deep-pan' }) as const;
    const one = { ...trio, slots: trio.slots.map(personal) };
    const single = await answerTo({ deals: [one] });
    expect(single.name).toBeUndefined();
    expect(await answerTo({ deals: [one, one] })).toEqual(priceFailure);
  });

  it('refuses a French day promotion for another day [DEA-87]', async () => {
    const promo = {
      sector: 'fr-1',
      hutId: '1101',
      paymentType: 'card',
      items: ['reine', 'frites'],
      deals: [{ id: 'tuesday-maxi', slots: [] }],
    };
    const request = await sampleOrder(server, promo);
    const nextOf = (weekday: number): number => {
      const noon = new Date(server.clock.now());
      noon.setUTCHours(11, 0, 0, 0);
      do noon.setUTCDate(noon.getUTCDate() + 1);
      while (noon.getUTCDay() !== weekday);
      return noon.getTime();
    };
    const reasonsOn = async (weekday: number) => {
      const disposition = { type: 'delivery', when: 'scheduled', time: nextOf(weekday) };
      const { body } = await refused(server, { ...request, disposition });
      return body.reasons?.map(({ code }) => code) ?? [];
    };
    expect(await reasonsOn(3)).toContain('deal-unavailable');
    expect(await reasonsOn(2)).not.toContain('deal-unavailable');
  });

  it('refuses a pizza with too many toppings [MNU-52]', async () => {
    const toppings = [
      'pepperoni',
      'ham',
      'chicken',
      'beef',
      'bacon',
      'chorizo',
      'tuna',
      'jalapenos',
    ];
    const loaded = {
      type: 'pizza',
      productId: 'create-your-own',
      size: 'medium',
      crust: 'deep-pan',
      toppings,
    } as const;
    expect(await answerTo({ items: [loaded] })).toEqual(priceFailure);
  });

  it('refuses halves that differ in size, or cannot be halved [MNU-59]', async () => {
    const half = {
      type: 'pizza',
      productId: 'half-and-half',
      size: 'large',
      crust: 'deep-pan',
    } as const;
    const whole = { ...half, halves: { first: 'hawaiian', second: 'create-your-own' } };
    expect(await answerTo({ items: [whole] })).toEqual(priceFailure);
    const fine = { ...half, halves: { first: 'hawaiian', second: 'inferno' } };
    expect((await answerTo({ items: [fine] })).name).toBeUndefined();
    for (const other of [{ size: 'small' }, { crust: 'thin' }]) {
      const smaller = (request: OrderRequest) => ({
        ...request,
        deals: request.deals.map(({ pizzas = [], ...deal }) => ({
          ...deal,
          pizzas: pizzas.map((pizza) => ({
            ...pizza,
            secondHalf: { id: 'inferno', ...pizza.secondHalf, ...other },
          })),
        })),
      });
      expect(await answerTo({ items: [fine] }, smaller)).toEqual(priceFailure);
    }
  });

  it('refuses rewards to who has no account [BSK-45]', async () => {
    const reward = { id: 'free-garlic-bread', slots: ['garlic-bread'], redeemId: 'r1' };
    expect(await answerTo({ deals: [reward] })).toEqual(priceFailure);
    expect(await answerTo({ deals: [reward, reward] })).toEqual(priceFailure);
  });
});
