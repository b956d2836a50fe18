import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { withExtras } from '../../core/basket/fulfilment-extra.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';

/** The request before any mapper has run: only what every order has. */
const blank = ({ hut, catalogue, manifest }: OrderFacts): OrderRequest => ({
  version: '1.0',
  hut: { id: hut.id, sector: hut.sector },
  customer: { name: '', phone: '', email: '', marketing: { all: false } },
  payment: { type: manifest.payments.default, amount: 0, currency: catalogue.currency },
  disposition: { type: 'collection', when: 'asap' },
  deals: [],
});

/**
 * The order request of the market: its mappers run in manifest order [ORD-49], then it names what is kept of its extras. A
 * failing mapper stops the order.
 */
export const buildOrderRequest = (extensions: Extensions, facts: OrderFacts): OrderRequest =>
  withExtras(
    extensions
      .all('order-request-mapper')
      .reduce<OrderRequest>((request, mapper) => mapper.map(request, facts), blank(facts)),
    extensions.all('fulfilment-extra'),
    facts.extras,
  );
