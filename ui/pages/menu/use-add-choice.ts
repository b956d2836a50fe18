import { useCallback } from 'react';
import type { Choice } from '../../../core/menu/choice.ts';
import { useApp } from '../../store-context.tsx';

/** How long the word of an added product stays, in milliseconds. */
const noticeMs = 3000;

/** Puts a choice into the basket, or in the place of the item it edits, and says so [MNU-68]. */
export function useAddChoice(): (choice: Choice, basketItemId?: string) => void {
  const { basket, menu, notifications } = useApp();
  return useCallback(
    (choice, basketItemId) => {
      if (basketItemId === undefined) basket.addItem(choice);
      else basket.replaceItem(basketItemId, choice);
      menu.trackInSector(basketItemId === undefined ? 'product-added' : 'product-changed', {
        id: choice.productId,
      });
      notifications.raise({
        id: 'menu-added',
        type: 'success',
        message: basketItemId === undefined ? 'menu.added' : 'menu.saved',
        values: { title: menu.catalogue?.products.get(choice.productId)?.title ?? '' },
        timeOut: noticeMs,
      });
    },
    [basket, menu, notifications],
  );
}
