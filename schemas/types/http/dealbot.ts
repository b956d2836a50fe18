// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';
import type { Dips, Modifiers, OrderHalf, Toppings } from './order-request.ts';

/**
 * Body and answer of the call that regroups a basket. Amounts are decimals in the market's currency.
 */
export interface DealbotApi {
  request?: OptimiseRequest;
  answer?: OptimiseAnswer;
}

/**
 * A basket to regroup (BOT-21, BOT-22).
 */
export interface OptimiseRequest {
  /**
   * Version of the payload.
   */
  version: string;
  hut: OptimiseHut;
  disposition: OptimiseDisposition;
  payment: OptimisePayment;
  /**
   * The groups.
   *
   * @maxItems 60
   */
  deals: OptimisedGroup[];
  voucher?: OptimiseVoucher;
  discount?: OptimisedDiscount;
}

/**
 * The hut that sells the items.
 */
export interface OptimiseHut {
  /**
   * Hut.
   */
  id: string;
  /**
   * Its sector.
   */
  sector: string;
}

/**
 * How the order is had.
 */
export interface OptimiseDisposition {
  type: Disposition;
  /**
   * Now, the default, or later.
   */
  when?: 'asap' | 'scheduled';
  /**
   * Milliseconds since 1970, for later.
   */
  time?: number;
}

/**
 * What the basket costs.
 */
export interface OptimisePayment {
  /**
   * Amount due before the call.
   */
  amount: number;
}

/**
 * A deal with its items, or the loose items under the id ND (BOT-21). A group of a deal without items asks for the deal to be filled from the others (BOT-34).
 */
export interface OptimisedGroup {
  /**
   * Deal id, or ND.
   */
  id: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
  /**
   * Reward bought with points.
   */
  redeemable_id?: string;
  /**
   * Pizzas.
   *
   * @maxItems 100
   */
  pizzas?: OptimisedItem[];
  /**
   * Sides.
   *
   * @maxItems 100
   */
  sides?: OptimisedItem[];
  /**
   * Drinks.
   *
   * @maxItems 100
   */
  drinks?: OptimisedItem[];
  /**
   * Desserts.
   *
   * @maxItems 100
   */
  desserts?: OptimisedItem[];
  /**
   * Dips.
   *
   * @maxItems 100
   */
  dips?: OptimisedItem[];
}

/**
 * A chosen product of a group: an order's item without its prices (BOT-23). Sauce and cheese may be left out: the product's own stand for them.
 */
export interface OptimisedItem {
  /**
   * Product.
   */
  id: string;
  /**
   * Product kind; half-and-half for two halves.
   */
  kind?: string;
  /**
   * Slot of the deal it fills (DEA-24).
   */
  optionIndex?: number;
  /**
   * Pizza size.
   */
  size?: string;
  /**
   * Pizza crust.
   */
  crust?: string;
  /**
   * Pizza sauce.
   */
  sauce?: string;
  /**
   * Pizza cheese.
   */
  cheese?: string;
  toppings?: Toppings;
  modifiers?: Modifiers;
  dips?: Dips;
  firstHalf?: OrderHalf;
  secondHalf?: OrderHalf;
  /**
   * Half not edited last.
   */
  otherHalf?: string;
  /**
   * Line in the basket.
   */
  basketItemID?: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
}

/**
 * The active voucher.
 */
export interface OptimiseVoucher {
  /**
   * Voucher.
   */
  id: string;
}

/**
 * The active discount.
 */
export interface OptimisedDiscount {
  /**
   * Discount.
   */
  id: string;
  /**
   * What it takes off.
   */
  value?: number;
}

/**
 * The regrouped basket (BOT-25).
 */
export interface OptimiseAnswer {
  /**
   * Groupings, the best first.
   */
  optimisedOrders: OptimisedOrder[];
}

/**
 * One grouping.
 */
export interface OptimisedOrder {
  /**
   * The groups.
   */
  deals?: OptimisedGroup[];
  discount?: OptimisedDiscount;
  /**
   * What deals and loose items cost together.
   */
  subtotal?: number;
  /**
   * What is due for it: after discount and voucher, with fees and taxes.
   */
  due?: number;
  /**
   * With no grouping less is due.
   */
  bound?: number;
  /**
   * There is no cheaper grouping; when false, the time for the search was over first.
   */
  isProven?: boolean;
}
