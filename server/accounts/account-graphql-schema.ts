import type { FastifySchema } from 'fastify';

/** The account of who is signed in, as GraphQL describes it [ACC-41]. */
export const accountSchema = /* GraphQL */ `
  type Account {
    id: ID!
    firstName: String
    lastName: String
    phone: String
    email: String
    marketingEmail: Boolean
    marketingSMS: Boolean
  }
  input AccountInput {
    firstName: String
    lastName: String
    phone: String
    email: String
    marketingEmail: Boolean
    marketingSMS: Boolean
  }
  type Query {
    account(tenant: String!): Account
  }
  type Mutation {
    CreateAccount(tenant: String!, account: AccountInput!): Account
    UpdateAccount(tenant: String!, account: AccountInput!): Account
    DeleteAccount(tenant: String!): Account
  }
`;

const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength });
const operation = { query: text(4000), operationName: text(100) };

/** What calls may hold, in place of mercurius' own schemas, which limit nothing [SEC-01]. */
export const callSchemas: Readonly<Record<string, FastifySchema>> = {
  GET: {
    summary: 'The account of who is signed in, over GraphQL',
    querystring: {
      type: 'object',
      additionalProperties: false,
      properties: { ...operation, variables: text(4000) },
    },
  },
  POST: {
    summary: 'The account of who is signed in, or a change to it, over GraphQL',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...operation,
        variables: { type: ['object', 'null'], maxProperties: 20 },
      },
    },
  },
};
