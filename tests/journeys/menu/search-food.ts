import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Words of the search in English. */
export const english = {
  open: 'Search and filter the menu',
  field: 'Find a dish, deal or topping',
  filters: 'Diet and allergens',
  vegetarian: 'Vegetarian',
  clear: 'Clear all filters',
  hidden: /more (?:is|are) hidden by your filters/,
  unfit: 'Nothing here fits your filters',
};

/** Words of the search in French. */
export const french: typeof english = {
  open: 'Chercher et filtrer la carte',
  field: 'Plat, offre ou garniture',
  filters: 'Régime et allergènes',
  vegetarian: 'Végétarien',
  clear: 'Effacer tous les filtres',
  hidden: /masqués? par vos filtres/,
  unfit: 'Rien ici ne correspond à vos filtres',
};

/** The page without its header and footer. */
export const main = (page: Page) => page.getByRole('main');
/** Where one types what to look for. */
export const field = (page: Page, name: string) => main(page).getByRole('searchbox', { name });
/** The link of something that can be chosen. */
export const card = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });

/** Opens the search at its door. */
export async function openSearch(page: Page, words: typeof english): Promise<void> {
  await main(page).getByRole('link', { name: words.open }).click();
  await expect(field(page, words.field)).toBeFocused();
}

/** Switches filters on. */
export async function keepTo(page: Page, words: typeof english, ...names: readonly string[]) {
  await openSearch(page, words);
  await main(page).getByText(words.filters, { exact: true }).click();
  for (const name of names) {
    await main(page).getByRole('button', { name, exact: true }).click();
  }
}
