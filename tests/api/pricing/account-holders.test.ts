import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vectorsOf } from '../../vectors/vector.ts';
import { newCustomer } from '../accounts/sample-accounts.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';
import { requestOf } from './request-of-vector.ts';

/** A server whose markets give account holders their own delivery fee, and one whose markets do not. */
let favouring: TestServer;
let plain: TestServer;
beforeAll(async () => {
  const features = { 'account-holder-discount': { default: true } };
  [favouring, plain] = await Promise.all([
    startFixtureServer(undefined, { flags: { features } }),
    startFixtureServer(),
  ]);
});
afterAll(async () => {
  await Promise.all([favouring.close(), plain.close()]);
});

/** A delivery whose fee of 0.99 is 0.49 for account holders, as somebody claims it to be. */
const claiming = (amount: number) => {
  const [vector] = vectorsOf('SUR-04');
  if (!vector) throw new Error('No vector shows SUR-04.');
  const request = requestOf(vector);
  const surcharges = request.surcharges?.map((surcharge) =>
    surcharge.type === 'delivery' ? { ...surcharge, amount } : surcharge,
  );
  const gain = 0.99 - amount;
  const payment = {
    ...request.payment,
    amount: Math.round((request.payment.amount - gain) * 100) / 100,
  };
  return { ...request, surcharges, payment };
};

const statusFor = async (
  server: TestServer,
  amount: number,
  headers: Readonly<Record<string, string>> = {},
) => (await server.post('/v1/basket-validator/', claiming(amount), headers)).status;

describe('the delivery fee of account holders', () => {
  it('is what who is signed in pays where the feature is on, and nobody else [SUR-16, EXP-69]', async () => {
    const { headers } = await newCustomer(favouring);
    expect(await statusFor(favouring, 0.49, headers)).toBe(200);
    expect(await statusFor(favouring, 0.99, headers)).toBe(422);
    expect(await statusFor(favouring, 0.99)).toBe(200);
    expect(await statusFor(favouring, 0.49)).toBe(422);
    const forged = { ...headers, authorization: 'Bearer made-up' };
    expect(await statusFor(favouring, 0.49, forged)).not.toBe(200);
  });

  it('is the fee of everybody where the feature is off [SUR-16]', async () => {
    const { headers } = await newCustomer(plain);
    expect(await statusFor(plain, 0.99, headers)).toBe(200);
    expect(await statusFor(plain, 0.49, headers)).toBe(422);
  });
});
