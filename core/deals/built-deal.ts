import type { Choice } from '../menu/choice.ts';

/** A deal with the choices made for it, by slot number [DEA-24]; a multi-dip slot holds several [DEA-25]. */
export interface BuiltDeal {
  readonly basketDealId: string;
  readonly dealId: string;
  readonly choices: Readonly<Record<number, readonly Choice[]>>;
  /** The redeemable reward it was bought with [BSK-02]. */
  readonly redeemId?: string;
  /** Where its items come from, slot by slot; only for deals that the deal assistant built [BSK-06, BOT-20]. */
  readonly origins?: Readonly<Record<number, readonly ItemOrigin[]>>;
}

/** Where an item of a regrouped deal comes from: what is needed to put it back. */
export interface ItemOrigin {
  /** Its id in the basket; of an item that was bought in a deal, made of the deal's id, slot and place. */
  readonly id: string;
  /** Deal it was first added under. */
  readonly originalDealId?: string;
  readonly upsellParentId?: string;
}
