import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { guideAt } from '../../../core/manifest/schema-guide.ts';

const schema: JsonSchema = {
  description: 'A market.',
  type: 'object',
  properties: {
    money: {
      description: 'How amounts are written.',
      type: 'object',
      properties: { symbol: { description: 'Sign.', type: 'string', enum: ['before', 'after'] } },
    },
    isOpen: { description: 'Whether it sells.', type: 'boolean' },
    plugins: {
      description: 'Plugins.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { description: 'Id.', oneOf: [{ const: 'letters', description: 'Sends letters.' }] },
        },
        allOf: [
          {
            if: { required: ['id'], properties: { id: { const: 'others' } } },
            else: {
              properties: {
                options: {
                  description: 'Letters.',
                  properties: { from: { description: 'Sender.', type: 'string' } },
                },
              },
            },
          },
        ],
      },
    },
    texts: {
      description: 'Texts.',
      patternProperties: { '^a': { description: 'Begins with a.' } },
      additionalProperties: { description: 'Any text.' },
    },
  },
};

/** What the schema says where the bar stands. */
function guide(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = guideAt(schema, text, offset);
  return { ...found, replaced: text.slice(found.from, found.to) };
}

const labels = (marked: string) => guide(marked).options.map(({ label }) => label);

describe('the guide of a schema', () => {
  it('offers the keys that an object does not have yet, whole and with descriptions [OPR-21]', () => {
    expect(labels('{ | }')).toEqual(['money', 'isOpen', 'plugins', 'texts']);
    expect(labels('{ "isOpen": true, | }')).toEqual(['money', 'plugins', 'texts']);
    const { options, replaced } = guide('{ "isOpen": true, "mo|" }');
    expect(replaced).toBe('"mo"');
    expect(options[0]).toEqual({
      label: 'money',
      description: 'How amounts are written.',
      text: '"money": {}',
    });
  });

  it('offers a key alone where its value stands already [OPR-21]', () => {
    const { options } = guide('{ "mo|": {} }');
    expect(options[0]?.text).toBe('"money"');
  });

  it('offers the values that a schema names, in half-written texts too [OPR-21]', () => {
    expect(labels('{ "isOpen": | }')).toEqual(['true', 'false']);
    expect(labels('{ "money": { "symbol": "b|" } }')).toEqual(['"before"', '"after"']);
    expect(guide('{ "money": { "symbol": "b|" } }').replaced).toBe('"b"');
    expect(guide('{ "plugins": [{ "id": | }').options).toEqual([
      { label: '"letters"', description: 'Sends letters.', text: '"letters"' },
    ]);
  });

  it('knows the options of the plugin that an entry names [OPR-21]', () => {
    expect(labels('{ "plugins": [{ "id": "letters", "options": { | } }] }')).toEqual(['from']);
    expect(labels('{ "plugins": [{ "id": "others", "options": { | } }] }')).toEqual([]);
  });

  it('describes the key or value at a place, and says where that is [OPR-21]', () => {
    expect(guide('{ "money": { "sym|bol": "before" } }')).toMatchObject({
      pointer: '/money/symbol',
      description: 'Sign.',
    });
    expect(guide('{ "money": { "symbol": "bef|ore" } }').description).toBe('Sign.');
    expect(guide('{ "texts": { "about": "|" } }').description).toBe('Begins with a.');
    expect(guide('{ "texts": { "other": "|" } }').description).toBe('Any text.');
    expect(guide('|').description).toBe('A market.');
    expect(guide('{ "unknown": "|" }').description).toBeUndefined();
  });
});
