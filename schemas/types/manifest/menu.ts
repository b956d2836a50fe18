// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Allergen } from '../catalogue/product.ts';

/**
 * A diet.
 */
export type DietWish = 'vegetarian' | 'vegan';

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
   * Where the products of a category come from, by its name; the words of a name are menu.categories and menu.intros with it (MNU-02, MNU-03, ENG-25).
   */
  categories: {
    [k: string]: CategorySource;
  };
  /**
   * Category that customers are told about once, on the first menu that has it; absent tells of none (MNU-69).
   */
  introduced?: string;
  /**
   * Drawing and colour of a tag of products, by the tag; a tag without an entry is a word alone (MNU-72, ENG-25).
   */
  tagMarks: {
    [k: string]: TagMark;
  };
  /**
   * Category shown first (CST-26).
   */
  initialRoute: string;
  /**
   * Categories in the order of their tabs (CST-27).
   *
   * @minItems 1
   *
   * Items: A menu category.
   */
  routes: string[];
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
    never: string[];
  };
  /**
   * Which dishes say whether they are vegetarian: those that are, or every one (SHP-07).
   */
  dietMarks: 'vegetarian' | 'every-dish';
  /**
   * What customers may keep menu, deals and search to (SHP-20).
   */
  foodFilters: {
    /**
     * Diets to choose from, in the order that they show; the words of one are menu.tags with it.
     */
    diets: DietWish[];
    /**
     * Allergens that food may be kept free of, in the order that they show: those that the law of the market names; the words of one are search.without with it.
     */
    allergens: Allergen[];
  };
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
 * What the product call of a category asks for (MNU-03, MNU-22).
 */
export interface CategorySource {
  /**
   * Products of one type, as the product call names them (MNU-21).
   */
  category: 'pizzas' | 'sides' | 'drinks' | 'desserts' | 'dips';
  /**
   * Kind of those products that the category is kept to; the first category of a type also has the products whose kind no other has.
   */
  kind?: string;
}

/**
 * How it is marked.
 */
export interface TagMark {
  /**
   * Drawing.
   */
  icon: 'leaf' | 'chilli' | 'flame' | 'tag';
  /**
   * Colour.
   */
  tone: 'success' | 'warning' | 'danger' | 'neutral';
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
  category?: string;
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
  /**
   * Toppings that a customer adds to one half: at half of a topping's price, rounded up to the smallest unit of the currency, at its full price, or none, which leaves each half its own recipe (SHP-21).
   */
  halfToppings: 'half-price' | 'full-price' | 'none';
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
