import { describe, expect, it } from 'vitest';
import { createStatusLookup } from '../../../client/huts/huts-api.ts';
import { allClosed, clapham, islington } from '../../core/localisation/sample-huts.ts';

const open = (allOpen = false) => {
  const calls: string[] = [];
  let time = 0;
  const lookup = createStatusLookup({
    status: async (_sector, hutId) => {
      calls.push(hutId);
      return allClosed;
    },
    now: () => time,
    throttleMs: 1000,
    allOpen: () => allOpen,
  });
  return { lookup, calls, passTo: (next: number) => void (time = next) };
};

describe('looking up the status of a hut', () => {
  it('sends the first call and drops more of them within the second [LOC-17]', async () => {
    const { lookup, calls, passTo } = open();
    await lookup(clapham);
    passTo(999);
    expect(await lookup(clapham)).toEqual(allClosed);
    expect(calls).toEqual(['1101']);
    passTo(1000);
    await lookup(clapham);
    expect(calls).toEqual(['1101', '1101']);
  });

  it('never answers with the status of another hut', async () => {
    const { lookup, calls } = open();
    await lookup(clapham);
    await lookup(islington);
    expect(calls).toEqual(['1101', '1104']);
  });

  it('refuses to look without a hut [LOC-18]', async () => {
    await expect(open().lookup(undefined)).rejects.toThrow('NOT FOUND');
  });

  it('finds everything available under the override of development, without a call [LOC-19]', async () => {
    const { lookup, calls } = open(true);
    expect((await lookup(clapham))?.web.asap.delivery).toBe('AVAILABLE');
    expect(calls).toEqual([]);
  });
});
