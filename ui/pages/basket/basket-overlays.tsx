import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isDealBuilder, showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { useIdle } from '../../platform/use-idle.ts';
import { useApp } from '../../store-context.tsx';
import { useKeptChoices } from '../menu/use-kept-choices.ts';
import { MemberPlace } from '../loyalty/late-parts.ts';
import { TimeRenewal } from '../timeslots/time-renewal.tsx';
import { UpsellDialog } from '../upsells/late-parts.ts';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { UpsellsPassed } from '../upsells/upsells-passed.tsx';
import { DiscountDialog } from '../vouchers/late-parts.ts';
import { BasketBar } from './basket-bar.tsx';
import { GateDialog, loadQuestions, SwitchDialog } from './late-parts.ts';

/** What of the basket lies over the order pages: its bar on phones, and the questions it asks. */
const BasketOverlays = observer(function BasketOverlays() {
  const { localisation, ordering, session } = useApp();
  const { pathname } = useLocation();
  useKeptChoices();
  useIdle(ordering?.basket.isEmpty === false, loadQuestions);
  if (!ordering || !localisation.isLocalised) return null;
  return (
    <>
      {showsBasketPanel(pathname) && !isDealBuilder(pathname) ? <BasketBar /> : null}
      <Suspense fallback={null}>
        {ordering.passage.stop === undefined ? null : <GateDialog />}
        {ordering.dispositionSwitch.loss ? <SwitchDialog /> : null}
        {ordering.basket.showDiscountModal ? <DiscountDialog /> : null}
      </Suspense>
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
