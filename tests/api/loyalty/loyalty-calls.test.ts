import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  LoyaltyAccount,
  LoyaltyAccountExists,
  LoyaltyEarnings,
  OfflineRedemption,
} from '../../../schemas/types/http/loyalty.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { loyaltyOf, member, signedIn } from './members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { requestsPerMinute: 1_000_000 } });
});
afterAll(() => server.close());

const account = '/v2/loyalty/account?marketId=uk';

describe('the loyalty account call', () => {
  it('is for customers who are signed in, and finds nothing before they joined [LOY-25]', async () => {
    expect((await server.get(account)).status).toBe(401);
    expect((await server.get(account, { authorization: 'Bearer forged' })).status).toBe(401);
    const { headers } = await signedIn(server);
    expect((await server.get(account, headers)).status).toBe(404);
    expect((await server.get('/v2/loyalty/account', headers)).status).toBe(400);
  });

  it('answers points, the rewards they buy and the token of the provider [LOY-25, LOY-05]', async () => {
    const { headers } = await member(server, 3);
    const { status, body } = await server.get<LoyaltyAccount>(`${account}&mobile=07700`, headers);
    expect(status).toBe(200);
    expect(body.accountBalance).toBe(3);
    expect(body.loyaltyProviderAuthToken).toMatch(/^.{20,}$/);
    expect(body.rewards.map(({ dealId }) => dealId)).toEqual([
      'free-garlic-bread',
      'free-breadsticks',
    ]);
    expect(body.rewards[0]).toEqual({
      dealId: 'free-garlic-bread',
      id: 'hut-rewards-garlic-bread',
      reward_id: 'hut-rewards-garlic-bread',
      redeemable_id: 'hut-rewards-garlic-bread',
      points: 2,
      type: 'side',
    });
    const five = await member(server, 5);
    expect((await loyaltyOf(server, five)).rewards[0]?.points).toBe(5);
  });

  it('joins the programme, and changes a member without touching points [LOY-26]', async () => {
    const { headers, accountId } = await signedIn(server);
    const ada = {
      mobile: '07700 900456',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      dateOfBirth: '1990-12-10',
    };
    expect((await server.post(account, ada)).status).toBe(401);
    const joined = await server.post<LoyaltyAccount>(account, ada, headers);
    expect([joined.status, joined.body.accountBalance, joined.body.rewards]).toEqual([200, 0, []]);
    await server.db
      .updateTable('loyalty_account')
      .set({ balance: 4 })
      .where('account_id', '=', accountId)
      .execute();
    const again = await server.post<LoyaltyAccount>(account, { ...ada, mobile: '1' }, headers);
    expect(again.status).toBe(400);
    const changed = await server.post<LoyaltyAccount>(account, { firstName: 'A.' }, headers);
    expect(changed.body.accountBalance).toBe(4);
    expect((await server.get(account, headers)).status).toBe(200);
  });

  it('knows no programme in other markets, or where a market has none [LOY-25, LOY-01]', async () => {
    const { headers } = await member(server);
    for (const market of ['ca', 'fr', 'nowhere']) {
      const { status } = await server.get(`/v2/loyalty/account?marketId=${market}`, headers);
      expect([market, status]).toEqual([market, 404]);
    }
    const french = await signedIn(server, 'fr');
    const path = '/v2/loyalty/account?marketId=fr';
    expect((await server.post(path, {}, french.headers)).status).toBe(404);
  });
});

describe('the code to redeem a reward in a hut', () => {
  const codeOf = (id: string, headers = {}) =>
    server.get<OfflineRedemption>(`/v2/loyalty/redeemable/${id}/code?marketId=uk`, headers);

  it('comes with its status, the same each time [LOY-27]', async () => {
    const { headers } = await member(server, 5);
    const first = await codeOf('hut-rewards-pizza', headers);
    expect(first.status).toBe(200);
    expect(first.body.status).toBe('ISSUED');
    expect(first.body.redemption_tracking_code).toMatch(/^[2-9A-Z]{10}$/);
    expect((await codeOf('hut-rewards-pizza', headers)).body).toEqual(first.body);
    const other = await member(server, 5);
    const { body } = await codeOf('hut-rewards-pizza', other.headers);
    expect(body.redemption_tracking_code).not.toBe(first.body.redemption_tracking_code);
  });

  it('is not given for too few points, to nobody, or for nothing [LOY-27]', async () => {
    const { headers } = await member(server, 4);
    const { status, body } = await codeOf('hut-rewards-pizza', headers);
    expect([status, body]).toEqual([200, { status: 'NOT_ENOUGH_POINTS' }]);
    expect((await codeOf('hut-rewards-pizza')).status).toBe(401);
    expect((await codeOf('nothing', headers)).status).toBe(404);
  });
});

