import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CurrentSession,
  DeviceSession,
  IdentitySession,
} from '../../../schemas/types/http/accounts.ts';
import type { TestServer } from '../start-server.ts';
import { startAccountServer } from './account-server.ts';
import { identity, newCustomer, type Refusal, remove, signIn } from './sample-accounts.ts';

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startAccountServer({ onLog: (line) => void logged.push(line) });
});
afterAll(() => server.close());

const path = '/v1/identity/sessions';

const refresh = async (token: string) => {
  const { status, body } = await identity<IdentitySession>(server, 'refresh', { refresh: token });
  return { status, ...(status === 200 && body.authentication) } as {
    readonly status: number;
    readonly access: string;
    readonly refresh: string;
  };
};

const by = (access: string) => ({ authorization: `Bearer ${access}` });

const session = async (access: string) =>
  (await server.get<CurrentSession>('/v1/identity/session', by(access))).status;

describe('a refresh token', () => {
  it('changes each time it is used, and the one after it goes on [SEC-23]', async () => {
    const first = await newCustomer(server);
    const second = await refresh(first.refresh);
    expect(second.refresh).not.toBe(first.refresh);
    const third = await refresh(second.refresh);
    expect(third.refresh).not.toBe(second.refresh);
    expect(await session(third.access)).toBe(200);
  });

  it('that was used ends its session when it comes back, which is logged [SEC-23, SEC-41]', async () => {
    const { id, refresh: stolen } = await newCustomer(server);
    const owner = await refresh(stolen);
    expect(await session(owner.access)).toBe(200);
    await server.clock.advance(600_000);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(owner.refresh)).status).toBe(401);
    expect(await session(owner.access)).toBe(401);
    const events = logged.filter((line) => line.includes('"security":"refresh-token-reused"'));
    expect(events.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ accountId: id }]);
  });

  it('of two turns ago ends its session at once, and no other of the account [SEC-23]', async () => {
    const { email, refresh: first } = await newCustomer(server);
    const elsewhere = (await signIn(server, email)).body.authentication;
    const second = await refresh(first);
    await refresh(second.refresh);
    expect((await refresh(first)).status).toBe(401);
    expect(await session(second.access)).toBe(401);
    expect(await session(elsewhere.access)).toBe(200);
  });

  it('is answered again as long as its answer was not heard of, however late [SEC-23]', async () => {
    const { refresh: first } = await newCustomer(server);
    const lost = await refresh(first);
    await server.clock.advance(600_000);
    const again = await refresh(first);
    expect([again.status, again.refresh]).toEqual([200, lost.refresh]);
    expect((await refresh(again.refresh)).status).toBe(200);
  });

  it('is answered again for a moment after its answer was used: two tabs ask at once [SEC-23]', async () => {
    const { refresh: first } = await newCustomer(server);
    const tab = await refresh(first);
    expect(await session(tab.access)).toBe(200);
    const other = await refresh(first);
    expect([other.status, other.refresh]).toEqual([200, tab.refresh]);
  });
});

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
};

const sessions = async (access: string) =>
  (await server.get<readonly DeviceSession[]>(path, by(access))).body;

/** A customer who is signed in on a phone and at a desk as well. */
const onThreeDevices = async () => {
  const customer = await newCustomer(server);
  const signInWith = async (agent: string) => {
    const headers = { host: 'uk.localhost', 'user-agent': agent };
    return (await signIn(server, customer.email, undefined, headers)).body.authentication;
  };
  return {
    ...customer,
    phone: await signInWith(agents.phone),
    desk: await signInWith(agents.desk),
  };
};

describe('the sessions of an account', () => {
  it('are listed with their devices, the one that asks marked, and nothing that signs in [SEC-23]', async () => {
    const { access, phone, refresh: token } = await onThreeDevices();
    const listed = await sessions(phone.access);
    expect(
      listed.map(({ browser, platform, isThisOne }) => [browser, platform, isThisOne]),
    ).toEqual(
      expect.arrayContaining([
        ['Edge', 'Windows', false],
        ['Safari', 'iPhone', true],
        [undefined, undefined, false],
      ]),
    );
    expect(listed).toHaveLength(3);
    for (const { startedAt, seenAt, provider } of listed) {
      expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.parse(seenAt));
      expect(provider).toBe('password');
    }
    const text = JSON.stringify(listed);
    for (const secret of [access, token.split('.')[1] ?? '', agents.phone]) {
      expect(text).not.toContain(secret);
    }
  });

  it('are ended one by one [SEC-23]', async () => {
    const { access, phone, desk } = await onThreeDevices();
    const onPhone = (await sessions(access)).find(({ platform }) => platform === 'iPhone');
    const ended = await remove(server, `${path}/${onPhone?.id}`, by(access));
    expect(ended.status).toBe(204);
    expect(await session(phone.access)).toBe(401);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect(await session(desk.access)).toBe(200);
    const again = await remove(server, `${path}/${onPhone?.id}`, by(access));
    expect(again.status).toBe(404);
  });

  it('are all ended but the one that asks [SEC-23]', async () => {
    const { access, phone, desk } = await onThreeDevices();
    expect((await remove(server, path, by(desk.access))).status).toBe(204);
    expect(await session(access)).toBe(401);
    expect(await session(phone.access)).toBe(401);
    expect((await sessions(desk.access)).map(({ isThisOne }) => isThisOne)).toEqual([true]);
  });

  it('are nobody else’s to see or to end [SEC-23]', async () => {
    const { access } = await onThreeDevices();
    const stranger = await newCustomer(server);
    const [own] = await sessions(access);
    const refused = await remove(server, `${path}/${own?.id}`, stranger.headers);
    expect(refused.status).toBe(404);
    expect(await session(access)).toBe(200);
    for (const answer of [
      await server.get<Refusal>(path),
      await remove(server, path, {}),
      await remove(server, `${path}/${own?.id}`, {}),
    ]) {
      expect([answer.status, (answer.body as Refusal).name]).toEqual([
        401,
        'NotAuthorizedException',
      ]);
    }
  });
});
