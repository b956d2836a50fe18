import type { Explanation, KeySource } from './explain.ts';
import { isJsonObject, type Json, type JsonObject, textOf } from './json.ts';
import { pointerTo } from './json-pointer.ts';

/** A list of the catalogue as its file has it. */
export interface StatedList {
  readonly file: string;
  readonly entries: readonly Json[];
  readonly text?: string;
}

/** What settings are compared with of a market's catalogue [OPR-07]. */
export interface StatedCatalogue {
  readonly huts?: StatedList | undefined;
  readonly products?: StatedList | undefined;
  /** The stored code of a payment type, whatever name a hut has it by. */
  readonly storedType?: (type: string) => string;
}

/** Something of the catalogue that has a say of its own in a setting. */
export interface CatalogueSource extends KeySource {
  /** Id of the hut or product. */
  readonly id: string;
  readonly name: string;
  /** What holds there. */
  readonly effective: Json | undefined;
}

/** How an entry of the catalogue has a say in a setting. */
interface Say {
  /** What of the entry it stands in. */
  readonly field: string;
  /** What holds there; undefined where the entry leaves it to the manifest. */
  readonly holds: (
    own: Json | undefined,
    below: Json | undefined,
    catalogue: StatedCatalogue,
  ) => Json | undefined;
}

/** A minimum that is no number or below 0 counts as none [BSK-51]. */
const amount: Say['holds'] = (own) =>
  typeof own === 'number' && Number.isFinite(own) && own >= 0 ? own : undefined;

const text: Say['holds'] = (own) => (typeof own === 'string' ? own : undefined);

const least: Say['holds'] = (own, below) =>
  typeof own === 'number' && typeof below === 'number' && own < below ? own : undefined;

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** The types of the market that a hut takes, where it does not take all of them [PAY-07]. */
const takenTypes: Say['holds'] = (own, below, { storedType = (type) => type }) => {
  const taken = listOf(own).map((entry) =>
    storedType(isJsonObject(entry) ? textOf(entry['type']) : ''),
  );
  const types = listOf(below);
  const left = types.filter((type) => taken.includes(textOf(type)));
  return left.length < types.length ? [...left] : undefined;
};

/** The categories that a hut shows, where it leaves some out [MNU-18]. */
const shownTabs: Say['holds'] = (own, below) => {
  const left = listOf(below).filter((tab) => !listOf(own).includes(tab));
  return left.length < listOf(below).length ? [...left] : undefined;
};

/** Settings in which a hut has a say, by pointer. */
const ofHut: Readonly<Record<string, Say>> = {
  '/minimumOrder/deliveryDefault': { field: 'minDeliveryOrder', holds: amount },
  '/pos/type': { field: 'posType', holds: text },
  '/timeZone': { field: 'timeZone', holds: text },
  '/payments/types': { field: 'supportedPayment', holds: takenTypes },
  '/menu/routes': { field: 'excludedTabs', holds: shownTabs },
  // No card pays at a hut that takes none [GFT-03].
  '/giftCard/maxCards': {
    field: 'supportsGiftCard',
    holds: (own) => (own === true ? undefined : 0),
  },
  '/flags/features/nutritional-information.calories/default': {
    field: 'showNutrition',
    holds: (own) => (own === false ? false : undefined),
  },
};

/** Settings in which a product has a say, by pointer. */
const ofProduct: Readonly<Record<string, Say>> = {
  '/menu/toppings/maxAdditions': { field: 'maxAdditions', holds: least },
  '/menu/toppings/maxRemovals': { field: 'maxRemovals', holds: least },
};

/** A place that is asked about. */
interface Place {
  readonly sector?: string | undefined;
  readonly hutId?: string | undefined;
}

const isAt = (entry: JsonObject, { sector, hutId }: Place): boolean =>
  (sector === undefined || (entry['sector'] ?? sector) === sector) &&
  (hutId === undefined || entry['id'] === hutId) &&
  (sector === undefined || listOf(entry['sectors'] ?? [sector]).includes(sector));

function saidBy(
  list: StatedList | undefined,
  say: Say | undefined,
  below: Json | undefined,
  place: Place,
  catalogue: StatedCatalogue,
): readonly CatalogueSource[] {
  if (!list || !say) return [];
  return list.entries.flatMap((entry, index) => {
    if (!isJsonObject(entry) || !isAt(entry, place)) return [];
    const own = entry[say.field];
    const effective = say.holds(own, below, catalogue);
    if (effective === undefined) return [];
    const at = own === undefined ? [String(index)] : [String(index), say.field];
    return [
      {
        layer: 'catalogue',
        file: list.file,
        pointer: pointerTo(at),
        value: own ?? null,
        id: textOf(entry['id']),
        name: textOf(entry['name'] ?? entry['title'] ?? ''),
        effective,
      } satisfies CatalogueSource,
    ];
  });
}

const named = (says: Readonly<Record<string, Say>>, key: string): Say | undefined =>
  Object.hasOwn(says, key) ? says[key] : undefined;

/**
 * What the catalogue says of a setting, which stands above every level of the manifest [OPR-07]: of the hut that is asked
 * about, what counts there; of all others of the place, who has a say of its own.
 * @param key JSON pointer of the setting
 * @param below what the levels of the manifest say; undefined where none does
 */
export function catalogueSays(
  key: string,
  below: Explanation | undefined,
  place: Place,
  catalogue: StatedCatalogue,
): { readonly explanation: Explanation | undefined; readonly apart: readonly CatalogueSource[] } {
  const { huts, products } = catalogue;
  const ofHuts = saidBy(huts, named(ofHut, key), below?.value, place, catalogue);
  const apart = saidBy(
    products,
    named(ofProduct, key),
    below?.value,
    { sector: place.sector },
    catalogue,
  );
  const [own] = ofHuts;
  if (place.hutId === undefined) return { explanation: below, apart: [...ofHuts, ...apart] };
  if (!own) return { explanation: below, apart };
  const { effective, id: _id, name: _name, ...from } = own;
  const overrode = below ? [below.from, ...below.overrode] : [];
  return { explanation: { key, value: effective, from, overrode }, apart };
}
