import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentSession } from '../../../schemas/types/http/accounts.ts';
import { accountFields, ask, remove } from '../accounts/sample-accounts.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { india, newPhone, otherThan, otpCalls, sector } from './india.ts';

let server: TestServer;
let calls: ReturnType<typeof otpCalls>;
beforeAll(async () => {
  server = await startServer();
  calls = otpCalls(server);
});
afterAll(() => server.close());

const minute = 60_000;
const tenMinutes = 10 * minute;
const uk = { host: 'uk.localhost' };

describe('a code', () => {
  it('goes by message to a phone number, which answers a token that does not hold it [OTP-26]', async () => {
    const phone = newPhone();
    const { code, token } = await calls.codeTo(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(token).not.toContain(code);
    const [message] = await calls.messagesTo(phone);
    expect(message).toMatchObject({ market: 'in', recipient: phone });
    expect(message?.body).toContain(`${code} is your Fornello code`);
    const kept = await server.db.selectFrom('mailed_code').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(phone.slice(1));
    expect(kept.map(({ code_hash }) => code_hash)).not.toContain(code);
  });

  it.each([
    '9876543210',
    '+91987654321',
    '+9198765432101',
    '+919876 54321',
    '+44770090012',
    '',
    '+91987654321x',
  ])('goes to no ill-formed phone number: %j [OTP-26]', async (phone) => {
    const { status, body } = await calls.generate(phone);
    expect([status, body.name]).toEqual([400, 'PHONE_INVALID']);
    expect(await calls.messagesTo(phone)).toEqual([]);
  });

  it('goes to other countries at the levels of those who try things out, a few an hour [OTP-26]', async () => {
    const tester = { 'feature-role': 'canary' };
    const number = (last: number) => `+4477009${`${last}`.padStart(5, '0')}`;
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) {
      statuses.push((await calls.generate(number(asked), tester)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await calls.generate(number(99), { 'feature-role': 'staging' })).status).toBe(400);
    expect((await calls.generate(newPhone(), tester)).status).toBe(200);
  });

  it('is right once, and a wrong one is told by the result [OTP-28]', async () => {
    const { code, token } = await calls.codeTo(newPhone());
    const wrong = await calls.verify(otherThan(code), token);
    expect([wrong.status, wrong.body]).toEqual([200, { result: false, token }]);
    const right = await calls.verify(code, token);
    expect([right.status, right.body.result]).toEqual([200, true]);
    expect(right.body.token).not.toBe(token);
    expect((await calls.verify(code, token)).body).toEqual({ result: false, token });
  });

  it('is right for one of two calls at once [OTP-28]', async () => {
    const { code, token } = await calls.codeTo(newPhone());
    const both = await Promise.all([calls.verify(code, token), calls.verify(code, token)]);
    expect(both.filter(({ body }) => body.result)).toHaveLength(1);
  });

  it('is good for 10 minutes and until the fifth wrong one [OTP-28]', async () => {
    const late = await calls.codeTo(newPhone());
    await server.clock.advance(tenMinutes - minute);
    const other = await calls.codeTo(newPhone());
    await server.clock.advance(minute);
    expect((await calls.verify(late.code, late.token)).body.result).toBe(false);
    for (let tries = 0; tries < 4; tries += 1) {
      await calls.verify(otherThan(other.code), other.token);
    }
    const tried = await calls.codeTo(newPhone());
    for (let tries = 0; tries < 5; tries += 1) {
      await calls.verify(otherThan(tried.code), tried.token);
    }
    expect((await calls.verify(tried.code, tried.token)).body.result).toBe(false);
    expect((await calls.verify(other.code, other.token)).body.result).toBe(true);
  });

  it('is good with its own token only, so that nobody ends the code of somebody else [OTP-28]', async () => {
    const phone = newPhone();
    const [first, second] = [await calls.codeTo(phone), await calls.codeTo(phone)];
    const [id, , , seal] = first.token.split('.');
    const stranger = `${id}.${newPhone().slice(1)}..${seal}`;
    for (const token of [second.token.replace(/.$/, '_'), stranger, 'x', '', `${first.token}.x`]) {
      expect((await calls.verify(first.code, token)).body).toEqual({ result: false, token });
    }
    expect((await calls.verify(first.code, first.token)).body.result).toBe(true);
    expect((await calls.verify(second.code, second.token)).body.result).toBe(true);
  });

  it('is sent to one number so often a day, whoever calls [OTP-26]', async () => {
    const phone = newPhone();
    for (let asked = 0; asked < 10; asked += 1) await calls.codeTo(phone);
    const refused = await calls.generate(phone);
    expect([refused.status, refused.body.name]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await calls.generate(newPhone())).status).toBe(200);
  });
});

