import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountProfile } from '../../../schemas/types/http/accounts.ts';
import type { TestServer } from '../start-server.ts';
import { startAccountServer } from './account-server.ts';
import {
  accountFields,
  ask,
  caHost,
  type GraphqlAnswer,
  mutate,
  newCustomer,
  type Refusal,
  remove,
  signIn,
  signUp,
  ukHost,
} from './sample-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server.close());

const tenant = '44-gbr-delivery';
const query = `query { account(tenant: "${tenant}") { ${accountFields} } }`;
const change = (name: string) =>
  `mutation ($tenant: String!, $account: AccountInput!) { ${name}(tenant: $tenant, account: $account) { ${accountFields} } }`;
const deletion = `mutation ($tenant: String!) { DeleteAccount(tenant: $tenant) { ${accountFields} } }`;
const ada = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  marketingEmail: true,
  marketingSMS: false,
};

describe('the account over GraphQL', () => {
  it('is read, made and changed, each answering every field [ACC-01, ACC-41]', async () => {
    const { email, headers, id } = await newCustomer(server);
    const fresh = await ask(server, query, headers);
    expect(fresh.body.data?.['account']).toEqual({
      id,
      firstName: null,
      lastName: null,
      phone: null,
      email,
      marketingEmail: null,
      marketingSMS: null,
    });
    const created = await mutate(
      server,
      change('CreateAccount'),
      { tenant, account: ada },
      headers,
    );
    expect(created.body.data?.['CreateAccount']).toEqual({ id, email, ...ada });
    const account = { lastName: 'Lovelace', marketingSMS: true };
    const updated = await mutate(server, change('UpdateAccount'), { tenant, account }, headers);
    const now = { id, email, ...ada, ...account };
    expect(updated.body.data?.['UpdateAccount']).toEqual(now);
    expect((await ask(server, query, headers)).body.data?.['account']).toEqual(now);
  });

  it('is deleted with its sessions, and its email is free again [ACC-41]', async () => {
    const { email, headers, id } = await newCustomer(server);
    const gone = await mutate(server, deletion, { tenant }, headers);
    expect(gone.body.data?.['DeleteAccount']).toMatchObject({ id, email });
    const { body } = await ask(server, query, headers);
    expect(body.errors?.[0]).toMatchObject({ message: 'not authenticated' });
    expect((await signIn(server, email)).status).toBe(401);
    expect((await signUp(server, email)).status).toBe(201);
  });

  it('takes queries by GET and refuses mutations there [ACC-42]', async () => {
    const { headers } = await newCustomer(server);
    expect((await ask(server, query, headers)).status).toBe(200);
    const byGet = `mutation { DeleteAccount(tenant: "${tenant}") { id } }`;
    const { body } = await ask(server, byGet, headers);
    expect(body.data).toBeNull();
    expect(body.errors).not.toHaveLength(0);
    expect((await ask(server, query, headers)).body.data?.['account']).not.toBeNull();
  });

  it('runs the operation that is named, by GET a query only, however often it is asked [ACC-42]', async () => {
    const { email, headers } = await newCustomer(server);
    const both = `query Read { account(tenant: "${tenant}") { email } } mutation Drop { DeleteAccount(tenant: "${tenant}") { id } }`;
    const run = (operationName: string) =>
      server.get<GraphqlAnswer>(
        `/v1/accounts/graphql?query=${encodeURIComponent(both)}&operationName=${operationName}`,
        headers,
      );
    await server.post('/v1/accounts/graphql', { query: both, operationName: 'Read' }, headers);
    for (const name of ['Drop', 'Drop', 'Drop']) {
      expect((await run(name)).body.data).toBeNull();
      expect((await run('Read')).body.data?.['account']).toEqual({ email });
    }
    const unknown = await run('Nothing');
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors?.[0]?.message).toBe('There is no such operation.');
  });

  it('takes no query that is too wide, and no syntax tree in place of one [ACC-41]', async () => {
    const { headers } = await newCustomer(server);
    const fields = Array.from({ length: 200 }, (_, index) => `f${index}: id`).join(' ');
    const wide = await ask(server, `query { account(tenant: "${tenant}") { ${fields} } }`, headers);
    expect([wide.status, wide.body.data]).toEqual([400, null]);
    const tree = JSON.stringify({ kind: 'Document', definitions: [] });
    expect((await ask(server, tree, headers)).status).toBe(400);
    expect((await server.post('/v1/accounts/graphql', {}, headers)).status).toBe(400);
  });

  it('needs a token and the tenant of the account [ACC-01, ACC-41]', async () => {
    const { headers } = await newCustomer(server);
    const code = async (text: string, by: Readonly<Record<string, string>>) =>
      (await ask(server, text, by)).body.errors?.[0]?.extensions?.code;
    expect(await code(query, ukHost)).toBe('NotAuthorizedException');
    expect(await code(query.replace(tenant, '01-can'), headers)).toBe('InvalidParameterException');
    const missing = await ask(server, `query { account { id } }`, headers);
    expect(missing.body.errors).not.toHaveLength(0);
  });

  it('takes no phone number that is none and no endless name [ACC-01]', async () => {
    const { headers } = await newCustomer(server);
    for (const account of [{ phone: '12345' }, { phone: 'x' }, { firstName: 'a'.repeat(101) }]) {
      const { body } = await mutate(server, change('UpdateAccount'), { tenant, account }, headers);
      expect(body.errors?.[0]?.extensions?.code).toBe('InvalidParameterException');
    }
  });
});

