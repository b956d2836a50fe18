import fillers from 'virtual:slots/order-summary-section';
import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { Page, Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import type { OrderSummary, TrackingStatus } from '../../../schemas/types/http/orders.ts';
import { isFinalStatus } from '../../../core/tracking/tracking-status.ts';
import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import { groupsKey } from '../../../client/group-orders/groups-key.ts';
import { hasLoyalty } from '../../../client/loyalty/has-loyalty.ts';
import { rewardsPage } from '../../../core/loyalty/rewards-page.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useReadiness } from '../../platform/use-readiness.ts';
import { Slot } from '../../slots/slot.tsx';
import { PointsBreakdown } from '../loyalty/late-parts.ts';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { HutPhone } from './hut-phone.tsx';
import { hutTime } from '../timeslots/hut-time.ts';
import { GroupOrdered, OrderAgainButton, OrderFeedback, PartnerOffers } from './late-parts.ts';
import { OrderBill } from './order-bill.tsx';
import { OrderPlace } from './order-place.tsx';
import { PrintStyles } from './print-styles.tsx';
import { Tracker } from './tracker.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'start',
  [theme.from.desktop]: {
    gridTemplateColumns: `minmax(0, 1fr) ${theme.size.panel}`,
    gap: theme.space(8),
  },
});

/** Shows what partners offer below a placed order [EXP-62]. */
const partnersFlag = 'rokt';

/** What the page is called while an order is where it is [SHP-30]. */
const titles: Readonly<Partial<Record<TrackingStatus, string>>> = {
  READY: 'readyTitle',
  DISPATCHED: 'onTheWayTitle',
  ALMOST_ARRIVED: 'onTheWayTitle',
  DELIVERED: 'doneTitle',
  FAILED: 'failedTitle',
};

/** Thanks, tracker, hut and bill of one order; where the hut refused it, what that means for the money [TRK-09]. */
const PlacedOrder = observer(function PlacedOrder({ summary }: { readonly summary: OrderSummary }) {
  const { tracking } = useApp();
  const { t, locale } = useWords();
  const environment = useEnvironment();
  const { market, visit } = environment;
  const { manifest } = market;
  const hasPartners = isFeatureOn(manifest.flags, partnersFlag, visit.flagLevel);
  const { customerOrderReference: reference, hut } = summary;
  const hasFailed = tracking.status === 'FAILED';
  const hasRewards = hasLoyalty(hut.sector, market);
  const placedAt = hutTime(Date.parse(summary.timestamp), hut, locale);
  return (
    <Stack gap={6}>
      <div>
        <Heading level={1}>{t(`orders.summary.${titles[tracking.status] ?? 'title'}`)}</Heading>
        <Text tone="muted">
          {t('orders.summary.reference', { reference })} ·{' '}
          {t('orders.summary.placedAt', { time: placedAt })}
        </Text>
      </div>
      <div css={columns}>
        <Stack gap={5}>
          {hasFailed ? (
            <Notice tone="danger" announce title={t('tracking.status.FAILED')}>
              {t('tracking.text.FAILED', { hours: manifest.payments.heldCardReleaseHours })}{' '}
              <HutPhone phone={hut.phone} />
            </Notice>
          ) : (
            <div data-on-screen>
              <Tracker summary={summary} />
            </div>
          )}
          {environment.storage.read(groupsKey(environment)) === undefined ? null : (
            <div data-on-screen>
              <OptionalPart>
                <GroupOrdered transactionId={summary.transactionId} />
              </OptionalPart>
            </div>
          )}
          <OrderPlace summary={summary} />
          {isFinalStatus(tracking.status) ? (
            <div data-on-screen>
              <OptionalPart>
                <OrderFeedback summary={summary} hasFailed={hasFailed} />
              </OptionalPart>
            </div>
          ) : null}
        </Stack>
        <Stack gap={5}>
          <Card as="section">
            <Stack gap={4}>
              <Heading level={2} look="heading">
                {t('orders.summary.lines')}
              </Heading>
              <OrderBill summary={summary} />
              <div data-on-screen>
                <Stack gap={3}>
                  {hasRewards ? (
                    <TextLink to={`/${rewardsPage}/`}>{t('orders.summary.rewards')}</TextLink>
                  ) : null}
                  <OptionalPart>
                    <OrderAgainButton summary={summary} />
                  </OptionalPart>
                  <Button variant="quiet" onClick={() => window.print()} wide>
                    {t('orders.summary.print')}
                  </Button>
                </Stack>
              </div>
            </Stack>
          </Card>
          <div data-on-screen>
            <Stack gap={5}>
              {hasRewards && summary.loyalty ? (
                <Suspense fallback={null}>
                  <PointsBreakdown points={summary.loyalty} />
                </Suspense>
              ) : null}
              <Slot name="order-summary-section" fillers={fillers} given={{ summary }} />
              {hasPartners ? (
                <OptionalPart>
                  <PartnerOffers />
                </OptionalPart>
              ) : null}
            </Stack>
          </div>
        </Stack>
      </div>
    </Stack>
  );
});

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
  const summary = order.summary?.transactionId === transactionId ? order.summary : undefined;
  const isShown = useReadiness(summary !== undefined);
  if (transactionId === undefined) return <Navigate to={dealsPath} replace />;
  if (summary && isShown) {
    return (
      <Page>
        <PrintStyles />
        <div css={room} data-printed>
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
