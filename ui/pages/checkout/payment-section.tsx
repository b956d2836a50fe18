import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { mostOf } from '../../../client/payments/payment-offers.ts';
import { Icon } from '../../components/icon.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';
import { paymentIcon } from '../payments/payment-icon.ts';
import { LoadingNote } from '../shell/loading-note.tsx';
import { CardAtCheckout } from './card-at-checkout.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { fieldId } from './field-id.ts';

const plate = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.size.touch,
  height: theme.size.touch,
  borderRadius: theme.radius.field,
  border: theme.border.hairline,
  backgroundColor: theme.colour.surface,
  color: theme.colour.accent.text,
});

const waiting = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(3) });

/** How it is paid: nothing is chosen at first; tiles, or a list under its experiment [CHK-25, PAY-07, EXP-20]. */
export const PaymentSection = observer(function PaymentSection() {
  const { checkout, formCheck, menu, paymentChoice, wallets } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const isList =
    menu.experiments.variantOf('ui-consolidation-payment-method-selector') === 'treatment';
  const { paymentType } = checkout;
  const { error: paymentError, isPaid, offeredTypes, offers } = paymentChoice;
  // A wallet that came late would move what the customer is about to press.
  const isAsking = !isPaid && !wallets.hasAnswered;
  const limit = offers && paymentType !== undefined ? mostOf(paymentType, offers) : undefined;
  const error =
    paymentError !== undefined && formCheck.shows('payment')
      ? t(paymentError, { amount: money(limit ?? 0), context: 'payment' })
      : undefined;
  const chosen = offeredTypes.find(({ type }) => type === paymentType);
  const options = offeredTypes.map(({ type, label, hint, icon }) => ({
    value: type,
    label: t(label),
    description: t(hint),
    media: (
      <span css={plate}>
        <Icon name={paymentIcon[icon]} />
      </span>
    ),
  }));
  return (
    <CheckoutSection title={t('checkout.sections.payment')}>
      {isPaid && <Text>{t('checkout.paid')}</Text>}
      {isAsking && (
        <div css={waiting}>
          <LoadingNote>{t('shell.loader.label')}</LoadingNote>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {!isPaid && !isAsking && (
        <div id={fieldId('payment')}>
          <RadioGroup
            legend={t('checkout.sections.payment')}
            legendHidden
            variant={isList ? 'list' : 'tiles'}
            options={options}
            value={paymentType}
            error={error}
            onChange={(type) => checkout.choosePaymentType(type)}
          />
        </div>
      )}
      {chosen?.frame === 'checkout-form' && !isPaid ? <CardAtCheckout offer={chosen} /> : null}
    </CheckoutSection>
  );
});
