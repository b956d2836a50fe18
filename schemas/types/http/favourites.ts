// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * An id of the catalogue.
 */
export type SavedId = string;

/**
 * All toppings on a pizza or a half of one; an id twice is a double topping.
 *
 * @maxItems 30
 */
export type SavedToppings = SavedId[];

/**
 * What customers keep to have it again: products, deals and pizzas of their own (SHP-26). No price is a part of it.
 */
export interface FavouritesApi {
  list?: FavouriteList;
}

/**
 * What a customer keeps, the oldest first. Sent, it is added to what is kept; what is known already takes the place of what it was.
 */
export interface FavouriteList {
  /**
   * At most one of each kind and id.
   *
   * @maxItems 100
   */
  favourites: Favourite[];
}

/**
 * Something that a customer keeps: a product, a deal, or a pizza of their own, which has a name and a choice (SHP-26).
 */
export interface Favourite {
  /**
   * What it is.
   */
  kind: 'product' | 'deal' | 'own';
  /**
   * The product or the deal; an id that the device made for a pizza of one's own.
   */
  id: string;
  /**
   * What the menu called it when it was saved, for where it is not sold.
   */
  title: string;
  /**
   * What its owner calls a pizza of their own.
   */
  name?: string;
  choice?: SavedChoice;
}

/**
 * A product with what was chosen about it, as a basket holds it; what is absent is as the product comes.
 */
export interface SavedChoice {
  /**
   * Type of the product.
   */
  type: 'pizza' | 'side' | 'drink' | 'dessert' | 'dip';
  productId: SavedId;
  size?: SavedId;
  crust?: SavedId;
  sauce?: SavedId;
  cheese?: SavedId;
  toppings?: SavedToppings;
  /**
   * Priced extras of a side.
   *
   * @maxItems 30
   */
  modifiers?: SavedId[];
  /**
   * Dips taken with a side.
   *
   * @maxItems 30
   */
  dips?: SavedId[];
  /**
   * The two pizzas of a half-and-half.
   */
  halves?: {
    first: SavedId;
    second: SavedId;
    /**
     * All toppings on a half; an absent half has those it comes with.
     */
    toppings?: {
      first?: SavedToppings;
      second?: SavedToppings;
    };
  };
}
