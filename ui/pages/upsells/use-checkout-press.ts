import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutPath } from '../../../client/orders/order-addresses.ts';
import { useApp } from '../../store-context.tsx';

/** The press of checkout, wherever it is pressed, and whether it is still being answered. */
export interface CheckoutPress {
  readonly press: () => void;
  readonly isPressed: boolean;
}

/**
 * Goes to checkout where nothing stops the basket; what stops it opens over the page [BSK-57, BSK-58, BSK-59, BSK-60,
 * BSK-61, BSK-62]. What is
 * suggested before checkout comes with the stores of buying, so these are waited for; without them checkout itself
 * says what is wrong.
 */
export function useCheckoutPress(): CheckoutPress {
  const app = useApp();
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const press = async () => {
    const { basketRefresh, passage } = app;
    const isNearlyThrough = passage.nextStop === undefined || passage.nextStop === 'validation';
    setPressed(true);
    try {
      if (isNearlyThrough && !app.purchase) await app.readyToBuy().catch(() => {});
      if (await passage.pressCheckout()) void navigate(checkoutPath);
      else if (passage.stop === 'validation') void basketRefresh.refreshPrices();
    } finally {
      setPressed(false);
    }
  };
  return { press: () => void press(), isPressed };
}
