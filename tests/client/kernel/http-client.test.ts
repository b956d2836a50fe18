import { describe, expect, it } from 'vitest';
import { callHeaders } from '../../../client/kernel/call-headers.ts';
import { createHttpClient, HttpError } from '../../../client/kernel/http-client.ts';
import { retry } from '../../../client/kernel/retry.ts';
import { testManifest } from '../../core/test-market.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const open = (answer: () => Response | Promise<Response>, token?: string, timeoutMs = 10_000) => {
  const sent: Sent[] = [];
  const client = createHttpClient({
    fetch: async (url, init = {}) => {
      sent.push({ url: url instanceof Request ? url.url : url.toString(), init });
      return answer();
    },
    baseUrl: '',
    timeoutMs,
    headers: () => ({ 'trace-id': 'trace' }),
    token: () => token,
  });
  return { client, sent };
};

const headersOf = (sent: readonly Sent[]) => new Headers(sent[0]?.init.headers);
const ok = () => Response.json({ fine: true });

describe('a call', () => {
  it('hands its answer over at a moment that suits what is drawn [SHP-48]', async () => {
    let draw = (): void => undefined;
    const drawn = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const client = createHttpClient({
      fetch: async () => ok(),
      baseUrl: '',
      timeoutMs: 10_000,
      headers: () => ({}),
      token: () => undefined,
      settle: () => drawn,
    });
    const steps: string[] = [];
    const answer = client.send({ path: '/v1/x' }).then(({ body }) => {
      steps.push('handed over');
      return body;
    });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    steps.push('drawn');
    draw();
    await expect(answer).resolves.toEqual({ fine: true });
    expect(steps).toEqual(['drawn', 'handed over']);
  });

  it('carries the trace id and speaks JSON [SHL-56]', async () => {
    const { client, sent } = open(ok);
    await client.send({ method: 'POST', path: '/v1/x', body: { a: 1 } });
    expect(Object.fromEntries(headersOf(sent))).toMatchObject({
      'trace-id': 'trace',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('leaves out query values that are undefined', async () => {
    const { client, sent } = open(ok);
    await client.send({ path: '/v1/x', query: { a: 1, b: undefined, c: 'ü' } });
    expect(sent[0]?.url).toBe('/v1/x?a=1&c=%C3%BC');
  });

  it('carries both tokens when it is authenticated [SHL-57]', async () => {
    const { client, sent } = open(ok, 'jwt');
    await client.send({ path: '/v1/x', authentication: 'required' });
    expect(headersOf(sent).get('authorization')).toBe('Bearer jwt');
    expect(headersOf(sent).get('id-token')).toBe('jwt');
  });

  it('goes without a token where one is optional, and fails unsent where it is required [SHL-58]', async () => {
    const { client, sent } = open(ok);
    await client.send({ path: '/v1/x', authentication: 'optional' });
    expect(headersOf(sent).has('authorization')).toBe(false);
    await expect(client.send({ path: '/v1/x', authentication: 'required' })).rejects.toThrow(
      'JWT not returned by isAuthenticated',
    );
    expect(sent).toHaveLength(1);
  });

  it('throws a refusal with status text, message and details [SHL-59]', async () => {
    const { client } = open(() =>
      Response.json({ message: 'no such hut' }, { status: 404, statusText: 'Not Found' }),
    );
    const error: unknown = await client
      .send({ path: '/v1/hut' })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: 'Not Found: no such hut',
      url: '/v1/hut',
      status: 404,
      type: 'application/json',
      text: '{"message":"no such hut"}',
      json: { message: 'no such hut' },
    });
  });

  it('throws the body of a refusal that is no JSON [SHL-59]', async () => {
    const { client } = open(() => new Response('broken', { status: 500, statusText: 'Oops' }));
    await expect(client.send({ path: '/v1/x' })).rejects.toThrow('Oops: broken');
  });

  it('fails with its own message when it takes too long, 10 seconds by default [SHL-60]', async () => {
    expect(testManifest('uk').http.timeoutMs).toBe(10_000);
    const client = createHttpClient({
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      baseUrl: '',
      timeoutMs: 1,
      headers: () => ({}),
      token: () => undefined,
    });
    await expect(client.send({ path: '/v1/slow' })).rejects.toThrow('Request timeout');
  });
});

describe('the headers of a call', () => {
  const visit = { traceId: 'trace', flagLevel: 'none' };

  it('name the flag level unless it is none [SHL-62, EXP-56]', () => {
    const of = (flagLevel: string) =>
      callHeaders({ visit: { ...visit, flagLevel }, host: 'h', productionHosts: [] });
    expect(of('canary')['feature-role']).toBe('canary');
    expect(of('none')).not.toHaveProperty('feature-role');
  });

  it('name the trace of the page session, and each call by itself, where its id can be one of a trace [OPS-11]', () => {
    const of = (traceId: string) =>
      callHeaders({
        visit: { ...visit, traceId },
        host: 'h',
        productionHosts: [],
        randomId: () => 'b7ad6b71-6920-4331-9c80-319ceb211c80',
      });
    expect(of('0AF76519-16cd-43dd-8448-eb211c80319c').traceparent).toBe(
      '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169204331-01',
    );
    expect(of('support-call-7')).not.toHaveProperty('traceparent');
  });

  it('say production to listed hosts only [SHL-63, EXP-57]', () => {
    const of = (host: string) => callHeaders({ visit, host, productionHosts: ['order.example'] });
    expect(of('order.example').environment).toBe('production');
    expect(of('elsewhere.example')).not.toHaveProperty('environment');
  });
});

describe('trying again', () => {
  it('takes 5 attempts, factor 2 and 1000 ms by default [SHL-61]', async () => {
    const waits: number[] = [];
    let tries = 0;
    const failing = () => {
      tries += 1;
      return Promise.reject(new Error(`try ${tries}`));
    };
    const { retry: policy } = testManifest('uk').http;
    await expect(retry(failing, policy, async (wait) => void waits.push(wait))).rejects.toThrow(
      'try 5',
    );
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it('stops at the first success', async () => {
    let tries = 0;
    const second = async () => {
      tries += 1;
      if (tries === 1) throw new Error('once');
      return tries;
    };
    const policy = { attempts: 5, factor: 2, minWaitMs: 1 };
    await expect(retry(second, policy, async () => {})).resolves.toBe(2);
  });
});
