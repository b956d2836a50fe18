import { describe, expect, it, vi } from 'vitest';
import { pacedFetch } from '../../../ui/platform/paced-fetch.ts';
import { patient } from '../../setup/patient.ts';

/** Counts how many calls have been started by the end of each task. */
function watchedFetch() {
  const started: string[] = [];
  const fetch = pacedFetch(async (url) => {
    if (typeof url === 'string') started.push(url);
    if (url === '/lost') throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  return { fetch, started };
}

describe('calls one a task', () => {
  it('starts a single call before the task that makes it ends', async () => {
    const { fetch, started } = watchedFetch();
    void fetch('/one');
    await Promise.resolve();
    expect(started).toEqual(['/one']);
  });

  it('starts the ones after it in the order they are made, each in a task of its own', async () => {
    const yields: (() => void)[] = [];
    const scheduler = { yield: () => new Promise<void>((resolve) => yields.push(resolve)) };
    vi.stubGlobal('scheduler', scheduler);
    const { fetch, started } = watchedFetch();
    const all = Promise.all(['/one', '/two', '/three'].map(async (url) => fetch(url)));
    for (const sofar of [1, 2, 3]) {
      await vi.waitFor(() => expect(yields).toHaveLength(sofar), patient);
      expect(started).toHaveLength(sofar);
      yields.at(-1)?.();
    }
    await all;
    expect(started).toEqual(['/one', '/two', '/three']);
  });

  it('goes on after a call that got lost', async () => {
    const { fetch } = watchedFetch();
    const lost = fetch('/lost');
    const next = fetch('/next');
    await expect(lost).rejects.toThrow('Failed to fetch');
    expect((await next).status).toBe(204);
  });
});
