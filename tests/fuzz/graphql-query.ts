import { oddText } from './broken-value.ts';
import type { Random } from './random.ts';

const fields = 'id firstName lastName phone email marketingEmail marketingSMS';

/** A GraphQL query, right or odd. */
export function graphqlQuery(random: Random): string {
  const tenant = JSON.stringify(random.isLikely(0.7) ? '44-gbr-delivery' : oddText(random));
  const value = JSON.stringify(random.isLikely(0.5) ? 'Ada' : oddText(random));
  return random.pick([
    `{ account(tenant: ${tenant}) { ${fields} } }`,
    `mutation { UpdateAccount(tenant: ${tenant}, account: {firstName: ${value}}) { ${fields} } }`,
    `mutation { CreateAccount(tenant: ${tenant}, account: {phone: ${value}}) { id } }`,
    '{ __schema { types { name } } }',
    `{ ${'a { '.repeat(60)}b${' }'.repeat(60)} }`,
    `{ ...F } fragment F on Query { ...F }`,
    `query Q($a: String!) { account(tenant: $a) { ${fields} } }`,
    `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    `"""`,
    oddText(random),
  ]);
}
