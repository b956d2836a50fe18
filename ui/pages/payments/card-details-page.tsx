import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { toMinor } from '../../../core/money/money.ts';
import { checkoutSteps } from '../../../client/checkout/checkout-steps.ts';
import { checkoutPath } from '../../../client/orders/order-addresses.ts';
import { readCardDetails } from '../../../client/payments/card-details.ts';
import { readPaymentStatus } from '../../../client/payments/payment-status.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Page, Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Price } from '../../components/price.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { FailureDialog } from '../orders/failure-dialog.tsx';
import { HutPhone } from '../orders/hut-phone.tsx';
import { useMoney } from '../../use-money.ts';
import { useOrderFlow } from '../orders/use-order-flow.ts';
import { CardStepView } from './card-step-view.tsx';
import { outOfFrame } from './out-of-frame.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';

const room = (theme: Theme): CSSObject => ({ padding: `${theme.space(6)} 0 ${theme.space(12)}` });

const working = (theme: Theme): CSSObject => ({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space(8),
  color: theme.colour.accent.text,
});

/**
 * Where a card is entered and confirmed [PAY-54, PAY-55, PAY-56, PAY-57, PAY-58, PAY-59, PAY-60, PAY-61, PAY-62,
 * PAY-63, PAY-64, PAY-65].
 */
const CardDetailsPage = observer(function CardDetailsPage() {
  const { basket, localisation, order, payment } = useApp();
  const { t } = useWords();
  const { track } = useEnvironment();
  const money = useMoney();
  const [query] = useSearchParams();
  const details = useMemo(() => readCardDetails(query), [query]);
  const [isKnown, setKnown] = useState(true);
  const status = readPaymentStatus(query);
  const [isCancelled, setCancelled] = useState(status === 'cancel');
  useOrderFlow();
  useEffect(() => setKnown(order.openCardDetails(details, status)), [order, details, status]);
  useEffect(
    () => track({ type: 'checkout-step', data: { step: checkoutSteps.cardDetails } }),
    [track],
  );
  const cancel = useCallback(() => setCancelled(true), []);
  if (!isKnown) return <Navigate to={checkoutPath} replace />;
  const { hut } = localisation;
  const total = Number(query.get('totalPrice') ?? Number.NaN);
  const due = Number.isFinite(total) ? toMinor(total) : basket.priced?.amountDue;
  const kind = details?.step?.kind;
  // On the way to a provider's page, or back from it: it need not have asked for a card.
  const isElsewhere = kind === 'provider-page' || (kind === undefined && status !== undefined);
  const title = kind === 'three-ds' ? 'bankTitle' : isElsewhere ? 'payTitle' : 'title';
  return (
    <Page width="prose">
      <div css={room}>
        <Stack gap={5}>
          <Row justify="space-between" align="baseline">
            <Heading level={1}>{t(`payments.card.${title}`)}</Heading>
            <TextLink to={checkoutPath}>{t('payments.card.back')}</TextLink>
          </Row>
          {due === undefined ? null : (
            <Card tone="sunken" room="small">
              <Row justify="space-between">
                <Text>{t('payments.card.toPay')}</Text>
                <Price amount={money(due)} size="large" />
              </Row>
            </Card>
          )}
          {payment.hasCardProblem ? (
            <Notice tone="danger" announce>
              {t('payments.card.problem')}
            </Notice>
          ) : null}
          {isCancelled && !payment.hasCardProblem ? (
            <Notice announce>{t('payments.card.cancelled')}</Notice>
          ) : null}
          {order.isBusy ? (
            <div css={working}>
              <Spinner size="large" label={t('payments.card.checking')} />
              <Text>{t('payments.card.checking')}</Text>
            </div>
          ) : null}
          {order.isBusy || order.flow === 'placed' ? null : (
            <CardStepView details={details} onCancelled={cancel} />
          )}
          {hut ? (
            <Text size="small">
              {t('payments.card.help', { name: hut.name })} <HutPhone phone={hut.phone} />
            </Text>
          ) : null}
        </Stack>
      </div>
      <FailureDialog />
      <WaitingDialog />
    </Page>
  );
});

export default outOfFrame(CardDetailsPage);
