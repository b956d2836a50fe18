import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { allowedUrl } from '../../../client/payments/allowed-url.ts';
import type { FrameMessage } from '../../../client/payments/frame-message.ts';
import type { PaymentTypeOffer } from '../../../core/payments/payment-provider.ts';
import { Button } from '../../components/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { cardFormUrl } from '../payments/card-form-url.ts';
import { PaymentFrame } from '../payments/payment-frame.tsx';

/** The gateway's card form at checkout, or the card that was typed into it [PAY-28]. */
export const CardAtCheckout = observer(function CardAtCheckout({
  offer,
}: {
  readonly offer: PaymentTypeOffer;
}) {
  const { basket, payment } = useApp();
  const { t } = useWords();
  const { market } = useEnvironment();
  const [cancels, setCancels] = useState(0);
  const { currency, payments } = market.manifest;
  const amount = Math.max(0, basket.priced?.amountDue ?? 0);
  const { gatewayHosts } = payments;
  const address = cardFormUrl(offer, { amount, currency });
  const url = address && allowedUrl(address, { origin: window.location.origin, gatewayHosts });
  const listen = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'cancelled') setCancels((before) => before + 1);
      if (message.kind !== 'card-token') return;
      const { token, brand, last4 } = message;
      payment.takeCardAtCheckout({ token, brand, last4 });
    },
    [payment],
  );
  const { cardAtCheckout: card, hasCardProblem } = payment;
  if (card) {
    return (
      <Row justify="space-between">
        <Text>{t('payments.card.chosen', { last4: card.last4 ?? '' })}</Text>
        <Button variant="quiet" onClick={() => payment.takeCardAtCheckout(undefined)}>
          {t('payments.card.change')}
        </Button>
      </Row>
    );
  }
  if (url === undefined) return null;
  return (
    <Stack gap={3}>
      {hasCardProblem ? (
        <Notice tone="danger" announce>
          {t('payments.card.problem')}
        </Notice>
      ) : null}
      {cancels > 0 && !hasCardProblem ? (
        <Notice announce>{t('payments.card.cancelled')}</Notice>
      ) : null}
      <PaymentFrame
        key={`${url} ${cancels}`}
        url={url}
        title={t('payments.card.frame')}
        onMessage={listen}
      />
      <Text size="small" tone="muted">
        {t('payments.card.secure')}
      </Text>
    </Stack>
  );
});
