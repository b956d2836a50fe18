import { types } from 'mobx-state-tree';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { MenuApi, MenuOf } from '../../../client/menu/menu-api.ts';
import { MenuStore } from '../../../client/menu/menu-store.ts';
import type { Visit } from '../../../client/kernel/environment.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { options, pizzaOf, productOf } from '../../core/menu/pizzeria.ts';

/** A hut with what the menu asks of one. */
export const hutOf = (sector: string, id = '1', more: Partial<Hut> = {}): Hut => ({
  id,
  sector,
  name: id,
  address: { lines: ['1 High Street'], postcode: 'SW11 1AA', city: 'London' },
  latitude: 51,
  longitude: 0,
  timeZone: 'Europe/London',
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [],
  phone: '020',
  hours: { web: { asap: [], scheduled: [] } },
  ...more,
});

const Localisation = types.model({ hut: types.frozen<Hut | undefined>() }).actions((self) => ({
  move(hut: Hut | undefined) {
    self.hut = hut;
  },
}));

const Deals = types
  .model({
    list: types.frozen<readonly Deal[]>([]),
    discounts: types.frozen<readonly Discount[]>([]),
    status: 'success',
  })
  .actions((self) => ({
    become(status: string) {
      self.status = status;
    },
  }));

/** The menu with the little of its siblings that it reads. */
const Place = types.model({
  localisation: types.optional(Localisation, {}),
  deals: types.optional(Deals, {}),
  menu: types.optional(MenuStore, {}),
});

/** A product call as the menu made it. */
export interface Asked {
  readonly of: MenuOf;
  readonly category: string;
  readonly subtype: string | undefined;
}

const answers: Readonly<Record<string, readonly Product[]>> = {
  pizzas: [pizzaOf('margherita', 12.99)],
  'sides/side': [productOf('wedges', 'side', 4.99)],
  'sides/wings': [productOf('wings', 'side', 10.49, { kind: 'wings' })],
  drinks: [productOf('cola', 'drink', 2.49)],
};

/** A menu api that answers at once and keeps what it was asked. */
export const answeringApi = (overrides: Partial<MenuApi> = {}) => {
  const asked: Asked[] = [];
  const api: MenuApi = {
    products(of, category, subtype) {
      asked.push({ of, category, subtype });
      const key = subtype === undefined ? category : `${category}/${subtype}`;
      return Promise.resolve(answers[key] ?? []);
    },
    options: () => Promise.resolve(options),
    skus: () => Promise.resolve([{ id: 'sku-1', type: 'pizza' }]),
    ...overrides,
  };
  return { api, asked };
};

/** The menu of a hut in a sample market. */
export async function menuIn(
  market: MarketId,
  hut: Hut | undefined,
  overrides: Partial<WholeEnvironment> = {},
  visit: Partial<Visit> = {},
) {
  const started = await testMarket(market);
  const plain = testEnvironment(started);
  const environment = testEnvironment(started, {
    menu: answeringApi().api,
    ...overrides,
    visit: { ...plain.visit, ...visit },
  });
  const place = Place.create({ localisation: { hut } }, environment);
  return { place, menu: place.menu, environment };
}
