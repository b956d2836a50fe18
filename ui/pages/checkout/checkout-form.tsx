import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, Suspense } from 'react';
import { bottomBar } from '../../components/bottom-bar.ts';
import { Card } from '../../components/card.tsx';
import { Stack } from '../../components/layout.tsx';
import { ToastRow } from '../../components/toast-row.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AccountSection } from './account-section.tsx';
import { AgeSection } from './age-section.tsx';
import { BasketTotals } from './basket-totals.tsx';
import { checkoutFormId } from './checkout-form-id.ts';
import { ContactSection } from './contact-section.tsx';
import { focusPlace } from './field-id.ts';
import { MarketingChoice } from './marketing-choice.tsx';
import { PointsBox } from '../loyalty/late-parts.ts';
import { PaymentSection } from './payment-section.tsx';
import { PluginSections } from './plugin-sections.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { TipSection } from './tip-section.tsx';
import { WhereSection } from './where-section.tsx';

const onPhones = (theme: Theme): CSSObject => ({ [theme.from.desktop]: { display: 'none' } });

/** Within reach of a thumb, whatever of the form is in view. */
const atBottom = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  marginInline: `calc(-1 * ${theme.gutter})`,
  padding: `${theme.space(3)} ${theme.gutter}`,
  paddingBottom: `calc(${theme.space(3)} + ${theme.safeBottom})`,
  backgroundColor: theme.colour.surface,
  boxShadow: theme.shadow.above,
  // There the form needs the room, and begins too low for the bar to keep to the edge.
  [theme.upTo.low]: { position: 'static' },
  [theme.from.desktop]: { display: 'none' },
});

/** The form of checkout in its sections [CHK-01]. */
export const CheckoutForm = observer(function CheckoutForm() {
  const { checkout, formCheck, member, order } = useApp();
  const { t } = useWords();
  useEffect(() => {
    void checkout.open();
  }, [checkout]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await order.submit(t);
    const [first] = formCheck.wrongPlaces;
    if (order.flow === 'idle' && first !== undefined) focusPlace(first);
  };
  return (
    <form id={checkoutFormId} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <ContactSection />
        <AccountSection />
        <WhereSection />
        <TipSection />
        <PluginSections />
        <AgeSection />
        <PaymentSection />
        {member?.loyalty.isShown ? (
          <Suspense fallback={null}>
            <PointsBox />
          </Suspense>
        ) : null}
        <MarketingChoice />
        <div css={onPhones}>
          <Card>
            <BasketTotals />
          </Card>
        </div>
        <div ref={bottomBar} css={atBottom}>
          <ToastRow>
            <PlaceOrderButton />
          </ToastRow>
        </div>
      </Stack>
      <VisuallyHidden>
        <span role="status">{order.isBusy ? t('checkout.placing') : ''}</span>
      </VisuallyHidden>
    </form>
  );
});
