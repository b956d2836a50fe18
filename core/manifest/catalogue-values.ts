import { ofHut, ofProduct, type Say, type TypeNaming } from './catalogue-says.ts';
import type { Explanation, KeySource } from './explain.ts';
import { isJsonObject, type Json, type JsonObject, listOf, textOf } from './json.ts';
import { pointerTo } from './json-pointer.ts';

/** A list of the catalogue as its file has it. */
export interface StatedList {
  readonly file: string;
  readonly entries: readonly Json[];
  readonly text?: string;
}

/** What settings are compared with of a market's catalogue [OPR-07]. */
export interface StatedCatalogue extends TypeNaming {
  readonly huts?: StatedList | undefined;
  readonly products?: StatedList | undefined;
}

/** Something of the catalogue that has a say of its own in a setting. */
export interface CatalogueSource extends KeySource {
  /** Id of the hut or product. */
  readonly id: string;
  readonly name: string;
  /** What holds there. */
  readonly effective: Json | undefined;
}

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
