import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openSlots } from '../../../core/deals/check-deal.ts';
import type { DealQuery } from '../../../client/deals/deal-link.ts';
import { type DealSlot, slotsOf } from '../../../core/deals/deal-slots.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { useApp } from '../../store-context.tsx';

/** What the parts of the deal builder share. */
export interface Builder {
  readonly deal: Deal;
  readonly isEditing: boolean;
  readonly slots: readonly DealSlot[];
  /** The slot that is being filled; none for a deal without choices. */
  readonly active: DealSlot | undefined;
  /** The slot to go to next: the next required one that is not full; undefined when the deal can be added. */
  readonly next: DealSlot | undefined;
  /** Grows with every move from slot to slot, so that the focus follows. */
  readonly moves: number;
  readonly goTo: (slot: number) => void;
  /** Adds the deal to the basket, or saves it, and leaves; a refusal is said by the basket. */
  readonly finish: () => void;
}

/** Starts the temp deal, keeps it as long as the builder is open, and knows where in it the customer is [DEA-35, DEA-39, DEA-40]. */
export function useDealBuilder(deal: Deal, query: DealQuery): Builder {
  const { basket, deals } = useApp();
  const navigate = useNavigate();
  const { basketId, isEditing = false, redeemId, choiceId } = query;
  const slots = slotsOf(deal);
  const start = useEffectEvent(() => {
    const known = isEditing
      ? basket.basket.deals.find(({ basketDealId }) => basketDealId === basketId)
      : undefined;
    deals.start({
      dealId: deal.id,
      basketDealId: basketId,
      isEditing: known !== undefined,
      ...(redeemId === undefined ? {} : { redeemId }),
      ...(known ? { choices: known.choices } : {}),
    });
  });
  // The deal being built outlives changes of the catalogue; another one has another basket id.
  useEffect(() => {
    start();
    return () => deals.drop();
  }, [deal.id, basketId, deals]);
  const [place, setPlace] = useState({ slot: choiceId ?? 0, moves: 0 });
  const choices = deals.tempDeal?.choices ?? {};
  const open = openSlots(slots, choices);
  const active = slots[place.slot] ?? slots[0];
  const next = open.find(({ slot }) => slot > (active?.slot ?? 0)) ?? open[0];
  return {
    deal,
    isEditing: deals.tempDeal?.isEditing ?? false,
    slots,
    active,
    next,
    moves: place.moves,
    goTo: (slot) => setPlace(({ moves }) => ({ slot, moves: moves + 1 })),
    finish: () => {
      const { tempDeal } = deals;
      if (!tempDeal || deals.tempProblems.length > 0) return;
      if (basket.addDeal(tempDeal).kind === 'added') void navigate('/order/deals/');
    },
  };
}
