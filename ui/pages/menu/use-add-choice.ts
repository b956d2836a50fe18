import { useCallback } from 'react';
import type { Choice } from '../../../core/menu/choice.ts';
import { useSayAdded } from '../../menu-parts/use-say-added.ts';
import { useApp } from '../../store-context.tsx';

/** Puts a choice into the basket, or in the place of the item it edits, and says so [MNU-68]. */
export function useAddChoice(): (choice: Choice, basketItemId?: string) => void {
  const { basket, menu } = useApp();
  const sayAdded = useSayAdded();
  return useCallback(
    (choice, basketItemId) => {
      if (basketItemId === undefined) basket.addItem(choice);
      else basket.replaceItem(basketItemId, choice);
      menu.trackInSector(basketItemId === undefined ? 'product-added' : 'product-changed', {
        id: choice.productId,
      });
      const { title = '' } = menu.catalogue?.products.get(choice.productId) ?? {};
      sayAdded(title, basketItemId !== undefined);
    },
    [basket, menu, sayAdded],
  );
}
