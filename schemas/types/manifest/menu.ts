// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * The menu.
 */
export interface MenuSettings {
  /**
   * Sectors whose customers may order an earlier order again whatever the feature reorder says (BSK-85).
   *
   * Items: A sector of the market, for example xy-1.
   */
  reorderSectors?: string[];
  /**
   * Category shown first (CST-26).
   */
  initialRoute:
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz';
  /**
   * Categories in the order of their tabs (CST-27).
   *
   * @minItems 1
   *
   * Items: A menu category.
   */
  routes: (
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz'
  )[];
  /**
   * Categories a sector leaves out; each entry says when (CST-109).
   */
  excludedCategories: ExcludedCategory[];
  /**
   * Ids of huts with a bag fee whatever their region (CST-110).
   *
   * Items: An id.
   */
  bagFeeStores: string[];
  /**
   * Deals hidden while the vegetarian filter is on (CST-111).
   *
   * Items: An id.
   */
  hiddenForVegetarian: string[];
  /**
   * Crust kinds that carry the tag new (CST-112).
   *
   * Items: An id.
   */
  newCrusts: string[];
  /**
   * Limits of toppings (CST-113).
   */
  toppings: {
    /**
     * Most toppings in all.
     */
    max: number;
    /**
     * Most added toppings.
     */
    maxAdditions: number;
    /**
     * Most removed toppings.
     */
    maxRemovals: number;
  };
  /**
   * Places of the popularity ranking that carry the badge, counted from 0 (CST-114).
   */
  popularBadge: {
    /**
     * Places of pizzas.
     *
     * Items: Place.
     */
    pizzaPlaces: number[];
    /**
     * Other types carry it below this place.
     */
    otherPlacesBelow: number;
    /**
     * Categories that never carry it.
     *
     * Items: A menu category.
     */
    never: (
      | 'deals'
      | 'pizzas'
      | 'drinks'
      | 'sides'
      | 'dips'
      | 'desserts'
      | 'pastas'
      | 'wings'
      | 'melts'
      | 'others'
      | 'flatzz'
    )[];
  };
  /**
   * Which dishes say whether they are vegetarian: those that are, or every one (SHP-07).
   */
  dietMarks: 'vegetarian' | 'every-dish';
  /**
   * Name of a spice level by its number (CST-116).
   */
  spiceLevels: {
    /**
     * Name, also the end of the wording key.
     */
    [k: string]: string;
  };
}

/**
 * A category that some sectors leave out.
 */
export interface ExcludedCategory {
  /**
   * Sectors it applies in.
   *
   * @minItems 1
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors: string[];
  /**
   * The category left out.
   */
  category?:
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz';
  /**
   * When it is left out: always, while a flag is off, while a flag is on, while no bag fee shows, or the tabs the hut lists.
   */
  when: 'always' | 'flag-off' | 'flag-on' | 'no-bag-fee' | 'listed-by-hut';
  /**
   * Flag of the when flag-off and flag-on.
   */
  flag?: string;
}

/**
 * Prices of pizzas.
 */
export interface PizzaSettings {
  /**
   * Extra toppings that are free (MNU-53).
   */
  freeToppings: number;
  /**
   * Added to a half-and-half, in the market's currency (MNU-61).
   */
  halfAndHalfSupplement: number;
}

/**
 * Nutrition.
 */
export interface NutritionSettings {
  /**
   * Daily guidance in kcal (CST-115).
   */
  dailyCaloriesKcal: number;
}

/**
 * What the menu shows and what pizzas may hold.
 */
export interface ManifestMenu {
  [k: string]: unknown;
}
