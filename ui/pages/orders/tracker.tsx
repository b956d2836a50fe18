import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import fillers from 'virtual:slots/tracker-section';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { isFinalStatus, isOnTheWay } from '../../../core/tracking/tracking-status.ts';
import { stageOf, trackerStages } from '../../../client/tracking/tracker-stages.ts';
import { Card } from '../../components/card.tsx';
import type { IconName } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { StepProgress } from '../../components/step-progress.tsx';
import { Text } from '../../components/text.tsx';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { HutPhone } from './hut-phone.tsx';
import { hutTime } from '../timeslots/hut-time.ts';
import { FollowOrder, OrderWay } from './late-parts.ts';
import { TrackerEta } from './tracker-eta.tsx';
import { TrackerScene } from './tracker-scene.tsx';
import { useOrderedPizza } from './use-ordered-pizza.ts';

const steps: readonly { readonly name: string; readonly icon: IconName }[] = [
  { name: 'received', icon: 'check' },
  { name: 'told', icon: 'arrow-right' },
  { name: 'read', icon: 'store' },
  { name: 'planned', icon: 'flame' },
  { name: 'confirmed', icon: 'check' },
];

const stageIcons: Readonly<Record<string, IconName>> = {
  accepted: 'check',
  preparing: 'edit',
  cooking: 'flame',
  packing: 'bag',
  ready: 'store',
  onTheWay: 'scooter',
  delivered: 'star',
  collected: 'star',
  served: 'star',
};

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(5),
  alignItems: 'center',
  [theme.from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

const statusStyle = (theme: Theme): CSSObject => theme.textStyle.section;

/**
 * How far the order is, in the customer's steps: five until the hut confirms, then the kitchen's own status [SHP-31, TRK-02, TRK-03, TRK-04,
 * TRK-05, TRK-06, TRK-07, TRK-08, TRK-19].
 */
export const Tracker = observer(function Tracker({ summary }: { readonly summary: OrderSummary }) {
  const { tracking } = useApp();
  const { t, locale } = useWords();
  const { manifest } = useEnvironment().market;
  const pizza = useOrderedPizza(summary);
  const { type } = summary.disposition;
  const { status } = tracking;
  const stages = trackerStages(type);
  const stateLabels = {
    done: t('tracking.states.done'),
    current: t('tracking.states.current'),
    upcoming: t('tracking.states.upcoming'),
  };
  const accepted = tracking.acceptedTime;
  const values = {
    context: type,
    time: accepted === undefined ? '' : hutTime(Date.parse(accepted), summary.hut, locale),
    hours: manifest.payments.heldCardReleaseHours,
  };
  const isDone = tracking.trackerStep >= manifest.tracking.maxStep && tracking.isTrackingActive;
  return (
    <Card as="section" room="large">
      <Stack gap={6}>
        <div css={columns}>
          <TrackerScene status={status} pizza={pizza} />
          <Stack gap={3}>
            <div role="status" aria-live="polite" data-order-status>
              <p css={statusStyle}>{t(`tracking.status.${status}`, values)}</p>
              <Text tone="muted">{t(`tracking.text.${status}`, values)}</Text>
            </div>
            <TrackerEta summary={summary} />
            <Slot
              name="tracker-section"
              fillers={fillers}
              given={{ summary, status, step: tracking.trackerStep }}
            />
            {tracking.isLate ? (
              <Notice tone="warning" announce>
                {t('tracking.late')} <HutPhone phone={summary.hut.phone} />
              </Notice>
            ) : null}
          </Stack>
        </div>
        {type === 'delivery' && isOnTheWay(status) ? (
          <OptionalPart>
            <OrderWay summary={summary} />
          </OptionalPart>
        ) : null}
        {isDone ? null : (
          <StepProgress
            label={t('tracking.label')}
            steps={steps.map(({ name, icon }) => ({
              id: name,
              label: t(`tracking.steps.${name}`),
              icon,
            }))}
            current={tracking.trackerStep}
            stateLabels={stateLabels}
          />
        )}
        {tracking.isTrackingActive ? (
          <StepProgress
            label={t('tracking.kitchenLabel')}
            steps={stages.map(({ name }) => ({
              id: name,
              label: t(`tracking.stages.${name}`),
              icon: stageIcons[name],
            }))}
            current={stageOf(status, type)}
            stateLabels={stateLabels}
          />
        ) : null}
        {isFinalStatus(status) ? null : (
          <OptionalPart>
            <FollowOrder transactionId={summary.transactionId} />
          </OptionalPart>
        )}
      </Stack>
    </Card>
  );
});
