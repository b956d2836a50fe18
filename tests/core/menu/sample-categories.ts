/** The categories of the sample chain's menus [MNU-01]. */
export const menuCategories = [
  'deals',
  'pizzas',
  'drinks',
  'sides',
  'dips',
  'desserts',
  'pastas',
  'wings',
  'melts',
  'others',
  'flatzz',
] as const;
