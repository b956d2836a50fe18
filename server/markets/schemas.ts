import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { OptionsCheck } from '../../core/engine/load-plugins.ts';
import { manifestFileSchema, manifestSchema } from '../../core/manifest/manifest-schema.ts';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import { shareParts } from '../../core/manifest/share-parts.ts';
import { schemaProblems } from '../../core/manifest/schema-problems.ts';
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

/** Our own schemas are checked by the tests. */
const ajv = ajvWith({ validateSchema: false });
const catalogue = [hut, product, deal, discount, upsell, menuOptions, place, voucher, giftCard];
for (const schema of [...catalogue, places]) ajv.addSchema(schema);

const listOf = ({ $id }: { readonly $id: string }): ValidateFunction =>
  ajv.compile({ type: 'array', items: { $ref: $id } });

/** A copy of the manifest's schema without an address of its own, so that both of its forms can stand side by side. */
const manifestForm = ({ $id: _id, ...schema }: JsonSchema): object => shareParts(schema);

/** Compiled schemas of everything that lies in the folder of the markets. */
export const fileValidators = {
  manifestFile: ajvWith({ validateSchema: false }).compile(manifestForm(manifestFileSchema)),
  manifest: ajvWith({ validateSchema: false }).compile(manifestForm(manifestSchema)),
  theme: ajv.compile(theme),
  huts: listOf(hut),
  products: listOf(product),
  deals: listOf(deal),
  discounts: listOf(discount),
  upsells: listOf(upsell),
  vouchers: listOf(voucher),
  'gift-cards': listOf(giftCard),
  places: listOf(place),
  streets: listOf({ $id: `${places.$id}#/definitions/StreetRecord` }),
  options: ajv.compile({ $ref: menuOptions.$id }),
  catalogueWords: ajv.compile(words),
} as const satisfies Record<string, ValidateFunction>;

const optionsAjv = ajvWith({ useDefaults: true });

/** Checks a plugin's options against its own schema and fills in the defaults. */
export const checkOptions: OptionsCheck = (schema, options) => {
  const completed = structuredClone(options);
  const problems = schemaProblems('', completed, optionsAjv.compile(schema));
  return problems.length === 0
    ? { ok: true, options: completed }
    : { ok: false, problems: problems.map(({ file: _file, ...problem }) => problem) };
};
