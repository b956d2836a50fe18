import { types } from 'mobx-state-tree';
import type { Choice } from '../../core/menu/choice.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';

export const LooseItemModel = types.model('LooseItem', {
  basketItemId: types.identifier,
  choice: types.frozen<Choice>(),
  free: types.maybe(types.boolean),
  upsellParentId: types.maybe(types.string),
  originalDealId: types.maybe(types.string),
});

export const BuiltDealModel = types.model('BuiltDeal', {
  basketDealId: types.identifier,
  dealId: types.string,
  choices: types.frozen<Readonly<Record<number, readonly Choice[]>>>({}),
  redeemId: types.maybe(types.string),
  origins: types.maybe(types.frozen<NonNullable<BuiltDeal['origins']>>()),
});

/** A line as the customer last saw it: what is gone can still be named, what costs more noticed. */
export interface SeenLine {
  readonly title: string;
  /** Minor units [BSK-30]. */
  readonly price: number;
}

/** How long a basket is kept after its last change, in milliseconds. */
const lifeMs = 24 * 60 * 60 * 1000;

/** When a basket that changed at a moment expires; both in milliseconds since 1970 [BSK-08]. */
export const expiresAfter = (changedAt: number): number => changedAt + lifeMs;

/** Whether a basket is to be dropped when it is read back [BSK-08]. */
export const isExpired = (expires: number, now: number): boolean => now >= expires;

/** What of a basket is kept [BSK-01, BSK-02, BSK-04]. */
export const keptBasket = {
  deals: types.array(BuiltDealModel),
  items: types.array(LooseItemModel),
  discountId: types.maybe(types.string),
  tip: types.frozen<DriverTip | undefined>(),
  paymentType: types.maybe(types.string),
  /** Upsells the customer has been asked about, by their ids [UPS-12]. */
  upsellsSeen: types.optional(types.array(types.string), []),
  /** The lines that came whole from an earlier order or a shared basket, by their ids. */
  cameWhole: types.optional(types.array(types.string), []),
  /** When the basket is dropped, in milliseconds [BSK-08]. */
  expires: types.maybe(types.number),
  /** Every line as it was last shown, by its id. */
  seen: types.frozen<Readonly<Record<string, SeenLine>>>({}),
};
