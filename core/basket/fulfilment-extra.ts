import { type CallRules, isText, isYesOrNo } from '../call-rules.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Basket } from './basket.ts';

/** What is kept for an order, as the order request names it: only the plugin that keeps it reads it. */
export type KeptExtra = Readonly<Record<string, unknown>>;

/** What decides whether an order may have an extra. */
export interface ExtraOffer {
  /** Sector of the hut; undefined while there is none. */
  readonly sector: string | undefined;
  readonly disposition: { readonly type: Disposition; readonly when: 'asap' | 'scheduled' };
  /** Postcode that a delivery goes to; undefined where none is known. */
  readonly postcode: string | undefined;
}

/**
 * Something more that a hut does for an order when the customer asks and pays for it, such as making it first (any number a
 * market). Browser and server ask the same extra: what an order pays for it is never the caller's word [ENG-22].
 */
export interface FulfilmentExtra {
  /** What a basket calls it; no other extra of the market is called so. */
  readonly id: string;
  /** Type of the surcharge that it is paid by [SUR-01]. */
  readonly surchargeType: string;
  /**
   * Where an order request names what is kept for it: a field beside those of every order, which no other extra of the
   * market has. The plugin's server half fills `order-hold` for it, and says there what may stand in it.
   */
  readonly orderField: string;
  /** Whether an order may have it, by where it goes and when. */
  isOffered(offer: ExtraOffer): boolean;
  /** Whether the hut takes it with all that is in the basket. */
  takes(basket: Basket, shop: { readonly catalogue: Pick<Catalogue, 'products'> }): boolean;
  /** What it costs, in minor units: 0 or more, whatever else is in the basket. */
  fee(): number;
}

export const fulfilmentExtraCalls: CallRules<FulfilmentExtra> = {
  id: { fits: isText },
  surchargeType: { fits: isText },
  orderField: { fits: isText },
  isOffered: { fits: isYesOrNo },
  takes: { fits: isYesOrNo },
  fee: { fits: (answer) => Number.isInteger(answer) && Number(answer) >= 0 },
};

/** A request that names what is kept of the extras of its market [ORD-20]. */
export const withExtras = (
  request: OrderRequest,
  extras: readonly FulfilmentExtra[],
  kept: Readonly<Record<string, KeptExtra>> = {},
): OrderRequest =>
  extras.reduce((whole, { id, orderField }) => {
    const own = kept[id];
    return own ? { ...whole, [orderField]: own } : whole;
  }, request);
