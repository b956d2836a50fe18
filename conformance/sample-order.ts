import type { OrderFacts } from '../core/orders/order-request-mapper.ts';
import type { OrderRequest } from '../schemas/types/http/order-request.ts';
import type { Manifest } from '../schemas/types/manifest.ts';
import { sampleHut } from './sample-market.ts';

const declared: Manifest['payments']['declared'] = { card: { flow: 'offline' } };

/** Everything about a small order of a market, with what a check changes about it. */
export const sampleOrderFacts = (
  manifest: Manifest,
  changes: Partial<OrderFacts> = {},
): OrderFacts => ({
  manifest: { ...manifest, payments: { ...manifest.payments, declared } },
  hut: sampleHut(),
  catalogue: {
    currency: manifest.currency,
    products: new Map(),
    deals: new Map(),
    discounts: new Map(),
    options: { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] },
  },
  basket: { deals: [], items: [] },
  priced: {
    currency: manifest.currency,
    deals: {},
    items: {},
    subtotal: 2000,
    discount: undefined,
    surcharges: [],
    tax: {
      taxes: [{ description: 'Tax', amount: 333 }],
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
  },
  disposition: { type: 'delivery', when: 'asap' },
  values: {},
  contactFree: true,
  marketing: { optIn: false, optOut: false },
  selectedLanguage: manifest.locales[0] ?? 'en',
  paymentType: 'card',
  isMobileApp: false,
  isDealbotEnabled: false,
  utm: {},
  flagLevel: 'none',
  phoneValidator: {
    validate: () => undefined,
    forRequest: (typed) => typed.replaceAll('^', ''),
    forForm: (stored) => stored,
  },
  ...changes,
});

/** A request as the mappers before have left it: whole but for what a market adds. */
export const sampleOrderRequest = (
  { hut, disposition }: OrderFacts,
  { currency }: Manifest,
): OrderRequest => ({
  version: '1.0',
  hut: { id: hut.id, sector: hut.sector },
  customer: {
    name: 'Ada Byron',
    phone: '0123456789',
    email: 'ada@example.com',
    marketing: { all: false },
  },
  payment: { type: 'card', amount: 20, currency },
  disposition: { type: disposition.type, when: disposition.when },
  deals: [],
});
