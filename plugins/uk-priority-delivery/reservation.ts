/** Asks for a place among the priority orders of a hut [PRI-09]. */
export interface ReservationRequest {
  /** Cooked items of the basket [PRI-06]. */
  readonly numCookedItems: number;
  /** Where the order goes. */
  readonly postcode: string;
  /**
   * Random name of a guest's visit: a further place of it takes the place of its oldest, and not of another guest at the
   * same network address [SEC-26]. A guest who names none is told from others by the address alone.
   */
  readonly visit?: string;
  readonly hut: { readonly sector: string; readonly id: string };
}

/** A place that is kept [PRI-11]. */
export interface PriorityReservation {
  readonly id: string;
  readonly hutId: string;
  /** A decimal in the market's currency. */
  readonly price: number;
  /** When the place goes to somebody else, as ISO 8601. */
  readonly expiresAt: string;
}

/** Where places are kept and given back, below the calls of the plugin [PRI-09, PRI-17]. */
export const reservationPath = '/v1/priority-orders/reservation';