describe('the question whether an account exists', () => {
  const exists = (mobile: string, sector = 'uk-1', hut = '1101') =>
    server.get<LoyaltyAccountExists>(
      `/v2/loyalty/pos/${sector}/${hut}/account/${encodeURIComponent(mobile)}/exists`,
    );

  it('needs no token, and knows a mobile however it is written [LOY-28, CHK-83]', async () => {
    const { headers } = await signedIn(server);
    expect((await exists('07700900789')).body).toEqual({ hasOnlineAccount: false });
    await server.post(account, { mobile: '07700 900789' }, headers);
    for (const written of ['07700900789', '+44 7700 900789', '0044 7700 900 789']) {
      const { status, body } = await exists(written);
      expect([written, status, body]).toEqual([written, 200, { hasOnlineAccount: true }]);
    }
    expect((await exists('07700900780')).body).toEqual({ hasOnlineAccount: false });
    expect((await exists('789')).body).toEqual({ hasOnlineAccount: false });
    expect((await exists('07700900789', 'ca-1', '6001')).body).toEqual({ hasOnlineAccount: false });
  });

  it('tells Canadian mobiles apart by their area codes too [LOY-28]', async () => {
    const { headers } = await signedIn(server, 'ca');
    const own = '/v2/loyalty/account?marketId=ca';
    expect((await server.post(own, { mobile: '204-555-1234' }, headers)).status).toBe(200);
    const known = async (mobile: string) => (await exists(mobile, 'ca-1', '6001')).body;
    expect(await known('+1 204 555 1234')).toEqual({ hasOnlineAccount: true });
    expect(await known('604-555-1234')).toEqual({ hasOnlineAccount: false });
  });

  it('is about a hut that there is [LOY-28]', async () => {
    expect((await exists('07700900789', 'uk-1', '0')).status).toBe(404);
    expect((await exists('07700900789', 'xx-1')).status).toBe(404);
  });

  it('is not answered to whoever asks too often [LOY-28]', async () => {
    const { guessing } = server.dependencies.markets.byId('uk')?.market.manifest.identity ?? {};
    await exists('07700900789');
    await server.db
      .updateTable('rate_limit')
      .set({ count: guessing?.perAddress ?? 0 })
      .execute();
    const { status } = await exists('07700900789');
    await server.db.deleteFrom('rate_limit').execute();
    expect(status).toBe(429);
  });
});

describe('the estimate of earnings', () => {
  const earned = async (sector: string, amount: number, market = 'uk') => {
    const { headers } = await signedIn(server, market);
    const path = `/v1/loyalty/earnings?sector=${sector}&amount=${amount}&inBasket=true`;
    return (await server.get<LoyaltyEarnings>(path, headers)).body.points;
  };

  it('follows the rule of the market [LOY-13, CHK-81, LOY-08, LOY-09]', async () => {
    expect(await earned('uk-1', 29.99)).toBe(2);
    expect(await earned('ca-1', 10.99, 'ca')).toBe(0);
    expect(await earned('ca-2', 11, 'ca')).toBe(1);
  });

  it('is nothing where a sector has no points [LOY-13, LOY-01]', async () => {
    expect(await earned('uk-2', 29.99)).toBe(0);
  });

  it('does not exist in a market without loyalty rules [LOY-13]', async () => {
    const { headers } = await signedIn(server, 'fr');
    const path = '/v1/loyalty/earnings?sector=fr-1&amount=29.99&inBasket=true';
    expect((await server.get(path, headers)).status).toBe(404);
  });

  it('needs a login token and an amount [LOY-13, CHK-81]', async () => {
    const path = '/v1/loyalty/earnings?sector=uk-1';
    expect((await server.get(`${path}&amount=20&inBasket=false`)).status).toBe(401);
    const { headers } = await signedIn(server);
    expect((await server.get(path, headers)).status).toBe(400);
    expect((await server.get(`${path}&amount=-1`, headers)).status).toBe(400);
    expect((await server.get(`${path}&amount=20&inBasket=false`, headers)).status).toBe(200);
  });
});
