import type { Problem } from '../../../core/manifest/problem.ts';
import { unknownName } from '../../../core/manifest/problem.ts';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type {
  CheckedCatalogue,
  CheckedEntry,
  CheckedList,
  CheckedLists,
} from './checked-catalogue.ts';

/** A name in an entry, with the keys that lead to it there. */
type Named = readonly [keys: string, name: string];

/** What the entries of a list refer to. */
interface Reference<Entry> {
  /** What is named, as a message says it. */
  readonly kind: string;
  /** The lists whose ids are meant; nothing is said while one of them is missing or wrong. */
  readonly of: readonly CheckedList[];
  readonly names: (entry: Entry) => readonly Named[];
  /** Narrows the entries that are meant to those of a type. */
  readonly type?: string;
}

type References = { readonly [Name in CheckedList]: readonly Reference<CheckedLists[Name]>[] };

const each = (keys: string, names: readonly string[] = []): readonly Named[] =>
  names.map((name, index) => [`${keys}/${index}`, name]);

const one = (keys: string, name: string | undefined): readonly Named[] =>
  name === undefined ? [] : [[keys, name]];

/** Every reference from one list of a catalogue to others by an id [OPR-03]. */
const references: References = {
  deals: [
    {
      kind: 'product',
      of: ['products'],
      names: ({ options }) =>
        options.flatMap(({ entities, defaults }, index) => [
          ...each(`/options/${index}/entities`, entities),
          ...each(`/options/${index}/defaults`, defaults),
        ]),
    },
    {
      kind: 'deal, discount or voucher',
      of: ['deals', 'discounts', 'vouchers'],
      names: ({ conflicts }) => each('/conflicts', conflicts),
    },
    { kind: 'deal', of: ['deals'], names: ({ overrides }) => each('/overrides', overrides) },
  ],
  discounts: [
    {
      kind: 'deal or discount',
      of: ['deals', 'discounts'],
      names: ({ conflicts }) => each('/conflicts', conflicts),
    },
  ],
  vouchers: [
    {
      kind: 'deal or discount',
      of: ['deals', 'discounts'],
      names: ({ conflicts }) => each('/conflicts', conflicts),
    },
    { kind: 'deal', of: ['deals'], names: ({ dealId }) => one('/dealId', dealId) },
    { kind: 'product', of: ['products'], names: ({ products }) => each('/products', products) },
  ],
  upsells: [
    {
      kind: 'product or deal',
      of: ['products', 'deals'],
      names: ({ toShow }) => each('/toShow', toShow),
    },
    { kind: 'product', of: ['products'], names: ({ productId }) => one('/productId', productId) },
  ],
  products: [
    { kind: 'dip', of: ['products'], type: 'dip', names: ({ dips }) => each('/dips', dips) },
  ],
  huts: [
    {
      kind: 'deal',
      of: ['deals'],
      names: ({ excludedDeals }) => each('/excludedDeals', excludedDeals),
    },
    {
      kind: 'product',
      of: ['products'],
      names: ({ unavailableProducts }) => each('/unavailableProducts', unavailableProducts),
    },
  ],
};

const isShared = (sectors: readonly string[], others: readonly string[]): boolean =>
  sectors.some((sector) => others.includes(sector));

/** What the entries of a list name and nothing in their sectors is called. */
const dangling = <Entry>(
  catalogue: CheckedCatalogue,
  entries: readonly CheckedEntry<Entry>[],
  found: readonly Reference<Entry>[],
): readonly Problem[] =>
  found.flatMap(({ kind, of, names, type }) => {
    if (!of.every((name) => catalogue.has(name))) return [];
    const targets = of
      .flatMap((name): readonly CheckedEntry<{ id: string; type?: string }>[] =>
        catalogue.entries(name),
      )
      .filter(({ entry }) => type === undefined || entry.type === type);
    return entries.flatMap(({ file, pointer, entry, sectors }) => {
      const known = targets.filter((target) => isShared(target.sectors, sectors));
      const ids = new Set(known.map((target) => target.entry.id));
      return names(entry)
        .filter(([, name]) => !ids.has(name))
        .map(([keys, name]) => unknownName({ file, pointer: pointer + keys }, kind, name, ids));
    });
  });

/** Parts of pizzas that the options of the menu do not have. */
function unknownParts(
  { file, pointer, entry }: CheckedEntry<Product>,
  options: MenuOptions,
): readonly Problem[] {
  const { sizes = [], defaultOptions } = entry;
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const wanted = (
    kind: string,
    list: readonly { readonly id: string }[],
    named: readonly Named[],
  ) =>
    named
      .filter(([, name]) => !ids(list).includes(name))
      .map(([keys, name]) => unknownName({ file, pointer: pointer + keys }, kind, name, ids(list)));
  const ofSizes = sizes.flatMap(({ id, crusts }, index) => [
    ...wanted('size', options.sizes, one(`/sizes/${index}/id`, id)),
    ...wanted('crust', options.crusts, each(`/sizes/${index}/crusts`, crusts)),
  ]);
  if (!defaultOptions) return ofSizes;
  const { size, crust, sauces, cheeses, toppings } = defaultOptions;
  const at = '/defaultOptions';
  return [
    ...ofSizes,
    ...wanted('size', sizes, one(`${at}/size`, size)),
    ...wanted('crust', options.crusts, one(`${at}/crust`, crust)),
    ...wanted('sauce', options.sauces, each(`${at}/sauces`, sauces)),
    ...wanted('cheese', options.cheeses, each(`${at}/cheeses`, cheeses)),
    ...(toppings ?? []).flatMap((list, index) =>
      wanted('topping', options.toppings, each(`${at}/toppings/${index}`, list)),
    ),
  ];
}

/** Ids in a catalogue that lead to nothing in the sectors of who names them [OPR-03]. */
export function referenceProblems(catalogue: CheckedCatalogue): readonly Problem[] {
  const made = catalogue.options();
  return [
    ...dangling(catalogue, catalogue.entries('deals'), references.deals),
    ...dangling(catalogue, catalogue.entries('discounts'), references.discounts),
    ...dangling(catalogue, catalogue.entries('vouchers'), references.vouchers),
    ...dangling(catalogue, catalogue.entries('upsells'), references.upsells),
    ...dangling(catalogue, catalogue.entries('products'), references.products),
    ...dangling(catalogue, catalogue.entries('huts'), references.huts),
    ...(made
      ? catalogue.entries('products').flatMap((entry) => unknownParts(entry, made.options))
      : []),
  ];
}
