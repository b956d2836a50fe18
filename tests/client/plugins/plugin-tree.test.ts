import { types } from 'mobx-state-tree';
import { expect, it } from 'vitest';
import { AppStore } from '../../../client/app-store.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { defineClient } from '../../../client/plugins/define-client.ts';
import { forgetPlugins } from '../../../client/plugins/forget-plugins.ts';
import { openPluginTree } from '../../../client/plugins/plugin-tree.ts';
import { rootOf } from '../../../client/root.ts';
import { testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';

const { manifest, ...rest } = await testMarket('uk', []);
const plugin = { id: 'counter', options: { name: 'Ada' } };
const market = { ...rest, manifest: { ...manifest, plugins: [plugin] } };

const Counter = types
  .model('Counter', { taps: 0, passing: 0 })
  .volatile(() => ({ name: '' }))
  .views((self) => ({
    get isSignedIn(): boolean {
      return rootOf(self).session.isLoggedIn;
    },
  }))
  .actions((self) => ({
    tap() {
      self.taps += 1;
      self.passing += 1;
    },
    call(name: string) {
      self.name = name;
    },
  }));
let opened = 0;
const counter = defineClient({
  model: Counter,
  keeps: ['taps'],
  open(store, { name }: { readonly name: string }) {
    opened += 1;
    store.call(name);
  },
});

function open(storage = memoryStorage()) {
  const environment = testEnvironment(market, { storage });
  const app = AppStore.create({}, environment);
  return { app, environment, store: openPluginTree(app, plugin, counter) as typeof Counter.Type };
}

it("a plugin's store is a tree on the root, made once, that sees the shop and is given its options [ENG-16]", () => {
  opened = 0;
  const { app, store } = open();
  expect(openPluginTree(app, plugin, counter)).toBe(store);
  expect(opened).toBe(1);
  expect(store.name).toBe('Ada');
  expect(store.isSignedIn).toBe(false);
  expect(app.plugins.get('counter')).toBe(store);
});

it("a plugin's store keeps what it says, until the session of the customer ends [ENG-16]", () => {
  const storage = memoryStorage();
  open(storage).store.tap();
  const { app, environment, store } = open(storage);
  expect({ taps: store.taps, passing: store.passing }).toEqual({ taps: 1, passing: 0 });
  forgetPlugins(app, environment);
  expect(store.taps).toBe(0);
  expect(storage.keys().filter((key) => key.includes('plugin-'))).toEqual([]);
  expect(open(storage).store.taps).toBe(0);
});
