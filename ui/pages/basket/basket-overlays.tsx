import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isDealBuilder, showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { useApp } from '../../store-context.tsx';
import { useKeptChoices } from '../menu/use-kept-choices.ts';
import { MemberPlace } from '../loyalty/late-parts.ts';
import { TimeRenewal } from '../timeslots/time-renewal.tsx';
import { UpsellDialog } from '../upsells/late-parts.ts';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { UpsellsPassed } from '../upsells/upsells-passed.tsx';
import { DiscountDialog } from '../vouchers/late-parts.ts';
import { BasketBar } from './basket-bar.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** What of the basket lies over the order pages: its bar on phones, and the questions it asks. */
const BasketOverlays = observer(function BasketOverlays() {
  const { localisation, ordering, session } = useApp();
  const { pathname } = useLocation();
  useKeptChoices();
  if (!ordering || !localisation.isLocalised) return null;
  return (
    <>
      {showsBasketPanel(pathname) && !isDealBuilder(pathname) ? <BasketBar /> : null}
      <GateDialog />
      <SwitchDialog />
      {ordering.basket.showDiscountModal ? (
        <Suspense fallback={null}>
          <DiscountDialog />
        </Suspense>
      ) : null}
      {ordering.passage.stop === 'upsell' ? (
        <OptionalPart fallback={<UpsellsPassed />}>
          <UpsellDialog />
        </OptionalPart>
      ) : null}
      {session.isLoggedIn ? (
        <Suspense fallback={null}>
          <MemberPlace />
        </Suspense>
      ) : null}
      <TimeRenewal />
    </>
  );
});

export default BasketOverlays;
