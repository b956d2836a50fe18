// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Bodies and answers of the calls about points and rewards.
 */
export interface LoyaltyApi {
  account?: LoyaltyAccount;
  member?: LoyaltyMember;
  earnings?: LoyaltyEarnings;
  redemption?: OfflineRedemption;
  exists?: LoyaltyAccountExists;
}

/**
 * A member's points and the rewards that they buy (LOY-05, LOY-25).
 */
export interface LoyaltyAccount {
  /**
   * Points.
   */
  accountBalance: number;
  /**
   * Rewards that the points buy, cheapest last.
   */
  rewards: Reward[];
  /**
   * Names the member to the loyalty provider; orders carry it (LOY-07).
   */
  loyaltyProviderAuthToken: string;
}

/**
 * Something that points buy (LOY-05).
 */
export interface Reward {
  /**
   * Deal it is.
   */
  dealId: string;
  /**
   * Id.
   */
  id: string;
  /**
   * Points it costs.
   */
  points: number;
  /**
   * Id in the programme.
   */
  reward_id: string;
  /**
   * Type of its product, or deal where it has no product.
   */
  type: string;
  /**
   * Id by which it is redeemed.
   */
  redeemable_id: string;
}

/**
 * What a member says about themselves (LOY-26).
 */
export interface LoyaltyMember {
  /**
   * Mobile number.
   */
  mobile?: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Email.
   */
  email?: string;
  /**
   * Date of birth.
   */
  dateOfBirth?: string;
}

/**
 * Points that an amount earns (LOY-13).
 */
export interface LoyaltyEarnings {
  /**
   * Points.
   */
  points: number;
}

/**
 * Code to show in the hut for a reward (LOY-27).
 */
export interface OfflineRedemption {
  /**
   * Whether there is a code.
   */
  status: 'ISSUED' | 'NOT_ENOUGH_POINTS';
  /**
   * The code.
   */
  redemption_tracking_code?: string;
}

/**
 * Whether somebody with a mobile number has an account (LOY-28).
 */
export interface LoyaltyAccountExists {
  /**
   * There is one.
   */
  hasOnlineAccount: boolean;
}

/**
 * What an order does to a member's points (LOY-12).
 */
export interface OrderPoints {
  /**
   * Points it earns.
   */
  toBeEarned: number;
  /**
   * Points before the order.
   */
  currentBalance: number;
  /**
   * Points its rewards cost.
   */
  usedInThisOrder: number;
  /**
   * Points after it.
   */
  newBalance: number;
}

/**
 * Points that came or went (SHP-34).
 */
export interface PointsMovement {
  /**
   * Names it: what is asked for `before` it is older.
   */
  id: string;
  /**
   * When.
   */
  at: string;
  /**
   * Why: used by an order, given back as that came to nothing, earned by an order, or taken back as that came to nothing.
   */
  cause: 'used' | 'given-back' | 'earned' | 'taken-back';
  /**
   * How many; less than 0 where points went.
   */
  points: number;
  /**
   * The order that moved them.
   */
  order?: {
    /**
     * Reference that the customer was given.
     */
    reference: string;
    /**
     * Names its receipt; absent for an order that was not placed.
     */
    transactionId?: string;
  };
}

/**
 * A member's points, what moved them, the latest first, and what the next reward needs (SHP-34).
 */
export interface PointsHistory {
  /**
   * Points.
   */
  balance: number;
  /**
   * What moved them, the latest first.
   */
  movements: PointsMovement[];
  /**
   * There are older ones.
   */
  hasMore: boolean;
  /**
   * How many rewards of the programme the points buy.
   */
  reached: number;
  /**
   * The cheapest reward that the points do not buy yet; absent where they buy every one.
   */
  next?: {
    /**
     * What it costs.
     */
    points: number;
    /**
     * Points that are missing.
     */
    missing: number;
  };
}
