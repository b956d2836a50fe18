import { observer } from 'mobx-react-lite';
import { isFinalStatus } from '../../../core/tracking/tracking-status.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DirectionsLink } from '../localisation/directions-link.tsx';
import { hutTime } from '../timeslots/hut-time.ts';
import { HutPhone } from './hut-phone.tsx';

/** Where an order goes or is fetched, for when, and who makes it; in the past once it is done [SHP-30, ORD-132]. */
export const OrderPlace = observer(function OrderPlace({
  summary,
}: {
  readonly summary: OrderSummary;
}) {
  const { tracking } = useApp();
  const { t, locale } = useWords();
  const { ageCheck, hut, disposition, goesTo, recipient } = summary;
  const { type, time } = disposition;
  const isDone = tracking.status === 'DELIVERED';
  const at = (moment: number) => hutTime(moment, hut, locale);
  const whenWanted =
    disposition.when === 'scheduled' && time !== undefined
      ? t('orders.summary.for', { time: at(time) })
      : t('orders.summary.soon');
  const when =
    isDone && tracking.doneAt !== undefined
      ? t(`orders.summary.doneAt.${type}`, { time: at(Date.parse(tracking.doneAt)) })
      : whenWanted;
  return (
    <Card as="section" aria-labelledby="order-place">
      <Stack gap={4}>
        <Heading level={2} look="heading" id="order-place">
          {t('orders.summary.whereAndWhen')}
        </Heading>
        {tracking.status === 'FAILED' ? null : <Text strong>{when}</Text>}
        {ageCheck === undefined || isFinalStatus(tracking.status) ? null : (
          <Notice tone="info">{t(`orders.age.door.${type}`, { age: ageCheck })}</Notice>
        )}
        {goesTo ? (
          <div>
            <Text size="small" tone="muted">
              {t(isDone ? 'orders.summary.wentTo' : 'orders.summary.goesTo')}
            </Text>
            {recipient ? <Text strong>{recipient.name}</Text> : null}
            {goesTo.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </div>
        ) : null}
        {recipient?.greeting === undefined ? null : (
          <div>
            <Text size="small" tone="muted">
              {t('orders.summary.greeting')}
            </Text>
            <Text>{recipient.greeting}</Text>
          </div>
        )}
        <div>
          <Text size="small" tone="muted">
            {t(`orders.summary.${isDone ? 'doneFrom' : 'from'}.${type}`)}
          </Text>
          <Text strong>{hut.name}</Text>
          <Text size="small" tone="muted">
            {(hut.addressLines ?? []).join(', ')}
          </Text>
          {type === 'delivery' || isFinalStatus(tracking.status) ? null : (
            <Text size="small">
              <DirectionsLink to={hut.addressLines ?? []} />
            </Text>
          )}
        </div>
        <Text size="small">
          {t(isFinalStatus(tracking.status) ? 'orders.summary.ask' : 'orders.summary.change')}{' '}
          <HutPhone phone={hut.phone} />
        </Text>
      </Stack>
    </Card>
  );
});
