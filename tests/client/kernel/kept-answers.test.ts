import { describe, expect, it } from 'vitest';
import { keptAnswers } from '../../../client/kernel/kept-answers.ts';
import { type KeyValueStorage, memoryStorage } from '../../../client/kernel/key-value-storage.ts';

const call = (category: string) => ({
  path: `/v2/products/${category}`,
  query: { sector: 'one', hutid: '1', locale: undefined },
});

const open = (storage: KeyValueStorage = memoryStorage()) => {
  let at = 0;
  const kept = keptAnswers({ storage, prefix: 'shop:', now: () => (at += 1) });
  return { kept, storage };
};

describe('the answers that are kept for times without the server', () => {
  it('are found by the call, whatever the order of its query [HST-08]', () => {
    const { kept } = open();
    kept.keep(call('dips'), [{ id: 'garlic' }]);
    const again = { path: '/v2/products/dips', query: { hutid: '1', sector: 'one' } };
    expect(kept.answerTo(again)).toEqual({ body: [{ id: 'garlic' }] });
    expect(kept.answerTo({ ...again, query: { hutid: '2', sector: 'one' } })).toBeUndefined();
  });

  it('are dropped where they are of another version or do not fit [HST-08]', () => {
    const { kept, storage } = open();
    kept.keep(call('dips'), [{ id: 'garlic' }]);
    const [key = ''] = storage.keys();
    for (const text of [
      '{',
      'null',
      '{"version":0,"at":1,"body":[]}',
      '{"version":1,"at":1,"body":{}}',
      '{"version":1,"at":1,"body":[1]}',
      '{"version":1,"body":[]}',
    ]) {
      storage.write(key, text);
      expect(kept.answerTo(call('dips'))).toBeUndefined();
      expect(storage.keys()).toEqual([]);
    }
    kept.keep(call('dips'), 'an error page');
    expect(storage.keys()).toEqual([]);
  });

  it('have the menu for who has no hut, whole or not at all [SHP-13]', () => {
    const { kept } = open();
    const menu = { path: '/v1/sectors/one/menu', query: { locale: 'en-GB' } };
    const body = { sector: 'one', categories: ['dips'], products: [], deals: [], options: {} };
    kept.keep(menu, body);
    expect(kept.answerTo(menu)).toEqual({ body });
    for (const part of ['categories', 'products', 'deals', 'options']) {
      const other = { ...menu, path: `/v1/sectors/${part}/menu` };
      kept.keep(other, { ...body, [part]: undefined });
      expect(kept.answerTo(other)).toBeUndefined();
    }
  });

  it('take no more room than they may: the oldest give way, and one that is too large is let go [HST-08]', () => {
    const { kept, storage } = open();
    const long = [{ text: 'x'.repeat(500_000) }];
    for (const category of ['one', 'two', 'three', 'two']) kept.keep(call(category), long);
    expect(kept.answerTo(call('one'))).toBeUndefined();
    expect(kept.answerTo(call('two'))).toEqual({ body: long });
    kept.keep(call('four'), [{ text: 'x'.repeat(2_000_000) }]);
    expect(kept.answerTo(call('four'))).toBeUndefined();
    const size = storage.keys().reduce((sum, key) => sum + (storage.read(key)?.length ?? 0), 0);
    expect(size).toBeLessThan(1_500_000);
  });

  it('leave everything as it is where storage is full [HST-08]', () => {
    const storage = memoryStorage();
    const full: KeyValueStorage = {
      ...storage,
      write() {
        throw new Error('There is no room.');
      },
    };
    const { kept } = open(full);
    kept.keep(call('dips'), [{ id: 'garlic' }]);
    expect(kept.answerTo(call('dips'))).toBeUndefined();
  });
});
