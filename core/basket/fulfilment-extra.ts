import { type CallRules, isText, isYesOrNo } from '../call-rules.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Surcharge } from '../surcharges/surcharge-policy.ts';
import type { Basket } from './basket.ts';

/** What is kept for an order at a hut, as the order request names it. */
export interface KeptExtra {
  readonly id: string;
  readonly hutId: string;
}

/** Parts of an order request that can name what is kept for it. */
export type ExtraField = 'priorityDeliveryReservation';

/** What decides whether an order may have an extra. */
export interface ExtraOffer {
  /** Sector of the hut; undefined while there is none. */
  readonly sector: string | undefined;
  readonly disposition: { readonly type: Disposition; readonly when: 'asap' | 'scheduled' };
  /** Postcode that a delivery goes to; undefined where none is known. */
  readonly postcode: string | undefined;
  /** As it holds at the hut. */
  readonly manifest: Pick<Manifest, 'priority'>;
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
  /** Where an order request names what is kept for it. */
  readonly orderField: ExtraField;
  /** Whether an order may have it, by where it goes and when. */
  isOffered(offer: ExtraOffer): boolean;
  /** Whether the hut takes it with all that is in the basket. */
  takes(
    basket: Basket,
    shop: {
      readonly catalogue: Pick<Catalogue, 'products'>;
      readonly manifest: Pick<Manifest, 'priority'>;
    },
  ): boolean;
  /** What it costs, in minor units: 0 or more, whatever else is in the basket. */
  fee(manifest: Pick<Manifest, 'priority'>): number;
}

export const fulfilmentExtraCalls: CallRules<FulfilmentExtra> = {
  id: { fits: isText },
  surchargeType: { fits: isText },
  orderField: { fits: isText },
  isOffered: { fits: isYesOrNo },
  takes: { fits: isYesOrNo },
  fee: { fits: (answer) => Number.isInteger(answer) && Number(answer) >= 0 },
};

/** The surcharges of the extras that a basket has, each once; those that no plugin of the market brings are none [SUR-26]. */
export const extraSurcharges = (
  { extras: wanted = [] }: Pick<Basket, 'extras'>,
  manifest: Pick<Manifest, 'priority'>,
  extras: readonly FulfilmentExtra[] = [],
): readonly Surcharge[] =>
  extras
    .filter(({ id }) => wanted.includes(id))
    .map((extra) => {
      const price = extra.fee(manifest);
      return { type: extra.surchargeType, price, amount: price, isExtra: true };
    });

/** A request that names what is kept of the extras of its market [ORD-20]. */
export const withExtras = (
  request: OrderRequest,
  extras: readonly FulfilmentExtra[],
  kept: Readonly<Record<string, KeptExtra>> = {},
): OrderRequest =>
  extras.reduce((whole, { id, orderField }) => {
    const own = kept[id];
    return own ? { ...whole, [orderField]: { id: own.id, hutId: own.hutId } } : whole;
  }, request);
