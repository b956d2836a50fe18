import { types } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { memoryStorage, type KeyValueStorage } from '../../../client/kernel/key-value-storage.ts';
import { persist } from '../../../client/kernel/persistence.ts';
import { persistentSlices } from '../../../client/kernel/persistent-slices.ts';
import { SessionStore } from '../../../client/shell/session-store.ts';
import { testEnvironment } from '../test-environment.ts';
import { testMarket } from '../../core/test-market.ts';

const market = await testMarket('ca', []);

const Basket = types
  .model({ items: types.array(types.string) })
  .actions((self) => ({ add: (item: string) => void self.items.push(item) }));
const App = types.model({
  session: types.optional(SessionStore, {}),
  basket: types.optional(Basket, {}),
});

const open = (storage: KeyValueStorage = memoryStorage(), sessionStorage = memoryStorage()) => {
  const environment = testEnvironment(market, { storage, sessionStorage });
  const app = App.create({}, environment);
  const stop = persist(app, environment);
  return { app, environment, storage, sessionStorage, stop };
};

/** Storage that two tabs share: each hears of what the other writes. */
const sharedStorage = () => {
  const values = new Map<string, string>();
  const listeners: { tab: number; listener: (key: string, value: string | undefined) => void }[] =
    [];
  return (tab: number): KeyValueStorage => ({
    read: (key) => values.get(key),
    write: (key, value) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      for (const other of listeners) if (other.tab !== tab) other.listener(key, value);
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    onChange: (listener) => {
      listeners.push({ tab, listener });
      return () => {};
    },
  });
};

describe('stored state', () => {
  it('is kept under the prefix of the manifest, a key a slice [SHL-50]', () => {
    const { app, storage } = open();
    app.basket.add('margherita');
    expect(storage.keys()).toContain('phdv:basket');
    expect(storage.keys().every((key) => key.startsWith('phdv:'))).toBe(true);
    expect(persistentSlices.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['customer', 'disposition', 'huts', 'basket', 'order']),
    );
  });

  it('comes back on the next visit [SHL-50]', () => {
    const { app, storage } = open();
    app.basket.add('margherita');
    app.session.chooseLanguage('fr-CA');
    const next = open(storage).app;
    expect([...next.basket.items]).toEqual(['margherita']);
    expect(next.session).toMatchObject({ language: 'fr-CA', languageChangedManually: true });
  });

  it('of slices that must not last goes once a session [SHL-51]', () => {
    const { storage, sessionStorage } = open();
    storage.write('phdv:menu', 'old');
    open(storage, sessionStorage);
    expect(storage.read('phdv:menu')).toBe('old');
    open(storage, memoryStorage());
    expect(storage.read('phdv:menu')).toBeUndefined();
  });

  it.each(['{', '7', '{"version":1}', '{"version":1,"state":{"items":7}}'])(
    'that does not fit stops the start, is logged and set aside for the next: %s [SHL-52]',
    (text) => {
      const storage = memoryStorage();
      storage.write('phdv:basket', text);
      const environment = testEnvironment(market, { storage });
      expect(() => persist(App.create({}, environment), environment)).toThrow("'basket'");
      expect(environment.reports[0]?.level).toBe('error');
      expect(storage.read('phdv:basket.aside')).toBe(text);
      expect(open(storage).app.basket.items).toHaveLength(0);
    },
  );

  it('of another version is ignored', () => {
    const storage = memoryStorage();
    storage.write('phdv:basket', '{"version":99,"state":{"items":["x"]}}');
    expect(open(storage).app.basket.items).toHaveLength(0);
  });

  it('is the same in two tabs: each takes over what the other stores', () => {
    const tab = sharedStorage();
    const [one, other] = [open(tab(1)).app, open(tab(2)).app];
    one.basket.add('margherita');
    expect([...other.basket.items]).toEqual(['margherita']);
    other.basket.add('diavola');
    expect([...one.basket.items]).toEqual(['margherita', 'diavola']);
  });

  it('of another tab that does not fit is reported and changes nothing', () => {
    const tab = sharedStorage();
    const { app, environment } = open(tab(1));
    app.basket.add('margherita');
    tab(2).write('phdv:basket', '{"version":1,"state":{"items":7}}');
    expect([...app.basket.items]).toEqual(['margherita']);
    expect(environment.reports.at(-1)?.level).toBe('warning');
  });

  it('that cannot be written is reported, and the page goes on', () => {
    const full: KeyValueStorage = {
      ...memoryStorage(),
      write: () => {
        throw new Error('full');
      },
    };
    const { app, environment } = open(full);
    app.basket.add('margherita');
    expect([...app.basket.items]).toEqual(['margherita']);
    expect(environment.reports.at(-1)?.level).toBe('warning');
  });
});
