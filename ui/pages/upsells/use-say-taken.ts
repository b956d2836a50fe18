import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { useApp } from '../../store-context.tsx';

/** How long the word of a suggestion that was taken stays, in milliseconds. */
const noticeMs = 3000;

/** Says that a suggestion is in the basket now. */
export function useSayTaken(): (product: Product) => void {
  const { notifications } = useApp();
  return ({ title }) =>
    notifications.raise({
      id: 'upsell-taken',
      type: 'success',
      message: 'upsells.taken',
      values: { title },
      timeOut: noticeMs,
    });
}
