import { summaryAddress } from '../../../client/orders/order-addresses.ts';
import { trackerStages } from '../../../client/tracking/tracker-stages.ts';
import { isFinalStatus } from '../../../core/tracking/tracking-status.ts';
import { toMinor } from '../../../core/money/money.ts';
import { shortDate, timeWriter } from '../../../core/timeslots/written-time.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';

/** Dishes that are named; how many more there are is told. */
const mostDishes = 3;

/** Where an order is, in the words of its tracker [SHP-31]. */
export const useStateWords = () => {
  const { t } = useWords();
  return ({ status, disposition }: Pick<PastOrder, 'status' | 'disposition'>): string => {
    if (status === 'FAILED') return t('accounts.orders.notAccepted');
    const stage = trackerStages(disposition.type).find(({ statuses }) => statuses.includes(status));
    return t(stage ? `tracking.stages.${stage.name}` : 'tracking.steps.received');
  };
};

const tones = { DELIVERED: 'neutral', FAILED: 'danger' } as const;

interface PastOrderCardProps {
  readonly order: PastOrder;
  readonly onAgain: () => void;
}

/** One of the customer's orders: when, where, what, how much and how far it is, its receipt, and having it again. */
export const PastOrderCard = ({ order, onAgain }: PastOrderCardProps) => {
  const { t, locale } = useWords();
  const { base } = useEnvironment().market.manifest.account;
  const money = useMoney();
  const stateOf = useStateWords();
  const { hut, lines = [], reference, status, time, total, transactionId } = order;
  const when = timeWriter(locale, { date: shortDate, timeZone: hut.timeZone })(Date.parse(time));
  const counts = new Map<string, number>();
  for (const { title } of lines) counts.set(title, (counts.get(title) ?? 0) + 1);
  const dishes = [...counts].map(([title, count]) =>
    count > 1 ? t('loyalty.reorder.count', { count, title }) : title,
  );
  const named = dishes.slice(0, mostDishes);
  const hidden = dishes.length - named.length;
  const tone = status === 'DELIVERED' || status === 'FAILED' ? tones[status] : 'accent';
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <div>
            <Heading level={2} look="heading">
              {when}
            </Heading>
            <Text size="small" tone="muted">
              {hut.name} · {t('orders.summary.reference', { reference })}
            </Text>
          </div>
          <Badge tone={tone}>{stateOf(order)}</Badge>
        </Row>
        <Row justify="space-between" align="baseline" wrap={false}>
          <Text size="small">
            {named.join(', ')}
            {hidden > 0 ? ` ${t('accounts.orders.more', { count: hidden })}` : ''}
          </Text>
          <Text strong>{money(toMinor(total))}</Text>
        </Row>
        <Row>
          <Button
            size="small"
            variant="secondary"
            to={`${base}/orders/${encodeURIComponent(transactionId)}`}
            aria-label={t('accounts.orders.receiptOf', { reference })}
          >
            {t('accounts.orders.receipt')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon="refresh"
            aria-label={t('accounts.orders.againOf', { reference })}
            onClick={onAgain}
          >
            {t('accounts.orders.again')}
          </Button>
          {isFinalStatus(status) ? null : (
            <TextLink to={summaryAddress(transactionId, 'exact')}>
              {t('accounts.orders.follow')}
            </TextLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
