// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Basket item type (BSK-05).
 */
export type ProductType = 'pizza' | 'side' | 'drink' | 'dessert' | 'dip';

/**
 * Part of a price (MNU-37).
 */
export type PricePart =
  | 'base'
  | 'crust'
  | 'sauce'
  | 'cheese'
  | 'toppings'
  | 'halfAndHalf'
  | 'modifiers';

/**
 * Something that comes from an animal; fish stands for all seafood, rennet for that of calves.
 */
export type AnimalPart = 'meat' | 'fish' | 'rennet' | 'gelatine' | 'milk' | 'egg' | 'honey';

/**
 * What in it comes from animals, none at all when empty; diet marks are worked out from it (SHP-07). A pizza has its recipe instead, and names only what its parts do not; absent where nobody knows, or for what is not eaten.
 */
export type CatalogueProductAnimalParts = AnimalPart[];

/**
 * One of the 14 allergens.
 */
export type Allergen =
  | 'gluten'
  | 'milk'
  | 'egg'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'soya'
  | 'nuts'
  | 'peanuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin';

/**
 * Something the menu sells (MNU-35). Amounts are decimals in the market's currency. Texts are in the market's default locale; words.<locale>.json translates them.
 */
export interface Product {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that sell it at this price; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  type: ProductType;
  /**
   * Finer type, for example alcohol or soft among drinks.
   */
  subtype?: string;
  /**
   * For sides the category: side, wings, pasta, melts, flatzz, other (MNU-03); for pizzas pizza, create-your-own or half-and-half; else a family such as cola.
   */
  kind: string;
  /**
   * Name.
   */
  title: string;
  /**
   * One or two appetising sentences.
   */
  desc?: string;
  /**
   * Photograph: a file of the market's folder `photos`, or below `media.imageBase` of the manifest where there is one, a path of this site, or an address at a host of `media.hosts` (OPR-26); absent means drawn from look or recipe.
   */
  img?: string;
  /**
   * How a product without recipe is drawn: a ProductLook of look.schema.json.
   */
  look?: string;
  /**
   * Palette entry for the drawing.
   */
  tint?: string;
  /**
   * Price; for pizzas that of the default size.
   */
  price: number;
  /**
   * The catalogue price when shown under another (MNU-36).
   */
  originalPrice?: number;
  /**
   * The catalogue id when shown under another.
   */
  originalId?: string;
  /**
   * The catalogue type when shown under another.
   */
  originalType?: string;
  /**
   * Lowest price over the sizes; worked out by the server (MNU-38).
   */
  cheapestPrice?: number;
  /**
   * Parts that add up to price (MNU-37); worked out by the server.
   */
  priceBreakdown?: PricePartAmount[];
  /**
   * Tax class, looked up in the market's rates (SUR-32).
   */
  taxCode: string;
  /**
   * Priced extras of a side (MNU-43).
   */
  modifiers?: Modifier[];
  /**
   * Ids of dips that go with a side.
   */
  dips?: string[];
  /**
   * Pizzas: sizes sold, smallest first.
   *
   * @minItems 1
   */
  sizes?: ProductSize[];
  defaultOptions?: DefaultOptions;
  /**
   * Lower limit on added toppings than the market's (MNU-51).
   */
  maxAdditions?: number;
  /**
   * Lower limit on removed toppings than the market's.
   */
  maxRemovals?: number;
  /**
   * Can be a half of a half-and-half (MNU-57).
   */
  halvable?: boolean;
  /**
   * New tag.
   */
  isNew?: boolean;
  /**
   * Listed only with the internal hidden flag.
   */
  hidden?: boolean;
  /**
   * Sold only inside deals that name it (MNU-40).
   */
  dealOnly?: boolean;
  animal?: CatalogueProductAnimalParts;
  /**
   * Vegetarian, as worked out from its parts; never typed in a catalogue file (SHP-07).
   */
  veg?: boolean;
  /**
   * Vegan, as worked out from its parts; never typed in a catalogue file (SHP-07).
   */
  vegan?: boolean;
  /**
   * 0 none, 1 mild, 2 hot.
   */
  spice?: number;
  /**
   * Without gluten.
   */
  glutenFree?: boolean;
  /**
   * Can be made without gluten.
   */
  glutenFreeAvailable?: boolean;
  /**
   * Alcoholic; needs food in the basket (BSK-61).
   */
  alcohol?: boolean;
  /**
   * Kilocalories a serving.
   */
  servingCalories?: number;
  nutrition?: Nutrition;
  /**
   * Allergens it contains: an empty list where it contains none, no list where that is not known (SHP-20).
   */
  allergens?: Allergen[];
  /**
   * Popularity, higher first.
   */
  popularity?: number;
  /**
   * Figures for sorting experiments: quantity, revenue, perfmatrix.
   */
  rankings?: {
    [k: string]: number;
  };
  /**
   * Gap to the minimum order for which it is cross-sold (MNU-39).
   */
  rules?: {
    /**
     * Gap above.
     */
    above?: number;
    /**
     * Gap below.
     */
    below?: number;
  };
  /**
   * Tags of its own beside those of diet and spice; the word of a tag is menu.tags with it (MNU-72, ENG-25).
   *
   * @maxItems 10
   *
   * Items: A tag.
   */
  tags?: string[];
}

export interface PricePartAmount {
  part: PricePart;
  /**
   * Amount of the part.
   */
  amount: number;
}

/**
 * A priced extra.
 */
export interface Modifier {
  /**
   * Id within the product.
   */
  id: string;
  /**
   * Name.
   */
  title: string;
  /**
   * Price.
   */
  price: number;
  animal?: CatalogueProductAnimalParts;
  /**
   * Allergens it contains: an empty list where it contains none, no list where that is not known (SHP-20).
   */
  allergens?: Allergen[];
}

export interface ProductSize {
  /**
   * Size id of the menu options.
   */
  id: string;
  /**
   * Base price at this size with default crust and recipe.
   */
  price: number;
  /**
   * Crusts sold at this size.
   *
   * @minItems 1
   */
  crusts: string[];
  /**
   * Kilocalories a slice on the default crust.
   */
  servingCalories?: number;
}

/**
 * What a pizza comes with; the first entry of each list holds when nothing was chosen (MNU-46).
 */
export interface DefaultOptions {
  /**
   * Size shown first.
   */
  size: string;
  /**
   * Crust shown first; its price is 0.
   */
  crust: string;
  /**
   * Sauces, the usual one first.
   *
   * @minItems 1
   */
  sauces: string[];
  /**
   * Cheeses, the usual one first.
   *
   * @minItems 1
   */
  cheeses: string[];
  /**
   * Topping lists, the usual one first.
   *
   * @minItems 1
   */
  toppings: string[][];
}

/**
 * Per 100 g.
 */
export interface Nutrition {
  /**
   * Energy in kcal.
   */
  energyKcal?: number;
  /**
   * Fat in g.
   */
  fat?: number;
  /**
   * Saturates in g.
   */
  saturates?: number;
  /**
   * Carbohydrate in g.
   */
  carbohydrate?: number;
  /**
   * Sugars in g.
   */
  sugars?: number;
  /**
   * Protein in g.
   */
  protein?: number;
  /**
   * Salt in g.
   */
  salt?: number;
}
