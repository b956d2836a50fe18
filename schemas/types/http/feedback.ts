// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * From 1, bad, to 5, very good.
 */
export type Stars = number;

/**
 * What was wrong with an order.
 */
export type OrderProblemKind = 'missing' | 'wrong' | 'cold' | 'late' | 'quality' | 'other';

/**
 * What customers say of their orders once they had them (SHP-30).
 */
export interface FeedbackApi {
  rating?: OrderRating;
  problem?: OrderProblem;
  feedback?: OrderFeedback;
}

/**
 * How an order was; a later one takes the place of an earlier one.
 */
export interface OrderRating {
  stars: Stars;
  /**
   * In the customer's words.
   */
  words?: string;
  /**
   * The dishes that were rated by themselves.
   *
   * @maxItems 100
   */
  dishes?: DishRating[];
}

/**
 * How one dish was.
 */
export interface DishRating {
  /**
   * The dish, as the order calls it.
   */
  dish: string;
  stars: Stars;
}

/**
 * Something that was wrong with an order; a later one of its kind takes its place.
 */
export interface OrderProblem {
  kind: OrderProblemKind;
  /**
   * In the customer's words.
   */
  words?: string;
}

/**
 * What the customer has said of an order, and may still say.
 */
export interface OrderFeedback {
  /**
   * The order is done, and its customer's data is not gone: it can be rated and complained of.
   */
  isOpen: boolean;
  /**
   * What can be rated by itself.
   *
   * Items: A dish.
   */
  dishes: string[];
  rating?: OrderRating;
  /**
   * What was wrong.
   */
  problems: OrderProblem[];
}
