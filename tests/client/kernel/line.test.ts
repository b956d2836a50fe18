import { describe, expect, it } from 'vitest';
import { type HttpClient, HttpError } from '../../../client/kernel/http-client.ts';
import { keptAnswers } from '../../../client/kernel/kept-answers.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { followLine } from '../../../client/kernel/line.ts';
import { watchLine } from '../../../client/kernel/watch-line.ts';

const menu = { path: '/v2/products/dips', query: { sector: 'one' } };
const dips = [{ id: 'garlic' }];

/** Lets everything that is under way come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const refusal = () =>
  new HttpError({ url: '/', status: 500, statusText: '', type: '', text: '', json: undefined });

const open = ({ looksAtOnce = false } = {}) => {
  let network: 'there' | 'gone' | 'blocked' = 'there';
  let looks = 0;
  const pauses: number[] = [];
  let resume = () => {};
  let tell = () => {};
  const inner: HttpClient = {
    async send<Body>() {
      if (network !== 'there') throw new TypeError('Failed to fetch');
      return { status: 200, body: dips as Body };
    },
  };
  const storage = memoryStorage();
  const { http, line } = followLine(inner, {
    soon: (work) => work(),
    load: async (state) =>
      watchLine({
        line: state,
        kept: keptAnswers({ storage, prefix: '', now: () => 1 }),
        reaches: async () => {
          looks += 1;
          return network !== 'gone';
        },
        wait: (milliseconds) => {
          pauses.push(milliseconds);
          return new Promise((resolve) => (resume = resolve));
        },
        whenChanged: (listener) => (tell = listener),
        looksAtOnce,
      }),
  });
  return {
    http,
    line,
    pauses,
    looks: () => looks,
    setNetwork: (is: typeof network) => (network = is),
    resume: () => resume(),
    tell: () => tell(),
  };
};

describe('the line to the server', () => {
  it('is down once a call gets no answer and the server is out of reach; what was seen last stands in [HST-08]', async () => {
    const { http, line, looks, setNetwork } = open();
    await http.send(menu);
    await settle();
    setNetwork('gone');
    const answers = await Promise.all([http.send(menu), http.send(menu)]);
    expect(answers).toEqual([
      { status: 200, body: dips },
      { status: 200, body: dips },
    ]);
    expect(line.isDown).toBe(true);
    expect(looks()).toBe(1);
    await expect(http.send({ path: '/v2/products/sides' })).rejects.toThrow('Failed to fetch');
    await expect(http.send({ ...menu, method: 'POST' })).rejects.toThrow('Failed to fetch');
  });

  it('is not down for a call that fails by itself, is refused or was given up [HST-08]', async () => {
    const { http, line, setNetwork } = open();
    await http.send(menu);
    await settle();
    setNetwork('blocked');
    await expect(http.send(menu)).rejects.toThrow('Failed to fetch');
    const refusing = followLine(
      { send: () => Promise.reject(refusal()) },
      { soon: () => {}, load: () => Promise.reject(new Error('Nothing is to be loaded.')) },
    );
    await expect(refusing.http.send(menu)).rejects.toThrow(HttpError);
    expect([line.isDown, refusing.line.isDown]).toEqual([false, false]);
  });

  it('is tried again after pauses that grow, until the server answers [HST-08]', async () => {
    const { http, line, pauses, resume, setNetwork } = open();
    setNetwork('gone');
    await expect(http.send(menu)).rejects.toThrow('Failed to fetch');
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      resume();
      await settle();
    }
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    setNetwork('there');
    resume();
    await settle();
    expect(line.isDown).toBe(false);
    expect(pauses).toHaveLength(7);
  });

  it('is up again at once when the device says so, or a call is answered [HST-08]', async () => {
    const { http, line, setNetwork, tell } = open({ looksAtOnce: true });
    setNetwork('gone');
    line.prepare();
    await settle();
    expect(line.isDown).toBe(true);
    setNetwork('there');
    tell();
    await settle();
    expect(line.isDown).toBe(false);
    setNetwork('gone');
    tell();
    await settle();
    expect(line.isDown).toBe(true);
    setNetwork('there');
    await http.send(menu);
    await settle();
    expect(line.isDown).toBe(false);
  });

  it('changes nothing where what is there for such times cannot be loaded [HST-08]', async () => {
    const { http, line } = followLine(
      { send: () => Promise.reject(new TypeError('Failed to fetch')) },
      { soon: (work) => work(), load: () => Promise.reject(new Error('It did not load.')) },
    );
    await expect(http.send(menu)).rejects.toThrow('Failed to fetch');
    expect(line.isDown).toBe(false);
  });
});
