import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { createEnvironment } from '../../../ui/create-environment.ts';
import { everywhere, inEachRunning, marketWith } from './changed-markets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The storage of a browser. */
const storageArea = () => {
  const values = new Map<string, string>();
  return {
    values,
    area: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  };
};

/** A browser that opens a page of a market with an address: the variant of an experiment, and what it stores of it. */
const openedIn = (search: string) => (market: Market) => {
  const local = storageArea();
  vi.stubGlobal('window', {
    fetch: () => Promise.reject(new Error('offline')),
    location: { search, host: 'localhost', pathname: '/' },
    localStorage: local.area,
    sessionStorage: storageArea().area,
    addEventListener: () => {},
  });
  const { experiments } = createEnvironment({
    market: () => market,
    locale: () => 'en',
    release: 'release',
    revision: 'revision',
    isPacked: false,
    token: async () => undefined,
    hut: () => undefined,
  });
  const variant = experiments.variantOf('deal-sorting');
  const keys = [...local.values.keys()].filter((key) => key.endsWith('deal-sorting'));
  return { variant, keys };
};

describe('the experiments of a visitor', () => {
  it('are forced by the parameter of the market, and stored behind its prefix [CST-77]', async () => {
    const forcing = openedIn('?optimizely=deal-sorting:treatment');
    expect(await inEachRunning(forcing)).toEqual(everywhere({ variant: 'treatment', keys: [] }));
    const stored = await inEachRunning((market) => openedIn('')(market).keys);
    expect(stored).toEqual(everywhere(['Experiment::deal-sorting']));
    const changed = await marketWith('uk', {
      experiments: { forceParameter: 'try', storagePrefix: 'Trial::' },
    });
    expect(openedIn('?try=deal-sorting:treatment')(changed).variant).toBe('treatment');
    expect(forcing(changed).keys).toEqual(['Trial::deal-sorting']);
  });
});
