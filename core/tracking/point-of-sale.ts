import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { type CallRules, isRecord, isText, optional } from '../call-rules.ts';

/** What a point of sale is told of an order. */
export interface HandedOrder {
  /** Sector of the hut. */
  readonly sector: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  readonly customer: { readonly email: string };
}

/** A kitchen that is not there: the installation moves the orders on in its place [TRK-41]. */
export interface SimulatedKitchen {
  /** What it reports next for an order; undefined where nothing is left to report. */
  next(order: HandedOrder, current: TrackingStatus): TrackingStatus | undefined;
}

/**
 * The system of a hut that makes the orders [TRK-43, GTW-36]. Whatever it is, orders can be fetched by the call that lists
 * them, and statuses come back by the call that reports them.
 */
export interface PointOfSale {
  /** What `pos.adapter` of manifests calls it: the name of its contribution. */
  readonly id: string;
  /** Asked before a payment is authorised; resolves when the hut can be reached, throws when it cannot. */
  reach(order: HandedOrder): Promise<void>;
  /**
   * Asked in the transaction that places an order, whose payment is approved; throws where the hut does not take it, and
   * the payment is let go [ORD-95]. It waits for nobody: what goes out goes out after the order is stored.
   */
  accept(order: HandedOrder): void;
  /** Stands in for a kitchen; a real point of sale has none. */
  readonly kitchen?: SimulatedKitchen;
}

/** How long a point of sale is waited for, in milliseconds: longer than any browser waits for its order. */
const longestReachMs = 120_000;

export const pointOfSaleCalls: CallRules<PointOfSale> = {
  id: { fits: isText },
  reach: { limitMs: longestReachMs },
  accept: {},
  kitchen: { fits: optional(isRecord) },
};
