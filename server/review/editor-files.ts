import type { Json, JsonObject } from '../../core/manifest/json.ts';
import { inlineReferences } from '../../core/manifest/inline-references.ts';
import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import deal from '../../schemas/catalogue/deal.schema.json' with { type: 'json' };
import discount from '../../schemas/catalogue/discount.schema.json' with { type: 'json' };
import giftCard from '../../schemas/catalogue/gift-card.schema.json' with { type: 'json' };
import golden from '../../schemas/catalogue/golden-basket.schema.json' with { type: 'json' };
import hut from '../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import menuOptions from '../../schemas/catalogue/menu-options.schema.json' with { type: 'json' };
import place from '../../schemas/catalogue/place.schema.json' with { type: 'json' };
import product from '../../schemas/catalogue/product.schema.json' with { type: 'json' };
import upsell from '../../schemas/catalogue/upsell.schema.json' with { type: 'json' };
import voucher from '../../schemas/catalogue/voucher.schema.json' with { type: 'json' };
import catalogueWords from '../../schemas/catalogue/words.schema.json' with { type: 'json' };
import places from '../../schemas/http/places.schema.json' with { type: 'json' };
import themeSchema from '../../schemas/theme.schema.json' with { type: 'json' };

/** A kind of file that operators edit, with the schema by which editors complete and check it. */
export interface EditedFile {
  /** Which files, from the folder of the markets; `*` stands for any name. */
  readonly pattern: string;
  /** Name of the schema's file, without its ending. */
  readonly name: string;
  readonly schema: JsonSchema;
}

const theme = { ...themeSchema, $id: 'https://schemas.comanda.example/theme.schema.json' };

const documents: readonly JsonObject[] = [
  deal,
  discount,
  giftCard,
  golden,
  hut,
  menuOptions,
  place,
  product,
  upsell,
  voucher,
  catalogueWords,
  places,
  theme,
];

/** A schema in one piece, without an address of its own: an editor that knew one would look for it in the network. */
function alone(document: JsonObject): JsonSchema {
  const { $id: _address, ...schema } = inlineReferences(document, documents);
  return withoutAddresses(schema as JsonObject) as JsonSchema;
}

/** Definitions that came in with a reference are in place already. */
const withoutAddresses = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject)
      .filter(
        ([key, part]) => !(key === '$id' && typeof part === 'string') && key !== 'definitions',
      )
      .map(([key, part]) => [key, withoutAddresses(part)]),
  );
};

const listOf = (description: string, document: JsonObject): JsonSchema => ({
  description,
  type: 'array',
  items: alone(document),
});

const streetRecord: JsonObject = {
  $id: places.$id,
  $ref: '#/definitions/StreetRecord',
};

/** The files of a market whose schema is the same whatever its plugins and words are [OPR-06]. */
export const editedFiles: readonly EditedFile[] = [
  { name: 'theme', pattern: '*/theme.json', schema: alone(theme) },
  { name: 'golden', pattern: '*/golden/*.json', schema: alone(golden) },
  { name: 'options', pattern: '*/catalogue/options.json', schema: alone(menuOptions) },
  { name: 'words', pattern: '*/catalogue/words.*.json', schema: alone(catalogueWords) },
  ...(
    [
      ['huts', 'Huts of the market.', hut],
      ['products', 'What the market sells.', product],
      ['deals', 'Deals of the market.', deal],
      ['discounts', 'Discounts of the market.', discount],
      ['upsells', 'What is suggested to go with a basket.', upsell],
      ['vouchers', 'Vouchers of the market.', voucher],
      ['gift-cards', 'Gift cards of the embedded service.', giftCard],
      ['places', 'What the embedded gazetteer finds.', place],
      ['streets', 'Streets with the huts that deliver there.', streetRecord],
    ] as const
  ).map(([name, description, document]) => ({
    name,
    pattern: `*/catalogue/${name}.json`,
    schema: listOf(description, document),
  })),
];
