import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/tasks/project.ts';
import { hostileMarkets, operatorTexts } from './operator-texts.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Properties that hold a name by which something is found, or a value for a program, and no text for customers; one that
 * is new stands neither here nor among the texts.
 */
const names = new Set(
  `$schema adapter allowedCharacters analyticsGroup answers apiBase apikey applePayMerchantIdMap bagFeeStores
  cashBlockedChannels category cheeses clientId code collectionIncentiveId conflicts contains crust crusts customerApiBase
  dealId dealIds dealLink dealbotWarningMarkets defaultLanguage defaults deliveryDiscountIdContains dips discountId
  emailPattern entities entityId exceptDiscountIds excludedDeals excludedSuggestionTypes excludedTabs field fillsKinds flag
  forceParameter freeItems gateway gateways hiddenForVegetarian hostedUi id ids image img kind label lenientLevels levels link look
  mapsBrowserKey markets merchantId merchantIdentifier method newCrusts onError openToFlagLevels originalId
  originalType outcodes overrides parameters persistKeyPrefix posType postcode postcodes prefillStrips production productId products providers
  region regions replacement sauces scopes sectors size skipRedirectHash specialPrefixes spiceLevels standsInFor
  storagePrefix strategy subtype taxCode taxCodes tenantId test testCustomerNames timeZone tint toShow tokens toppings
  tradezoneId type types unavailableProducts uncookedProducts urn validator value voucherMarkets webClient`.split(
    /\s+/,
  ),
);

/** Properties that hold the key of words, which are tried themselves. */
const keys: Readonly<Record<string, readonly string[]>> = { 'manifest/site': ['title', 'text'] };

/** The names of the properties of a schema that hold any text. */
function* textsOf(schema: Schema, name = ''): Generator<string> {
  const { type, pattern, format, properties, items, definitions, additionalProperties } = schema;
  const isText = type === 'string' && schema['enum'] === undefined && schema['const'] === undefined;
  const isHidden = ['server', 'secret'].includes(String(schema['x-visibility']));
  if (isText && !isHidden && pattern === undefined && format === undefined) {
    yield name;
  }
  for (const parts of [properties, definitions]) {
    if (!isSchema(parts)) continue;
    for (const [key, part] of Object.entries(parts)) if (isSchema(part)) yield* textsOf(part, key);
  }
  for (const part of [items, additionalProperties]) if (isSchema(part)) yield* textsOf(part, name);
}

/** Golden baskets are read by commands alone: no customer sees a text of theirs. */
const unserved = 'golden-basket.schema.json';

const schemas = ['manifest', 'catalogue'].flatMap((area) =>
  readdirSync(join(root, 'schemas', area))
    .filter((file) => file !== unserved)
    .map((file) => {
      const text = readFileSync(join(root, 'schemas', area, file), 'utf8');
      return [`${area}/${file.replace('.schema.json', '')}`, JSON.parse(text) as Schema] as const;
    }),
);

describe('the texts of an operator', () => {
  it('are all that schemas have but names, so that a new one is tried too [SEC-44]', () => {
    const missing = schemas.flatMap(([id, schema]) =>
      [...textsOf(schema)]
        .filter((name) => !operatorTexts[id]?.includes(name) && !keys[id]?.includes(name))
        .filter((name) => !names.has(name))
        .map((name) => `${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('may be hostile: the market starts with at least 200 of them [SEC-44]', async () => {
    const { path, planted, remove } = hostileMarkets('uk');
    try {
      expect(planted.size).toBeGreaterThanOrEqual(200);
      await expect(loadMarkets({ ...repositoryFolders, marketsDir: path })).resolves.toBeDefined();
    } finally {
      remove();
    }
  });
});