const path = '/v2/accounts/myaccount';
const sector = { 'x-default-sector': 'uk-1' };

describe('the profile', () => {
  it('is saved in parts and read back whole [ACC-05, ACC-43, CHK-80, CHK-82]', async () => {
    const { email, headers, id } = await newCustomer(server);
    const by = { ...headers, ...sector };
    const first = await server.post(path, { name: 'Ada King Byron', phone: '07700900123' }, by);
    expect(first.status).toBe(200);
    await server.post(path, { dateOfBirth: '1990-12-10', marketing: { all: true } }, by);
    const { status, body } = await server.get<AccountProfile>(path, by);
    expect(status).toBe(200);
    expect(body).toEqual({
      externalIdentityGUID: id,
      email,
      dateOfBirth: '1990-12-10',
      birthday: '12-10',
      firstName: 'Ada',
      lastName: 'King Byron',
      mobile: '07700900123',
      name: 'Ada King Byron',
      phone: '07700900123',
      marketing: { all: true },
    });
  });

  it('refuses a day of birth to come, somebody else’s id and a phone that is none [ACC-43]', async () => {
    const { headers } = await newCustomer(server);
    const by = { ...headers, ...sector };
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    for (const dateOfBirth of ['2999-01-01', today, '1990-02-30', 'x']) {
      expect((await server.post(path, { dateOfBirth }, by)).status).toBe(400);
    }
    expect((await server.post(path, { externalIdentityGUID: 'other' }, by)).status).toBe(403);
    expect((await server.post(path, { phone: 'call me' }, by)).status).toBe(400);
  });

  it('needs a token, and the sector of the account’s market [ACC-36, ACC-43, CHK-79, CHK-80]', async () => {
    for (const answer of [
      await server.get<Refusal>(path, sector),
      await server.post<Refusal>(path, { name: 'Ada' }, sector),
      await remove(server, path, sector),
    ]) {
      expect([answer.status, (answer.body as Refusal).name]).toEqual([
        401,
        'NotAuthorizedException',
      ]);
    }
    const { headers } = await newCustomer(server, caHost);
    expect((await server.get(path, headers)).status).toBe(400);
    expect((await server.get(path, { ...headers, ...sector })).status).toBe(400);
    expect((await server.get(path, { ...headers, 'x-default-sector': 'ca-1' })).status).toBe(200);
  });

  it('goes with its account [ACC-43]', async () => {
    const { email, headers } = await newCustomer(server);
    const by = { ...headers, ...sector };
    expect((await remove(server, path, by)).status).toBe(204);
    expect((await server.get(path, by)).status).toBe(401);
    expect((await signIn(server, email)).status).toBe(401);
  });
});
