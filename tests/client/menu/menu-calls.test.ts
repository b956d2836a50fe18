import { describe, expect, it } from 'vitest';
import { createBasketApi } from '../../../client/basket/basket-api.ts';
import { createDealsApi } from '../../../client/deals/deals-api.ts';
import { createHutsApi } from '../../../client/huts/huts-api.ts';
import type { FetchedCategory } from '../../../core/menu/category-of.ts';
import { createMenuApi, type MenuOf } from '../../../client/menu/menu-api.ts';
import { callHeaders } from '../../../client/kernel/call-headers.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';

/** The calls of the menu, the deals and the basket, and what went over the wire. */
const open = (isDown = () => false) => {
  const sent: { method: string; url: URL; headers: Headers }[] = [];
  const visit = { traceId: 'trace-7', flagLevel: 'none' };
  const http = createHttpClient({
    fetch: async (address, { method = 'GET', headers } = {}) => {
      const text = address instanceof Request ? address.url : address.toString();
      sent.push({ method, url: new URL(text, 'http://shop'), headers: new Headers(headers) });
      if (isDown()) return new Response(null, { status: 503 });
      return Response.json([
        { id: 'penne', kind: 'pasta' },
        { id: 'bread', kind: 'side' },
      ]);
    },
    baseUrl: '',
    timeoutMs: 1000,
    headers: () => callHeaders({ visit, host: 'shop', productionHosts: [] }),
    token: () => undefined,
  });
  return {
    sent,
    menu: createMenuApi(http),
    deals: createDealsApi(http, () => false),
    basket: createBasketApi(http),
    huts: createHutsApi(http, { openDays: 7 }),
  };
};

const of: MenuOf = { sector: 'uk-1', hutId: '1101', flagLevel: 'none', locale: 'en-GB' };

describe('a call for products', () => {
  it.each<FetchedCategory>(['pizzas', 'sides', 'drinks', 'desserts', 'dips'])(
    'gets %s from their own address [MNU-27]',
    async (category) => {
      const { menu, sent } = open();
      await menu.products(of, category);
      expect(sent.map(({ method, url }) => [method, url.pathname])).toEqual([
        ['GET', `/v2/products/${category}`],
      ]);
    },
  );

  it('asks for the products of the whole sector where they are not those of the hut [EXP-67]', async () => {
    const { menu, sent } = open();
    await menu.products({ ...of, isSectorWide: true }, 'sides');
    expect(sent.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      '/v2/sectors/uk-1/products/sides?locale=en-GB',
    ]);
  });

  it('goes out once for all kinds of a category that are asked for together, and again later', async () => {
    const { menu, sent } = open();
    const kinds = ['pasta', 'side', 'wings', undefined];
    const lists = await Promise.all(kinds.map((kind) => menu.products(of, 'sides', kind)));
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual([
      ['penne'],
      ['bread'],
      [],
      ['penne', 'bread'],
    ]);
    expect(sent).toHaveLength(1);
    await menu.products(of, 'sides', 'pasta');
    await menu.products({ ...of, hutId: '1102' }, 'sides', 'pasta');
    expect(sent.map(({ url }) => url.searchParams.get('hutid'))).toEqual(['1101', '1101', '1102']);
  });

  it('that fails, fails for all that wait for it, and is tried again by the next', async () => {
    let isDown = true;
    const { menu, sent } = open(() => isDown);
    const asked = ['pasta', 'side'].map((kind) => menu.products(of, 'sides', kind));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await menu.products(of, 'sides', 'pasta')).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('says the flag level when there is one, and nothing when there is none [MNU-23]', async () => {
    const { menu, sent } = open();
    await menu.products(of, 'pizzas');
    await menu.products({ ...of, flagLevel: 'canary' }, 'pizzas');
    const [plain, flagged] = sent.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(flagged).toEqual({ ...plain, canary: 'true' });
    expect(Object.values(plain ?? {})).not.toContain('true');
  });
});

describe('the call for the estimated time', () => {
  it('says way, hut and sector [MNU-27]', async () => {
    const { huts, sent } = open();
    await huts.eta('uk-1', '1101', 'delivery');
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.pathname).toBe('/v2/eta/');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      disposition: 'delivery',
      id: '1101',
      sector: 'uk-1',
    });
  });
});

describe('the calls of menu, deals and basket', () => {
  it('all carry the trace id, and those that send JSON say so [MNU-26]', async () => {
    const { menu, deals, basket, sent } = open();
    const dealsOf = { ...of, disposition: 'delivery', when: 'asap' } as const;
    await menu.products(of, 'pizzas');
    await menu.options(of);
    await menu.skus('uk-1', 'standard');
    await deals.deals(dealsOf);
    await deals.discounts(dealsOf);
    await basket.validate({} as Parameters<typeof basket.validate>[0]);
    expect(sent).toHaveLength(6);
    expect(sent.map(({ headers }) => headers.get('trace-id'))).toEqual(Array(6).fill('trace-7'));
    for (const { method, headers } of sent) {
      expect(headers.get('content-type')).toBe(method === 'POST' ? 'application/json' : null);
    }
    expect(sent.at(-1)?.method).toBe('POST');
  });
});
