import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import fillers from 'virtual:slots/checkout-sign-in';
import type { CheckoutSignIn } from '../../../client/checkout/checkout-sign-in.ts';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { fieldId } from './field-id.ts';

/** Lets a guest make an account, by the market's way to sign in; for nobody else [CHK-69]. */
export const AccountSection = observer(function AccountSection() {
  const { formCheck, setUp } = useApp();
  const join = useCallback((way: CheckoutSignIn) => setUp.join(way), [setUp]);
  if (!setUp.isOffered) return null;
  const field = (place: string) => ({
    id: fieldId(place),
    isShown: formCheck.shows(place),
    leave: () => formCheck.leave(place),
  });
  return <Slot name="checkout-sign-in" fillers={fillers} given={{ join, field }} />;
});
