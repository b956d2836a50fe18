import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { basketAreas } from '../../../client/basket/basket-areas.ts';
import { sharedLines } from '../../../client/favourites/food-lines.ts';
import { Heading } from '../../components/heading.tsx';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { ShareFood } from '../../menu-parts/share-food.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { DealbotPlace } from '../dealbot/dealbot-place.tsx';
import { UpsellArea } from '../upsells/late-parts.ts';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { PointsBox } from '../loyalty/late-parts.ts';
import { CreditBox } from '../vouchers/late-parts.ts';
import { BasketEmpty } from './basket-empty.tsx';
import { BasketRows } from './basket-rows.tsx';
import { BasketTotals } from './basket-totals.tsx';
import { CheckoutAction } from './checkout-action.tsx';
import { DispositionToggle } from './disposition-toggle.tsx';
import { GroupDoor } from './group-door.tsx';
import { PaymentIcons } from './late-parts.ts';
import { RemovalNote } from './removal-note.tsx';

/** A card beside the menu; inside the sheet of a phone it has no frame of its own. */
const panel = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(4),
  [theme.from.desktop]: {
    ...theme.plainArea,
    padding: theme.space(5),
    paddingBottom: 0,
    borderRadius: theme.radius.card,
    border: theme.border.card,
    backgroundColor: theme.colour.surface,
    boxShadow: theme.shadow.card,
  },
});

const ownTitle = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block' },
});

/** What is in the basket, what it comes to, and the way to checkout [BSK-11, BSK-21]. */
const BasketPanel = observer(function BasketPanel() {
  const { t } = useWords();
  const { basket } = useApp();
  return (
    <div css={panel}>
      <div css={ownTitle}>
        <Heading level={2}>{t('basket.title')}</Heading>
      </div>
      <DispositionToggle />
      <DealbotPlace />
      <RemovalNote />
      {basket.isEmpty ? (
        <>
          <BasketEmpty />
          <GroupDoor />
          <CreditPlace />
          <PointsPlace />
          <CheckoutAction />
        </>
      ) : (
        <Contents />
      )}
    </div>
  );
});

/** Voucher and gift card, where the market or the hut takes them [BSK-22, GFT-03]. */
const CreditPlace = observer(function CreditPlace() {
  const { giftCards } = useApp();
  const { market, visit } = useEnvironment();
  const takesVouchers = basketAreas(market.manifest, visit.flagLevel).hasVouchers;
  if (!takesVouchers && !giftCards.isOffered) return null;
  return (
    <Suspense fallback={null}>
      <CreditBox takesVouchers={takesVouchers} />
    </Suspense>
  );
});

/** Points and rewards of who is signed in [LOY-14]. */
const PointsPlace = observer(function PointsPlace() {
  const { member } = useApp();
  if (!member?.loyalty.isShown) return null;
  return (
    <Suspense fallback={null}>
      <PointsBox />
    </Suspense>
  );
});

const Contents = observer(function Contents() {
  const { t } = useWords();
  const { basket, menu } = useApp();
  const isUpsellFirst = menu.experiments.variantOf('move-basket-upsell') === 'treatment';
  const showsPayment = menu.experiments.variantOf('basket-payment-icons-global') === 'treatment';
  if (!basket.priced) {
    return (
      <>
        <LoadingLabel>{t('basket.loading')}</LoadingLabel>
        <Skeleton lines={4} />
      </>
    );
  }
  return (
    <>
      {isUpsellFirst ? <Suggestions /> : null}
      <BasketRows />
      {isUpsellFirst ? null : <Suggestions />}
      <CreditPlace />
      <PointsPlace />
      <BasketTotals priced={basket.priced} />
      <ShareFood
        title={t('favourites.share.basket')}
        food={() => sharedLines(basket.basket, basket.titleOf)}
      />
      <GroupDoor />
      {showsPayment ? (
        <OptionalPart>
          <PaymentIcons />
        </OptionalPart>
      ) : null}
      <CheckoutAction />
    </>
  );
});

/** What goes with the basket; under its experiment it stands above the lines [UPS-17]. */
const Suggestions = () => (
  <OptionalPart>
    <UpsellArea />
  </OptionalPart>
);

export default BasketPanel;
