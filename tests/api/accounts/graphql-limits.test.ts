import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';
import { accountFields, ask, newCustomer } from './sample-accounts.ts';

let server: TestServer;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startServer();
  ({ headers } = await newCustomer(server));
});
afterAll(() => server.close());

const path = '/v1/accounts/graphql';
const account = (fields: string) => `account(tenant: "44-gbr-delivery") { ${fields} }`;

const schemaQueries = [
  '{ __schema { types { name } } }',
  '{ __type(name: "Account") { fields { name } } }',
  'query Q { ...F } fragment F on Query { __schema { queryType { name } } }',
];

describe('the accounts’ GraphQL', () => {
  it('tells its schema to nobody [SEC-28]', async () => {
    for (const query of schemaQueries) {
      const { status, body } = await ask(server, query, headers);
      expect([status, body.data]).toEqual([400, null]);
      expect((await server.post(path, { query }, headers)).status).toBe(400);
    }
    expect((await ask(server, `{ ${account('__typename id')} }`, headers)).status).toBe(200);
  });

  it('tells it in development [SEC-28]', async () => {
    const developing = await startServer({ environment: { development: true } });
    try {
      for (const query of schemaQueries) {
        const { status, body } = await ask(developing, query, { host: 'uk.localhost' });
        expect([status, body.errors]).toEqual([200, undefined]);
      }
    } finally {
      await developing.close();
    }
  });

  it('runs no query that is nested too deep or costs too much, fragments counted as often as they are used [SEC-28]', async () => {
    const deep = `{ a: ${account('id { id { id { id { id } } } }')} }`;
    const many = `{ ${Array.from({ length: 5 }, (_, index) => `a${index}: ${account('id')}`).join(' ')} }`;
    const spread = `{ ${account('...F ...F ...F ...F ...F ...F')} } fragment F on Account { ${accountFields} }`;
    const endless = `{ ${account('...F')} } fragment F on Account { id ...G } fragment G on Account { id ...F }`;
    for (const query of [deep, many, spread, endless]) {
      const { status, body } = await ask(server, query, headers);
      expect([query, status, body.data ?? null]).toEqual([query, 400, null]);
    }
    expect((await ask(server, `{ ${account(accountFields)} }`, headers)).status).toBe(200);
  });

  it('runs no batches [SEC-28]', async () => {
    const query = `{ ${account('id')} }`;
    const { status } = await server.post(path, [{ query }, { query }], headers);
    expect(status).toBe(400);
  });
});