describe('registration', () => {
  it('makes the account of a verified number, signs in and answers it [OTP-29]', async () => {
    const phone = newPhone();
    const { status, body } = await calls.register(await calls.verified(phone), phone);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      phone,
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'Asha@Example.com',
      marketing: { all: true },
      shadow: false,
    });
    const headers = { ...india, authorization: `Bearer ${body.data.token}` };
    const { body: session } = await server.get<CurrentSession>('/v1/identity/session', headers);
    expect(session).toMatchObject({ id: body.data.id, provider: 'phone-code' });
    const query = `{ account(tenant: "") { ${accountFields} } }`;
    const { body: told } = await ask(server, query, headers);
    expect(told.data?.['account']).toEqual({
      id: body.data.id,
      firstName: 'Asha',
      lastName: 'Rao',
      phone,
      email: 'Asha@Example.com',
      marketingEmail: true,
      marketingSMS: true,
    });
  });

  it('takes no token but a verified one, once, and not for another number [OTP-29]', async () => {
    const phone = newPhone();
    const { code, token: asked } = await calls.codeTo(phone);
    for (const bad of ['', 'x', asked, `${asked}x`]) {
      expect((await calls.register(bad, phone)).status).toBe(401);
    }
    const { body } = await calls.verify(code, asked);
    const other = await calls.register(body.token, newPhone());
    expect([other.status, other.body.name]).toEqual([400, 'PHONE_INVALID']);
    const [one, two] = await Promise.all([
      calls.register(body.token, phone),
      calls.register(body.token, phone),
    ]);
    expect([one.status, two.status].filter((status) => status === 201)).toHaveLength(1);
    expect([one.status, two.status].filter((status) => status === 401)).toHaveLength(1);
    expect((await calls.login(body.token)).status).toBe(401);
    const late = newPhone();
    const token = await calls.verified(late);
    await server.clock.advance(tenMinutes + 1);
    expect((await calls.register(token, late)).status).toBe(401);
  });

  it.each([
    ['firstName', ''],
    ['firstName', '  '],
    ['lastName', '123'],
    ['email', ''],
    ['email', 'asha@example'],
  ])(
    'refuses what the form refuses, and the token stays good: %s %j [OTP-29]',
    async (field, value) => {
      const phone = newPhone();
      const token = await calls.verified(phone);
      const refused = await calls.register(token, phone, { [field]: value });
      expect([refused.status, refused.body.name]).toEqual([400, 'DETAILS_INVALID']);
      expect(refused.body.message).toContain(field);
      const elsewhere = await calls.register(token, phone, { sector: 'uk-1' });
      expect([elsewhere.status, elsewhere.body.name]).toEqual([400, 'SECTOR_UNKNOWN']);
      expect((await calls.register(token, phone)).status).toBe(201);
    },
  );

  it('takes an email address that somebody else gave too, and finds no account by it [OTP-29]', async () => {
    const [one, other] = [await calls.registered(), await calls.registered()];
    expect(other.id).not.toBe(one.id);
    const rows = await server.db
      .selectFrom('account')
      .select(['email', 'contact_email'])
      .where('id', 'in', [one.id, other.id])
      .execute();
    const kept = { email: null, contact_email: 'Asha@Example.com' };
    expect(rows).toEqual([kept, kept]);
  });
});

