import { britishPhone, britishPhones } from '../api/orders/british-phone.ts';
import { graphqlQuery } from './graphql-query.ts';
import type { KnownThings } from './known-things.ts';
import type { Operation } from './open-api.ts';
import type { Random } from './random.ts';
import { validValue } from './valid-value.ts';

/**
 * A body that fits: an order that can be placed where the call takes one, and an attempt that waits for it where the
 * call places one.
 */
export function rightBody({ path, body }: Operation, known: KnownThings, random: Random): unknown {
  if (path.endsWith('/graphql')) return { query: graphqlQuery(random), variables: {} };
  if (!body) return undefined;
  const made = validValue(body, 'body', known, random) as Readonly<Record<string, unknown>>;
  if (!body.properties?.['deals'] || known.orders.length === 0) return made;
  if (body.properties['orderState'] && known.attempts.length > 0) {
    return random.pick(known.attempts);
  }
  const { customer, ...order } = random.pick(known.orders);
  const own = Object.entries({
    ...order,
    customer: { ...customer, phone: britishPhone(random.below(britishPhones)) },
  });
  return { ...made, ...Object.fromEntries(own.filter(([name]) => body.properties?.[name])) };
}
