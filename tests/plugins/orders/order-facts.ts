import type { Basket } from '../../../core/basket/basket.ts';
import type { PricedBasket } from '../../../core/basket/priced-basket.ts';
import type { DeliveryAddress } from '../../../core/localisation/address-strategy.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { OrderFacts, OrderRequestMapper } from '../../../core/orders/order-request-mapper.ts';
import { baseMapper } from '../../../plugins/order-base/base-mapper.ts';
import { phoneRule } from '../../../plugins/phone-numbers/phone-rules.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { withDeclaredTypes } from '../../core/payments/declared-payments.ts';
import { filesOf, type MarketId } from '../../core/manifest/real-manifests.ts';

export const hut: Hut = {
  id: '1101',
  sector: 'uk-1',
  name: 'Clapham Junction',
  address: { lines: ['214 Lavender Hill'], city: 'London', postcode: 'SW11 1JB' },
  latitude: 51.4642,
  longitude: -0.1638,
  timeZone: 'Europe/London',
  tradezoneId: 'SW11-A',
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [{ type: 'cash' }],
  phone: '020 7946 0111',
  hours: { web: { asap: [], scheduled: [] } },
};

const catalogue: Catalogue = {
  currency: 'GBP',
  products: new Map(),
  deals: new Map(),
  discounts: new Map(),
  options: {
    sizes: [],
    crusts: [],
    sauces: [],
    cheeses: [],
    toppings: [],
  },
};

const emptyBasket: Basket = { deals: [], items: [] };

export const priced: PricedBasket = {
  currency: 'GBP',
  deals: {},
  items: {},
  subtotal: 2000,
  discount: undefined,
  surcharges: [],
  tax: {
    taxes: [{ description: 'VAT 20%', amount: 333 }],
    taxTotal: 333,
    grossTotal: 2000,
    netTotal: 1667,
  },
  taxOnTop: 0,
  total: 2000,
  giftVoucher: 0,
  credit: 0,
  amountDue: 2000,
  foodValue: 2000,
  orderValue: 2000,
  problems: [],
};

/** Everything about an order of a market, with what a test changes about it. */
export const orderFacts = (market: MarketId, change: Partial<OrderFacts> = {}): OrderFacts => ({
  manifest: withDeclaredTypes(marketManifest(filesOf(market))),
  hut,
  catalogue,
  basket: emptyBasket,
  priced,
  disposition: { type: 'delivery', when: 'asap' },
  values: {
    name: 'Ada ^Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada^@example.com',
    phone: '0612^345678',
    instructions: 'Ring ^twice',
  },
  contactFree: true,
  marketing: { optIn: false, optOut: false },
  selectedLanguage: 'en-GB',
  paymentType: 'card',
  isMobileApp: false,
  isDealbotEnabled: false,
  utm: {},
  flagLevel: 'none',
  phoneValidator: phoneRule({ pattern: '^\\+?\\d{7,15}$' }),
  ...change,
});

const blank: OrderRequest = {
  version: '1.0',
  hut: { id: '', sector: '' },
  customer: { name: '', phone: '', email: '', marketing: { all: false } },
  payment: { type: 'card', amount: 0, currency: 'GBP' },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
};

/** The request that the base mapper and then a market's own make of the facts. */
export const mapped = (facts: OrderFacts, own?: OrderRequestMapper): OrderRequest => {
  const base = baseMapper.map(blank, facts);
  return own ? own.map(base, facts) : base;
};

export const address: DeliveryAddress = {
  postcode: '75001',
  street: 'Hill Road',
  city: 'Paris',
  address: 'Bandra West',
  streetType: 'RUE',
  streetName: 'DE RIVOLI',
  streetNumber: '12 bis',
};
