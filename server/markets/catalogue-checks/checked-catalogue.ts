import { isJsonObject, type JsonObject } from '../../../core/manifest/json.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../../schemas/types/catalogue/upsell.ts';
import type { CatalogueVoucher } from '../../../schemas/types/catalogue/voucher.ts';
import type { JsonFiles } from '../read-deployment.ts';

/** The lists of a catalogue that refer to each other, and what each is a list of. */
export interface CheckedLists {
  readonly huts: Hut;
  readonly products: Product;
  readonly deals: Deal;
  readonly discounts: Discount;
  readonly upsells: Upsell;
  readonly vouchers: CatalogueVoucher;
}
export type CheckedList = keyof CheckedLists;

/** An entry of a list of the catalogue, and where it stands. */
export interface CheckedEntry<Entry> {
  readonly file: string;
  /** JSON pointer to it. */
  readonly pointer: string;
  readonly entry: Entry;
  /** Sectors that have it. */
  readonly sectors: readonly string[];
}

/** The files of a catalogue whose shape was found right: what refers to the others is not judged. */
export class CheckedCatalogue {
  readonly #files: JsonFiles;
  readonly #sectors: readonly string[];

  /**
   * @param files those that fit their schemas
   * @param sectors sectors of the market, which an entry is in that names none
   */
  constructor(files: JsonFiles, sectors: readonly string[]) {
    this.#files = files;
    this.#sectors = sectors;
  }

  /** Whether a file is there to be referred to. */
  has(name: CheckedList): boolean {
    return this.#files.has(name);
  }

  /** The entries of a list; none where the file is missing or wrong. */
  entries<Name extends CheckedList>(name: Name): readonly CheckedEntry<CheckedLists[Name]>[] {
    const { file, content } = this.#files.get(name) ?? { file: name, content: undefined };
    const list = Array.isArray(content) ? content.filter((one) => isJsonObject(one)) : [];
    return list.map((one: JsonObject, index) => ({
      file,
      pointer: `/${index}`,
      entry: one as unknown as CheckedLists[Name],
      sectors: sectorsOf(one) ?? this.#sectors,
    }));
  }

  /** What pizzas can be made of; undefined where the file is missing or wrong. */
  options(): { readonly file: string; readonly options: MenuOptions } | undefined {
    const found = this.#files.get('options');
    return found && isJsonObject(found.content)
      ? { file: found.file, options: found.content as unknown as MenuOptions }
      : undefined;
  }
}

const sectorsOf = ({ sector, sectors }: JsonObject): readonly string[] | undefined => {
  if (typeof sector === 'string') return [sector];
  return Array.isArray(sectors) ? sectors.map(String) : undefined;
};
