// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Texts of a market's catalogue in another locale than its first; what has none keeps the catalogue's own.
 */
export interface CatalogueWords {
  /**
   * Path of the schema, for editors.
   */
  $schema?: string;
  /**
   * Texts of products, by id.
   */
  products?: {
    [k: string]: EntryWords;
  };
  /**
   * Texts of what pizzas are made of.
   */
  options?: {
    /**
     * Texts of sizes, by id.
     */
    sizes?: {
      [k: string]: EntryWords;
    };
    /**
     * Texts of crusts, by id.
     */
    crusts?: {
      [k: string]: EntryWords;
    };
    /**
     * Texts of sauces, by id.
     */
    sauces?: {
      [k: string]: EntryWords;
    };
    /**
     * Texts of cheeses, by id.
     */
    cheeses?: {
      [k: string]: EntryWords;
    };
    /**
     * Texts of toppings, by id.
     */
    toppings?: {
      [k: string]: EntryWords;
    };
  };
  /**
   * Texts of deals, by id.
   */
  deals?: {
    [k: string]: EntryWords;
  };
  /**
   * Texts of discounts, by id.
   */
  discounts?: {
    [k: string]: EntryWords;
  };
  /**
   * Texts of vouchers, by id.
   */
  vouchers?: {
    [k: string]: EntryWords;
  };
  /**
   * Names of priced extras, by product.
   */
  modifiers?: {
    /**
     * Names of the extras of a product, by id.
     */
    [k: string]: {
      /**
       * Name of the extra.
       */
      [k: string]: string;
    };
  };
}

/**
 * Texts of an entry.
 */
export interface EntryWords {
  /**
   * Name.
   */
  title?: string;
  /**
   * What it is, in one or two sentences.
   */
  desc?: string;
  /**
   * Terms.
   */
  terms?: string;
}
