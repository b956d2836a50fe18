import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { CatalogueWords, EntryWords } from '../../schemas/types/catalogue/words.ts';

const worded = <Entry extends object>(entry: Entry, words: EntryWords | undefined): Entry =>
  words ? { ...entry, ...words } : entry;

/** A product with its texts in another language; what has no words there keeps those of the catalogue. */
export function localiseProduct(product: Product, words: CatalogueWords): Product {
  const titles = words.modifiers?.[product.id];
  const own = worded(product, words.products?.[product.id]);
  if (!titles || !product.modifiers) return own;
  const modifiers = product.modifiers.map((modifier) => ({
    ...modifier,
    title: titles[modifier.id] ?? modifier.title,
  }));
  return { ...own, modifiers };
}

/** A deal with its texts in another language. */
export const localiseDeal = (deal: Deal, words: CatalogueWords): Deal =>
  worded(deal, words.deals?.[deal.id]);

/** A discount with its texts in another language. */
export const localiseDiscount = (discount: Discount, words: CatalogueWords): Discount =>
  worded(discount, words.discounts?.[discount.id]);

/** A voucher with its texts in another language. */
export const localiseVoucher = (
  voucher: CatalogueVoucher,
  words: CatalogueWords,
): CatalogueVoucher => worded(voucher, words.vouchers?.[voucher.id]);

/** What pizzas are made of, with texts in another language. */
export function localiseOptions(
  options: MenuOptions,
  { options: words = {} }: CatalogueWords,
): MenuOptions {
  const list = <Entry extends { readonly id: string }>(
    name: keyof typeof words,
    entries: Entry[],
  ): Entry[] => entries.map((entry) => worded(entry, words[name]?.[entry.id]));
  return {
    sizes: list('sizes', options.sizes),
    crusts: list('crusts', options.crusts),
    sauces: list('sauces', options.sauces),
    cheeses: list('cheeses', options.cheeses),
    toppings: list('toppings', options.toppings),
  };
}
