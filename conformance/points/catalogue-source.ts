import assert from 'node:assert/strict';
import type {
  CatalogueOwner,
  CataloguePart,
  CatalogueSource,
} from '../../core/menu/catalogue-source.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface CatalogueSourceSamples {
  /** A market with a catalogue of at least huts, products and options. */
  readonly owner: () => CatalogueOwner;
  /** A market whose huts come from elsewhere: there is nothing to read for it. */
  readonly without: () => CatalogueOwner;
  /** Changes the products where they come from, and answers how to put them back. */
  readonly change: () => () => void;
  /** Makes one part unreadable where it comes from, and answers its name and how to repair it. */
  readonly spoil?: () => { readonly name: string; readonly repair: () => void };
  /** Has where it comes from not answer, until the answer is called. */
  readonly breakDown?: () => () => void;
}

/** What a market cannot be served without. */
const needed = ['huts', 'products', 'options'] as const;

const byName = (parts: readonly CataloguePart[]): ReadonlyMap<string, CataloguePart> =>
  new Map(parts.map((part) => [part.name, part]));

/** What every source of catalogues has to do. */
export const catalogueSourceSuite: Suite<CatalogueSource, CatalogueSourceSamples> = (
  { make },
  { owner, without, change, spoil, breakDown },
): readonly Check[] => {
  const read = async (of: CatalogueOwner = owner(), from: CatalogueSource = make()) =>
    from.read(frozen({ ...of }));
  return [
    {
      title: 'reads every part once, by the names that the engine knows, and says where it is from',
      run: async () => {
        const parts = await read();
        assert.equal(byName(parts).size, parts.length, 'a part is there twice');
        for (const { name, file, content } of parts) {
          const known = /^(?:huts|products|options|deals|discounts|upsells|vouchers|gift-cards)$/;
          assert.match(name, new RegExp(`${known.source}|^(?:places|streets)$|^words\\.[\\w-]+$`));
          assert.ok(file !== '', `${name} is from nowhere`);
          assert.notEqual(content, undefined);
        }
        for (const name of needed) assert.ok(byName(parts).has(name), `no ${name}`);
      },
    },
    {
      title: 'reads the same when asked again, also by itself at the same time',
      run: async () => {
        const source = make();
        const [one, other] = await Promise.all([read(owner(), source), read(owner(), source)]);
        assert.deepEqual(one, other);
        assert.deepEqual(await read(), one);
      },
    },
    {
      title: 'reads again what has changed since',
      run: async () => {
        const source = make();
        const before = byName(await read(owner(), source)).get('products');
        const back = change();
        try {
          const after = byName(await read(owner(), source)).get('products');
          assert.notDeepEqual(after?.content, before?.content);
        } finally {
          back();
        }
      },
    },
    {
      title: 'reads nothing where there is nothing, which is no error',
      run: async () => assert.deepEqual(await read(without()), []),
    },
    {
      title: 'says of a part that cannot be read why, and reads the others',
      run: async () => {
        const whole = await read();
        const { name, repair } = spoil?.() ?? {};
        try {
          const part = name === undefined ? undefined : byName(await read()).get(name);
          if (part) assert.deepEqual([part.content, part.problem?.file], [undefined, part.file]);
          if (part) assert.equal((await read()).length, whole.length);
        } finally {
          repair?.();
        }
      },
    },
    {
      title: 'throws where nothing can be read at all: an empty answer would empty the shop',
      run: async () => {
        const repair = breakDown?.();
        if (!repair) return;
        try {
          await assert.rejects(read());
        } finally {
          repair();
        }
      },
    },
  ];
};
