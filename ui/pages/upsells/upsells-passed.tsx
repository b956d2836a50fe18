import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../store-context.tsx';
import { useCheckoutPress } from './use-checkout-press.ts';

/** In place of a modal of suggestions that cannot be shown: goes on to checkout as if they were refused [UPS-26]. */
export function UpsellsPassed() {
  const { passage } = useApp();
  const { press } = useCheckoutPress();
  const goOn = useEffectEvent(() => {
    passage.closeStop();
    press();
  });
  useEffect(() => goOn(), []);
  return null;
}
