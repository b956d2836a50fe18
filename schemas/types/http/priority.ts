// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Bodies and answers of the calls about priority delivery. Amounts are decimals in the market's currency.
 */
export interface PriorityApi {
  request?: ReservationRequest;
  reservation?: PriorityReservation;
}

/**
 * Asks for a place among the priority orders of a hut (PRI-09).
 */
export interface ReservationRequest {
  /**
   * Cooked items of the basket (PRI-06).
   */
  numCookedItems: number;
  /**
   * Where the order goes.
   */
  postcode: string;
  /**
   * Random name of a guest's visit: a further place of it takes the place of its oldest, and not of another guest at the same network address (SEC-26). A guest who names none is told from others by the address alone.
   */
  visit?: string;
  hut: ReservationHut;
}

/**
 * The hut.
 */
export interface ReservationHut {
  /**
   * Sector.
   */
  sector: string;
  /**
   * Id.
   */
  id: string;
}

/**
 * A place that is kept (PRI-11).
 */
export interface PriorityReservation {
  /**
   * Id.
   */
  id: string;
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Price of priority delivery.
   */
  price: number;
  /**
   * When the place goes to somebody else.
   */
  expiresAt: string;
}
