import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openSlots } from '../../../core/deals/check-deal.ts';
import type { DealQuery } from '../../../client/deals/deal-link.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import { type DealSlot, slotsOf } from '../../../core/deals/deal-slots.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { choiceFits } from '../../../core/menu/fits-wishes.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { useSayAdded } from '../../menu-parts/use-say-added.ts';
import { useApp } from '../../store-context.tsx';

/** What the parts of the deal builder share. */
export interface Builder {
  readonly deal: Deal;
  readonly isEditing: boolean;
  readonly slots: readonly DealSlot[];
  /** The slot that is being filled; none for a deal without choices. */
  readonly active: DealSlot | undefined;
  /** The required slot that is not full and comes first from here on; undefined when the deal can be added. */
  readonly next: DealSlot | undefined;
  /** Grows with every move from slot to slot, so that the focus follows. */
  readonly moves: number;
  /** The slot that was finished last, from which the builder went on by itself. */
  readonly finished: DealSlot | undefined;
  /** The customer wants to go on, and the slot is not full. */
  readonly isAsked: boolean;
  readonly goTo: (slot: number) => void;
  /** Goes to the slot that keeps the deal from the basket, and says what it lacks [SHP-23]. */
  readonly ask: (slot: number) => void;
  /** Goes on from a slot once it is full: to what is missing, else to what the customer may still choose [SHP-23]. */
  readonly goOn: (slot: number) => void;
  /** Adds the deal to the basket, or saves it, says so, and leaves; a refusal is said by the basket. */
  readonly finish: () => void;
}

interface Place {
  readonly slot: number;
  readonly moves: number;
  readonly finished?: number;
  readonly isAsked?: boolean;
}

/** The slot to go on to: what is missing first, then what is empty or was chosen for the customer. */
function slotAfter(
  from: number,
  slots: readonly DealSlot[],
  choices: BuiltDeal['choices'],
  isPreset: (slot: number) => boolean,
): DealSlot | undefined {
  const missing = openSlots(slots, choices);
  const later = ({ slot }: DealSlot): boolean => slot > from;
  return (
    missing.find(later) ??
    missing[0] ??
    slots.filter(later).find(({ slot }) => !choices[slot]?.length || isPreset(slot))
  );
}

/** Starts the temp deal, keeps it as long as the builder is open, and knows where in it the customer is [DEA-35, DEA-39, DEA-40]. */
export function useDealBuilder(deal: Deal, query: DealQuery): Builder {
  const { basket, deals, wishes } = useApp();
  const navigate = useNavigate();
  const sayAdded = useSayAdded();
  const { basketId, isEditing = false, redeemId, choiceId } = query;
  const slots = useMemo(() => slotsOf(deal), [deal]);
  const fitsNow = ({ productId, ...choice }: Choice): boolean => {
    const { catalogue } = deals;
    const product = catalogue?.products.get(productId);
    if (!catalogue || !product || wishes.count === 0) return true;
    return choiceFits({ productId, ...choice }, product, catalogue, wishes.now);
  };
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
      fits: (choice) => fitsNow(choice),
    });
  });
  // The deal being built outlives changes of the catalogue; another one has another basket id.
  useEffect(() => {
    start();
    return () => deals.drop();
  }, [deal.id, basketId, deals]);
  const [place, setPlace] = useState<Place>({ slot: choiceId ?? 0, moves: 0 });
  const move = useCallback((to: Omit<Place, 'moves'>) => {
    setPlace(({ moves }) => ({ ...to, moves: moves + 1 }));
  }, []);
  const goOn = useCallback(
    (slot: number) => {
      const chosen = deals.tempDeal?.choices ?? {};
      const isFull = (chosen[slot]?.length ?? 0) >= (slots[slot]?.items ?? 1);
      const to = isFull ? slotAfter(slot, slots, chosen, deals.isPreset) : undefined;
      if (to) move({ slot: to.slot, finished: slot });
    },
    [deals, slots, move],
  );
  const choices = deals.tempDeal?.choices ?? {};
  const open = openSlots(slots, choices);
  const active = slots[place.slot] ?? slots[0];
  const next = open.find(({ slot }) => slot >= (active?.slot ?? 0)) ?? open[0];
  return {
    deal,
    isEditing: deals.tempDeal?.isEditing ?? false,
    slots,
    active,
    next,
    moves: place.moves,
    finished: place.finished === undefined ? undefined : slots[place.finished],
    isAsked: place.isAsked === true,
    goTo: (slot) => move({ slot }),
    ask: (slot) => move({ slot, isAsked: true }),
    goOn,
    finish: () => {
      const { tempDeal } = deals;
      if (!tempDeal || deals.tempProblems.length > 0) return;
      if (basket.addDeal(tempDeal).kind !== 'added') return;
      sayAdded(deal.title, tempDeal.isEditing);
      void navigate('/order/deals/');
    },
  };
}
