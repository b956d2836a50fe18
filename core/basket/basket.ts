import type { BuiltDeal } from '../deals/built-deal.ts';
import type { DriverTip } from '../surcharges/surcharge-policy.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { Choice } from '../menu/choice.ts';

/** A product bought by itself, under the no-deal id 'ND' [BSK-03]. */
export interface LooseItem {
  readonly basketItemId: string;
  readonly choice: Choice;
  /** Given away (a stored price of 0): costs nothing and stays so through price refreshes [BSK-30]. */
  readonly free?: boolean;
  /** Item whose upsell this is [BSK-07]. */
  readonly upsellParentId?: string;
  /** Deal the item was first added under, also after an optimisation moved it [BSK-06]. */
  readonly originalDealId?: string;
}

/** Everything in a basket that has a price; what pricing, validation and the order request start from. */
export interface Basket {
  readonly deals: readonly BuiltDeal[];
  readonly items: readonly LooseItem[];
  /** Id of the one active discount [BSK-40]. */
  readonly discountId?: string;
  /** The active voucher; its discount counts while it is the basket's [VOU-26, VOU-28]. */
  readonly voucher?: Voucher;
  readonly tip?: DriverTip;
  /** Chosen payment type: some carry a surcharge [SUR-20]. */
  readonly paymentType?: string;
  /** Ids of the fulfilment extras that are kept for the order [SUR-26, ENG-22]. */
  readonly extras?: readonly string[];
  /** Gift card credit in minor units, already checked by whoever holds the card. */
  readonly credit?: number;
}
