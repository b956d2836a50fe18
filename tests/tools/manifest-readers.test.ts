import { describe, expect, it } from 'vitest';
import { manifestSchema } from '../../core/manifest/manifest-schema.ts';
import { keyReaders } from '../../tools/reference/key-readers.ts';
import { manifestKeys } from '../../tools/reference/manifest-keys.ts';

/** What only editors read. */
const forEditors = ['$schema'];

describe('the keys of manifests', () => {
  const readersOf = keyReaders();
  /** Keys of a schema that nothing of the shop reads. */
  const unreadIn = (schema: typeof manifestSchema): readonly string[] =>
    manifestKeys(schema, {})
      .filter(({ path }) => readersOf(path).length === 0)
      .map(({ path }) => path.join('.'));

  it('are read by something, each of them [OPR-05]', () => {
    expect(unreadIn(manifestSchema)).toEqual(forEditors);
  });

  it('that nothing reads are refused, at the top, in a group and in what a map holds [OPR-05]', () => {
    const description = 'Nobody asks for it.';
    const unread = { type: 'string', description };
    const { properties = {} } = manifestSchema;
    const { experiments = {}, payments = {} } = properties;
    const list = experiments.properties?.['list'] ?? {};
    const each = list.additionalProperties as typeof manifestSchema;
    const more = {
      ...manifestSchema,
      properties: {
        ...properties,
        unaskedAtTop: unread,
        payments: { ...payments, properties: { ...payments.properties, unaskedInGroup: unread } },
        experiments: {
          ...experiments,
          properties: {
            ...experiments.properties,
            list: {
              ...list,
              additionalProperties: {
                ...each,
                properties: { ...each.properties, unaskedInMap: unread },
              },
            },
          },
        },
      },
    };
    const known = unreadIn(manifestSchema);
    const refused = unreadIn(more).filter((key) => !known.includes(key));
    expect(refused.toSorted()).toEqual([
      'experiments.list.*.unaskedInMap',
      'payments.unaskedInGroup',
      'unaskedAtTop',
    ]);
  });

  it('are read by the name in a text, and by names that a manifest gives [OPR-05]', () => {
    expect(readersOf(['features', 'voucherMarkets'])).toContain('core/manifest');
    expect(readersOf(['links', 'franchise'])).toContain('ui/pages');
    expect(readersOf(['features', 'voucherMarketz'])).toEqual([]);
    expect(readersOf(['payments', 'links', 'franchize'])).toEqual([]);
  });
});
