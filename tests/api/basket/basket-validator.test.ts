import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { BasketValidation } from '../../../schemas/types/http/orders.ts';
import { sampleOrder, type Sample } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const basketOf = ({ hut, payment, disposition, deals, discount, surcharges }: OrderRequest) => ({
  hut: { id: hut.id, sector: hut.sector },
  payment,
  disposition,
  deals,
  discount,
  surcharges,
});
type BasketBody = ReturnType<typeof basketOf>;

const validate = (body: unknown) => server.post<BasketValidation>('/v1/basket-validator/', body);

const verdict = async (sample: Sample, change: (body: BasketBody) => unknown = (same) => same) => {
  const { status, body } = await validate(change(basketOf(await sampleOrder(server, sample))));
  return { status, codes: body.reasons.map(({ code }) => code) };
};

const personal = (productId: string) =>
  ({ type: 'pizza', productId, size: 'personal', crust: 'deep-pan' }) as const;

describe('the basket validator', () => {
  it('answers 200 for a basket that can be ordered, the payment type still open [BSK-43, BSK-44]', async () => {
    expect(await verdict({ paymentType: 'card' })).toEqual({ status: 200, codes: [] });
    expect(await verdict({ disposition: 'collection' })).toEqual({ status: 200, codes: [] });
  });

  it('answers 422 with every reason [BSK-44, BSK-45]', async () => {
    const { status, codes } = await verdict({ items: ['fries'] }, (body) => ({
      ...body,
      discount: { id: 'made-up', value: 1 },
    }));
    expect(status).toBe(422);
    expect(codes).toEqual(
      expect.arrayContaining(['discount-unavailable', 'minimum-order', 'price-changed']),
    );
  });

  it.each<[string, Sample, (body: BasketBody) => unknown]>([
    [
      'product-unavailable',
      {},
      (body) => JSON.parse(JSON.stringify(body).replaceAll('pepperoni-classic', 'gone')),
    ],
    ['price-changed', {}, (body) => ({ ...body, payment: { ...body.payment, amount: 1 } })],
    ['price-changed', {}, (body) => ({ ...body, surcharges: [{ type: 'delivery', amount: 1 }] })],
    [
      'deal-limit',
      {
        deals: [1, 2].map(() => ({
          id: 'little-trio',
          slots: ['margherita', 'hawaiian', 'inferno'].map(personal),
        })),
      },
      (body) => body,
    ],
    [
      'too-many-rewards',
      { deals: ['garlic-bread', 'breadsticks'].map((id) => ({ id: `free-${id}`, slots: [id] })) },
      (body) => body,
    ],
    ['alcohol-needs-food', { items: Array(4).fill('garden-lager') }, (body) => body],
    ['minimum-order', { items: ['fries'] }, (body) => body],
  ])('finds %s [BSK-45, BSK-47, BSK-61, BSK-82, DEA-79]', async (code, sample, change) => {
    const { status, codes } = await verdict(sample, change);
    expect(status).toBe(422);
    expect(codes).toContain(code);
  });

  it('finds a deal of another day, and a pizza that cannot be [DEA-87, MNU-52, MNU-59, BSK-45]', async () => {
    const french = {
      sector: 'fr-1',
      hutId: '1101',
      items: ['reine', 'frites'],
      paymentType: 'card',
    };
    const wednesday = (body: BasketBody) => {
      const time = new Date(server.clock.now());
      do time.setUTCDate(time.getUTCDate() + 1);
      while (time.getUTCDay() !== 3);
      time.setUTCHours(11, 0, 0, 0);
      return {
        ...body,
        disposition: { type: 'delivery', when: 'scheduled', time: time.getTime() },
      };
    };
    const promo = { ...french, deals: [{ id: 'tuesday-maxi', slots: [] }] };
    expect((await verdict(promo, wednesday)).codes).toContain('deal-unavailable');
    const base = { type: 'pizza', size: 'medium', crust: 'deep-pan' } as const;
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
    const loaded = { ...base, productId: 'create-your-own', toppings };
    expect((await verdict({ items: [loaded] })).codes).toContain('too-many-toppings');
    const halves = { first: 'hawaiian', second: 'create-your-own' };
    const mixed = { ...base, productId: 'half-and-half', halves };
    expect((await verdict({ items: [mixed] })).status).toBe(422);
  });

  it('answers 400 for a body of another shape [BSK-44]', async () => {
    const body = basketOf(await sampleOrder(server));
    const wrong = [
      {},
      { ...body, customer: {} },
      { ...body, deals: 'none' },
      { ...body, hut: { id: '9999', sector: 'uk-1' } },
      { ...body, disposition: { type: 'delivery', when: 'scheduled', time: 1e300 } },
    ];
    for (const one of wrong) expect((await validate(one)).status).toBe(400);
  });
});
