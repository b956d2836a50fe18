import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsedJson } from '../../../core/manifest/parsed-json.ts';

it.each([
  ['{"price": 1, "price": 2}', ['/price']],
  ['{"deal": [{"id": 1}, {"id": 1, "id": 2}]}', ['/deal/1/id']],
  ['{"__proto__": 1, "__proto__": 2}', ['/__proto__']],
  [String.raw`{"a\"": 1, "a\u0022" : 2}`, ['/a"']],
  ['{"a": {"b": 1}, "c": {"b": 1}}', []],
  [String.raw`{"a": "b\":", "c": ":", "d": [":", "\\"]}`, []],
])('%s has these keys twice: %j [OPR-03]', (text, pointers) => {
  const { repeats = [] } = parsedJson('market.json', text);
  expect(repeats.map(({ pointer }) => pointer)).toEqual(pointers);
});

it('finds a key that is given twice in any JSON, and none in JSON without [OPR-03]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (content) => {
      const text = JSON.stringify(content, undefined, 2);
      expect(parsedJson('market.json', text).repeats).toBeUndefined();
      const again = `{${JSON.stringify(Object.keys(content)[0])}: [], ${text.slice(1)}`;
      expect(parsedJson('market.json', again).repeats).toHaveLength(1);
    }),
  );
});