describe('login', () => {
  it('answers no data for a number never seen, whose token is still good to register with [OTP-30]', async () => {
    const phone = newPhone();
    const token = await calls.verified(phone);
    for (let again = 0; again < 2; again += 1) {
      const { status, body } = await calls.login(token);
      expect([status, body]).toEqual([200, {}]);
    }
    expect((await calls.register(token, phone)).status).toBe(201);
  });

  it('answers token and account of a customer who has registered, once [OTP-30]', async () => {
    const { id, phone } = await calls.registered();
    const token = await calls.verified(phone);
    const { status, body } = await calls.login(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      phone,
      firstName: 'Asha',
      lastName: 'Rao',
      shadow: false,
    });
    const headers = { ...india, authorization: `Bearer ${body.data?.token}` };
    expect((await server.get('/v1/identity/session', headers)).status).toBe(200);
    expect((await calls.login(token)).status).toBe(401);
  });

  it('tells of an account whose owner has yet to register, which registration completes [OTP-30]', async () => {
    const { id, phone } = await calls.registered();
    await server.db
      .updateTable('account')
      .set({ first_name: null, contact_email: null })
      .where('id', '=', id)
      .execute();
    const token = await calls.verified(phone);
    const { body } = await calls.login(token);
    expect(body.data).toMatchObject({ id, phone, firstName: '', lastName: 'Rao', shadow: true });
    expect(body.data?.token).toMatch(/\w/);
    const completed = await calls.register(token, phone, { firstName: 'Usha' });
    expect(completed.body.data).toMatchObject({ id, firstName: 'Usha', shadow: false });
  });

  it('takes no token but a verified one, of this market, and none of its sectors but its own [OTP-30]', async () => {
    const { token } = await calls.codeTo(newPhone());
    for (const bad of ['', 'x', token]) expect((await calls.login(bad)).status).toBe(401);
    const body = { sector: 'uk-1', token: await calls.verified(newPhone()) };
    expect((await calls.post('/v1/asia-customer/login', body)).status).toBe(400);
    const own = { ...body, sector };
    expect((await server.post('/v1/asia-customer/login', own, uk)).status).toBe(404);
    expect((await server.post('/v1/otp/generate', { phone: newPhone() }, uk)).status).toBe(404);
  });
});

describe('the end of an account', () => {
  const path = (id: string) => `/v1/asia-customer/customer/${id}`;

  it('comes by its own login token, and by nobody else’s [OTP-31]', async () => {
    const [asha, other] = [await calls.registered(), await calls.registered()];
    const waiting = await calls.codeTo(asha.phone);
    expect((await remove(server, path(asha.id), india)).status).toBe(401);
    const forged = { ...india, authorization: 'Bearer x' };
    expect((await remove(server, path(asha.id), forged)).status).toBe(401);
    expect((await remove(server, path(asha.id), other.headers)).status).toBe(403);
    expect((await remove(server, path('nobody'), asha.headers)).status).toBe(403);
    const { status, body } = await remove(server, path(asha.id), asha.headers);
    expect([status, body]).toEqual([200, { data: { id: asha.id } }]);
    expect((await server.get('/v1/identity/session', asha.headers)).status).toBe(401);
    expect((await calls.verify(waiting.code, waiting.token)).body.result).toBe(false);
    expect(await calls.messagesTo(asha.phone)).toEqual([]);
    expect((await calls.login(await calls.verified(asha.phone))).body).toEqual({});
    expect((await server.get('/v1/identity/session', other.headers)).status).toBe(200);
  });
});

it('a customer gets all that is kept of them, without codes [SEC-42]', async () => {
  const { headers } = await calls.registered();
  const { body } = await server.get<{ account: object; letters: { body: string }[] }>(
    '/v2/accounts/myaccount/data',
    headers,
  );
  expect(body.account).toMatchObject({ email: 'Asha@Example.com', marketingEmail: true });
  expect(body.letters.map((letter) => letter.body).join()).not.toMatch(/\d{6}/);
});
