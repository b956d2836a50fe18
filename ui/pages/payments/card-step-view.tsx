import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { allowedUrl } from '../../../client/payments/allowed-url.ts';
import type { CardDetails } from '../../../client/payments/card-details.ts';
import type { FrameMessage } from '../../../client/payments/frame-message.ts';
import { Button } from '../../components/button.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { CardForm } from './card-form.tsx';
import { cardFormUrl } from './card-form-url.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PopUpStep } from './pop-up-step.tsx';
import { ProviderWindow } from './provider-window.tsx';

interface CardStepProps {
  /** Absent where a provider sent the customer back: they may pay again [PAY-48, PAY-51]. */
  readonly details: CardDetails | undefined;
  readonly onCancelled: () => void;
}

/** The gateway's form or the bank's page, whichever the payment has come to [PAY-56, PAY-57, PAY-58]. */
export const CardStepView = observer(function CardStepView({
  details,
  onCancelled,
}: CardStepProps) {
  const { menu, order, payment } = useApp();
  const { t } = useWords();
  const { market } = useEnvironment();
  const { gatewayHosts, wholeWindowTypes } = market.manifest.payments;
  const { step, transactionId = order.transactionId, paymentType } = details ?? {};
  const offers = market.extensions.all('payment-provider').flatMap(({ types }) => types);
  const offer = offers.find(({ type }) => type === paymentType);
  const address = step && addressOf(step, cardFormUrl(offer, { transactionId }));
  const url = address && allowedUrl(address, { origin: window.location.origin, gatewayHosts });
  const isRefused = address !== undefined && url === undefined;
  const opensWindow =
    step?.kind === 'provider-page' &&
    (offer?.flow === 'hosted-redirect' || wholeWindowTypes.some((type) => type === paymentType));
  useEffect(() => {
    if (isRefused) order.fail({ modal: 'authorise', name: 'Generic', transactionId });
  }, [isRefused, order, transactionId]);
  const listen = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'cancelled') onCancelled();
      void order.takeFrameMessage(message);
    },
    [order, onCancelled],
  );
  // Another card is typed where the first one was.
  if (offer?.frame === 'checkout-form' && payment.hasCardProblem) return null;
  if (!step || (payment.hasCardProblem && !isRepeatable(step))) {
    // After a reload an order can be made once the hut's menu is back.
    const isReady = menu.catalogue !== undefined;
    return (
      <Button wide onClick={() => void order.submit()} busy={order.isBusy || !isReady}>
        {t('payments.card.again')}
      </Button>
    );
  }
  if (opensWindow) return url === undefined ? null : <ProviderWindow url={url} />;
  if (details && step.kind === 'pop-up') return <PopUpStep details={details} />;
  const isBank = step.kind === 'three-ds';
  const frame = (title: string) =>
    url === undefined ? null : (
      <PaymentFrame
        key={`${url} ${payment.hasCardProblem}`}
        url={url}
        title={title}
        takesFocus={!isBank}
        onMessage={listen}
      />
    );
  const own =
    url === undefined ? null : (
      <>
        {frame(t(isBank ? 'payments.card.bankFrame' : 'payments.card.frame'))}
        <Text size="small" tone="muted">
          {t('payments.card.secure')}
        </Text>
      </>
    );
  if (step.kind !== 'card-form' || transactionId === undefined) return own;
  const { token } = step;
  const opened = { paymentType: offer?.type ?? '', transactionId, token };
  const given = { ...opened, frame, cancel: onCancelled };
  return <CardForm given={given} otherwise={own} />;
});

/** Steps at which another try of the same payment can be made. */
const isRepeatable = ({ kind }: NonNullable<CardDetails['step']>): boolean =>
  kind === 'card-form' || kind === 'pop-up';

const addressOf = (
  step: NonNullable<CardDetails['step']>,
  form: string | undefined,
): string | undefined => {
  if (step.kind === 'card-form') return form;
  return step.kind === 'pop-up' ? undefined : step.url;
};
