import { isJsonObject, type Json } from '../../../core/manifest/json.ts';

/** Places that name something else, by the file they stand in; `*` stands for any key or index. */
const references: Readonly<Record<string, readonly string[]>> = {
  huts: [
    '*/sector',
    '*/timeZone',
    '*/excludedDeals/*',
    '*/unavailableProducts/*',
    '*/supportedPayment/*/type',
    '*/excludedTabs/*',
  ],
  products: [
    '*/dips/*',
    '*/sizes/*/crusts/*',
    '*/defaultOptions/crust',
    '*/defaultOptions/sauces/*',
    '*/defaultOptions/cheeses/*',
    '*/defaultOptions/toppings/*/*',
  ],
  deals: ['*/options/*/entities/*', '*/options/*/defaults/*', '*/conflicts/*', '*/overrides/*'],
  discounts: ['*/conflicts/*'],
  vouchers: ['*/dealId', '*/products/*', '*/conflicts/*'],
  upsells: ['*/productId', '*/toShow/*'],
  manifest: [
    'id',
    'defaultSector',
    'dineInSector',
    'address/strategy',
    'plugins/*/id',
    'payments/default',
    'menu/hiddenForVegetarian/*',
    'eta/hiddenSectors/*',
    'loyalty/sectors/*',
    'analytics/trackedSectors/*',
    'switchToCollection/sectors/*',
  ],
};

function matches(content: Json | undefined, parts: readonly string[]): readonly string[][] {
  const [part, ...rest] = parts;
  if (part === undefined) return typeof content === 'string' ? [[]] : [];
  if (!isJsonObject(content) && !Array.isArray(content)) return [];
  return Object.entries(content as Readonly<Record<string, Json>>)
    .filter(([key]) => part === '*' || key === part)
    .flatMap(([key, value]) => matches(value, rest).map((path) => [key, ...path]));
}

/** Every place of a file whose text is the name of something that stands elsewhere. */
export const danglingPlaces = (file: string, content: Json): readonly (readonly string[])[] =>
  (references[file.replace(/^.*\/|\.json$/g, '')] ?? []).flatMap((pattern) =>
    matches(content, pattern.split('/')),
  );
