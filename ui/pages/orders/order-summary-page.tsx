import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { Page } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlacedOrder } from './placed-order.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

const room = (theme: Theme): CSSObject => ({ padding: `${theme.space(6)} 0 ${theme.space(12)}` });

/**
 * A placed order and how far it is [CHK-08, ORD-126, ORD-127, ORD-128, ORD-129, ORD-130, ORD-131, ORD-132, ORD-133,
 * ORD-134].
 */
const OrderSummaryPage = observer(function OrderSummaryPage() {
  const { order, tracking } = useApp();
  const { t } = useWords();
  const { report, track } = useEnvironment();
  const [query] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);
  const transactionId = query.get('transactionId') ?? order.transactionIdSuccess;
  const switchOffered = query.get('switchOffered');
  const load = useCallback(() => {
    if (transactionId === undefined) return;
    setFailed(false);
    order.loadSummary(transactionId).catch((error: unknown) => {
      report('warning', 'The order could not be loaded', { error });
      setFailed(true);
    });
  }, [order, report, transactionId]);
  useEffect(load, [load]);
  useEffect(() => {
    if (transactionId === undefined) return undefined;
    tracking.follow(transactionId);
    return () => tracking.leave();
  }, [tracking, transactionId]);
  useEffect(() => {
    if (switchOffered !== null) {
      track({ type: 'switch-to-collection', data: { offered: switchOffered } });
    }
  }, [track, switchOffered]);
  if (transactionId === undefined) return <Navigate to={dealsPath} replace />;
  const summary = order.summary?.transactionId === transactionId ? order.summary : undefined;
  if (summary) {
    return (
      <Page>
        <div css={room}>
          <PlacedOrder summary={summary} />
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <div css={room}>
        {hasFailed ? (
          <LoadFailure
            level={1}
            title={t('orders.summary.failedToLoad')}
            retryLabel={t('orders.summary.tryAgain')}
            onRetry={load}
          />
        ) : (
          <>
            <LoadingNote>{t('orders.summary.loading')}</LoadingNote>
            <Skeleton shape="block" />
            <Skeleton lines={6} />
          </>
        )}
      </div>
    </Page>
  );
});

export default OrderSummaryPage;
