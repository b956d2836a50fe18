import type { Allergen } from '../../schemas/types/catalogue/product.ts';
import type { DietWish } from '../../schemas/types/manifest/menu.ts';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';

/** The customer's wishes in words. */
export interface WishWords {
  readonly diet: (diet: DietWish) => string;
  readonly without: (allergen: Allergen) => string;
  /** All wishes of now, as a list in a sentence. */
  readonly all: string;
}

/** Says what the customer keeps the food to; for observers. */
export function useWishWords(): WishWords {
  const { t, locale } = useWords();
  const { diets, without } = useApp().wishes.now;
  const words = {
    diet: (diet: DietWish) => t(`menu.tags.${diet}`),
    free: (allergen: Allergen) => t(`search.without.${allergen}`),
  };
  const named = [...diets.map(words.diet), ...without.map(words.free)];
  const all = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named);
  return { diet: words.diet, without: words.free, all };
}
