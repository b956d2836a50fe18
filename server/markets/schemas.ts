import { fileURLToPath } from 'node:url';
import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { OptionsCheck } from '../../core/engine/load-plugins.ts';
import { manifestFileSchema, manifestSchema } from '../../core/manifest/manifest-schema.ts';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import { shareParts } from '../../core/manifest/share-parts.ts';
import { schemaProblems, type SchemaValidator } from '../../core/manifest/schema-problems.ts';
import deal from '../../schemas/catalogue/deal.schema.json' with { type: 'json' };
import discount from '../../schemas/catalogue/discount.schema.json' with { type: 'json' };
import hut from '../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import menuOptions from '../../schemas/catalogue/menu-options.schema.json' with { type: 'json' };
import product from '../../schemas/catalogue/product.schema.json' with { type: 'json' };
import place from '../../schemas/catalogue/place.schema.json' with { type: 'json' };
import places from '../../schemas/http/places.schema.json' with { type: 'json' };
import giftCard from '../../schemas/catalogue/gift-card.schema.json' with { type: 'json' };
import upsell from '../../schemas/catalogue/upsell.schema.json' with { type: 'json' };
import voucher from '../../schemas/catalogue/voucher.schema.json' with { type: 'json' };
import words from '../../schemas/catalogue/words.schema.json' with { type: 'json' };
import theme from '../../schemas/theme.schema.json' with { type: 'json' };
import { compileOnce } from './compile-once.ts';

/** Schemas carry more than Ajv knows: who may see a key. */
const settings = {
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictTypes: false,
  // Five sixths of the time that compiling takes, and nothing that a start would win back.
  inlineRefs: false,
  code: { optimize: false },
};

function ajvWith(extra: Options = {}): Ajv {
  const ajv = new Ajv({ ...settings, ...extra });
  addFormats.default(ajv);
  ajv.addKeyword({ keyword: 'x-visibility', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'x-variable', schemaType: 'boolean' });
  return ajv;
}

const kept = fileURLToPath(new URL('../../.boot/schemas-compiled', import.meta.url));

/** Our own schemas are checked by the tests; their code is what can be kept. */
const own = { validateSchema: false, code: { ...settings.code, source: true } };

const ofCatalogue = ajvWith(own);
const catalogue = [hut, product, deal, discount, upsell, menuOptions, place, voucher, giftCard];
for (const schema of [...catalogue, places]) ofCatalogue.addSchema(schema);

const listOf = ({ $id }: { readonly $id: string }): JsonSchema => ({
  type: 'array',
  items: { $ref: $id },
});

/** A copy of the manifest's schema without an address of its own, so that both of its forms can stand side by side. */
const manifestForm = ({ $id: _id, ...schema }: JsonSchema): JsonSchema => shareParts(schema);

/** Compiled schemas of everything that lies in the folder of the markets. */
export const fileValidators = {
  ...compileOnce(kept, {
    name: 'manifest-file',
    ajv: ajvWith(own),
    schemas: { manifestFile: manifestForm(manifestFileSchema) },
  }),
  ...compileOnce(kept, {
    name: 'manifest',
    ajv: ajvWith(own),
    schemas: { manifest: manifestForm(manifestSchema) },
  }),
  ...compileOnce(kept, {
    name: 'catalogue',
    ajv: ofCatalogue,
    schemas: {
      theme,
      huts: listOf(hut),
      products: listOf(product),
      deals: listOf(deal),
      discounts: listOf(discount),
      upsells: listOf(upsell),
      vouchers: listOf(voucher),
      'gift-cards': listOf(giftCard),
      places: listOf(place),
      streets: listOf({ $id: `${places.$id}#/definitions/StreetRecord` }),
      options: { $ref: menuOptions.$id },
      catalogueWords: words,
    },
  }),
} as const satisfies Record<string, SchemaValidator>;

const optionsAjv = ajvWith({ useDefaults: true });

/** Checks a plugin's options against its own schema and fills in the defaults. */
export const checkOptions: OptionsCheck = (schema, options) => {
  const completed = structuredClone(options);
  const problems = schemaProblems('', completed, optionsAjv.compile(schema));
  return problems.length === 0
    ? { ok: true, options: completed }
    : { ok: false, problems: problems.map(({ file: _file, ...problem }) => problem) };
};
