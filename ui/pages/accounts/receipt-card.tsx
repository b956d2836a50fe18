import { isFinalStatus } from '../../../core/tracking/tracking-status.ts';
import { shortDate, timeWriter } from '../../../core/timeslots/written-time.ts';
import type { Receipt } from '../../../schemas/types/http/orders.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutPhone } from '../orders/hut-phone.tsx';
import { OrderBill } from '../orders/order-bill.tsx';

/** Who sold it, when, to where, and the bill in the words and sums of the order's own page [SHP-01, SHP-34]. */
export const ReceiptCard = ({ receipt: { status, summary } }: { readonly receipt: Receipt }) => {
  const { t, locale } = useWords();
  const { manifest } = useEnvironment().market;
  const { customerOrderReference: reference, disposition, goesTo, hut, timestamp } = summary;
  const isDone = isFinalStatus(status);
  const when = timeWriter(locale, { date: shortDate, timeZone: hut.timeZone })(
    Date.parse(timestamp),
  );
  return (
    <Card as="section" aria-labelledby="receipt">
      <Stack gap={5}>
        <div>
          <Heading level={2} look="heading" id="receipt">
            {t('orders.summary.reference', { reference })}
          </Heading>
          <Text tone="muted">{when}</Text>
        </div>
        {status === 'FAILED' ? (
          <Notice tone="danger" title={t('tracking.status.FAILED')}>
            {t('tracking.text.FAILED', { hours: manifest.payments.heldCardReleaseHours })}
          </Notice>
        ) : null}
        <div>
          <Text size="small" tone="muted">
            {t(`orders.summary.${isDone ? 'doneFrom' : 'from'}.${disposition.type}`)}
          </Text>
          <Text strong>
            {manifest.name}, {hut.name}
          </Text>
          <Text size="small">{(hut.addressLines ?? []).join(', ')}</Text>
          <Text size="small">
            <HutPhone phone={hut.phone} />
          </Text>
        </div>
        {goesTo && goesTo.length > 0 ? (
          <div>
            <Text size="small" tone="muted">
              {t(isDone ? 'orders.summary.wentTo' : 'orders.summary.goesTo')}
            </Text>
            <Text size="small">{goesTo.join(', ')}</Text>
          </div>
        ) : null}
        <OrderBill summary={summary} />
      </Stack>
    </Card>
  );
};
