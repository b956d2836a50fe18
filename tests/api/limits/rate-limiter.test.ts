import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEnded } from '../../../server/limits/counters.ts';
import { type Counter, RateLimiter } from '../../../server/limits/rate-limiter.ts';
import { RetryLaterError } from '../../../server/shell/problem-error.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
let limiter: RateLimiter;
beforeAll(async () => {
  server = await startServer();
  limiter = new RateLimiter(server.db, { limitsAddresses: true });
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('rate_limit').execute());

const address: Counter = { of: 'knocks 203.0.113.9', by: 'address', most: 5, windowMs: 60_000 };
const subject: Counter = { of: 'knocks ada', by: 'subject', most: 3, windowMs: 60_000 };

const isTaken = async (counters: readonly Counter[], of = limiter): Promise<boolean> => {
  try {
    await of.count(counters);
    return true;
  } catch (error) {
    if (error instanceof RetryLaterError) return false;
    throw error;
  }
};

const howManyOf = async (calls: number, counters: readonly Counter[]) => {
  const taken = await Promise.all(Array.from({ length: calls }, () => isTaken(counters)));
  return taken.filter(Boolean).length;
};

describe('the rate limiter', () => {
  it('takes as many calls as the smallest limit, of any number at once [SEC-21]', async () => {
    expect(await howManyOf(40, [address, subject])).toBe(3);
    expect(await howManyOf(40, [address])).toBe(2);
  });

  it('counts together for limiters of several processes [SEC-21]', async () => {
    const other = new RateLimiter(server.db, { limitsAddresses: true });
    expect(await isTaken([subject])).toBe(true);
    expect(await isTaken([subject], other)).toBe(true);
    expect(await isTaken([subject])).toBe(true);
    expect(await isTaken([subject], other)).toBe(false);
  });

  it('counts a refused call against nothing [SEC-21]', async () => {
    expect(await howManyOf(100, [address, { ...subject, of: 'knocks bob' }])).toBe(3);
    expect(await howManyOf(10, [address])).toBe(2);
  });

  it('starts over when its window ends, and says how long that is [SEC-21]', async () => {
    expect(await howManyOf(10, [subject])).toBe(3);
    const refusal = await limiter.count([subject]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RetryLaterError);
    const { status, retryAfterSeconds } = refusal as RetryLaterError;
    expect(status).toBe(429);
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    await server.clock.advance(60_000);
    expect(await howManyOf(10, [subject])).toBe(3);
  });

  it('takes a call back that succeeded [SEC-21]', async () => {
    for (let calls = 0; calls < 10; calls += 1) {
      const takeBack = await limiter.count([address, subject]);
      await takeBack();
    }
    expect(await howManyOf(10, [subject])).toBe(3);
  });

  it('limits no addresses where everybody shares one [SEC-21]', async () => {
    const shared = new RateLimiter(server.db, { limitsAddresses: false });
    for (let calls = 0; calls < 10; calls += 1) await shared.count([address]);
    for (let calls = 0; calls < 3; calls += 1) await shared.count([address, subject]);
    expect(await isTaken([address, subject], shared)).toBe(false);
  });

  it('keeps nothing by which somebody could be recognised, and forgets what has ended [SEC-21]', async () => {
    await limiter.count([address, subject]);
    const rows = await server.db.selectFrom('rate_limit').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|ada/);
    await forgetEnded(server.db);
    expect(await server.db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(2);
    await server.clock.advance(60_000);
    await forgetEnded(server.db);
    expect(await server.db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(0);
  });
});
