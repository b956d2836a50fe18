import type { CSSObject, Theme } from '@emotion/react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { mayOperator } from '../../core/operators/operator-roles.ts';
import type { OperatorOrderStory } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { CustomerCard } from './customer-card.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { OrderFeedback } from './order-feedback.tsx';
import { OrderFood } from './order-food.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderStatus } from './order-status.tsx';
import { PageState } from './page-state.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { useFormats } from './use-formats.ts';
import { useReading } from './use-reading.ts';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(5),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

/** One order: its state, story, money and dishes, and what may be done about it [OPR-23]. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const { locale } = useWords();
  const { api } = useConsole();
  const reading = useReading(useCallback(() => api.story(orderId, locale), [api, orderId, locale]));
  const { again } = reading;
  useEffect(
    () =>
      api.follow(
        (news) => (news.orderId === orderId ? again() : undefined),
        () => undefined,
      ),
    [api, orderId, again],
  );
  return (
    <PageState reading={reading}>
      {(story) => <OrderStory key={orderId} story={story} onChange={again} />}
    </PageState>
  );
}

interface OrderStoryProps {
  readonly story: OperatorOrderStory;
  readonly onChange: () => void;
}

type Asking = 'nothing' | 'refund' | 'fail';

function OrderStory({ story, onChange }: OrderStoryProps) {
  const { t } = useWords();
  const { api, profile } = useConsole();
  const { moment, money } = useFormats();
  const [asking, setAsking] = useState<Asking>('nothing');
  const [result, setResult] = useState<'done' | 'failed'>();
  const { order } = story;
  const { orderId, reference, currency } = order;
  const may = (right: Parameters<typeof mayOperator>[1]) => mayOperator(profile.role, right);
  const act = (work: Promise<unknown>) => {
    setAsking('nothing');
    work
      .then(
        () => setResult('done'),
        () => setResult('failed'),
      )
      .finally(onChange);
  };
  return (
    <Stack gap={5}>
      <Link to="/orders">{t('order.back')}</Link>
      <Row justify="space-between">
        <Stack gap={1}>
          <Row gap={3}>
            <Heading level={1}>{reference}</Heading>
            <OrderStatus status={order.status} />
            {order.isTest && <Badge tone="warning">{t('order.test')}</Badge>}
          </Row>
          <Text tone="muted">
            {t('order.placed', {
              hut: order.hutName,
              at: moment(order.placedAt),
              way: t(`disposition.${order.disposition}`),
            })}
          </Text>
        </Stack>
        <Row>
          {may('hand-over-again') && story.canHandOver && (
            <Button variant="secondary" onClick={() => act(api.handOver(orderId))}>
              {t('order.handOver')}
            </Button>
          )}
          {may('refund') && story.refundable > 0 && (
            <Button variant="secondary" onClick={() => setAsking('refund')}>
              {t('order.refund')}
            </Button>
          )}
          {may('work-orders') && story.presses.includes('fail') && (
            <Button variant="danger" onClick={() => setAsking('fail')}>
              {t('press.fail')}
            </Button>
          )}
        </Row>
      </Row>
      {result && (
        <Notice tone={result === 'done' ? 'success' : 'danger'} announce>
          {t(`order.result.${result}`)}
        </Notice>
      )}
      <div css={columns}>
        <Stack gap={5}>
          <Card room="large">
            <Stack gap={4}>
              <Heading level={2}>{t('order.food')}</Heading>
              <OrderFood deals={story.deals} food={story} currency={currency} />
            </Stack>
          </Card>
          <OrderMoney story={story} />
        </Stack>
        <Stack gap={5}>
          <OrderFeedback story={story} />
          {may('see-customers') && <CustomerCard orderId={orderId} />}
          <OrderTimeline story={story} />
        </Stack>
      </div>
      <RefundDialog
        open={asking === 'refund'}
        most={story.refundable}
        format={(amount) => money(amount, currency)}
        onClose={() => setAsking('nothing')}
        onRefund={(refund) => act(api.refund(orderId, refund, crypto.randomUUID()))}
      />
      <FailDialog
        open={asking === 'fail'}
        reference={reference}
        onClose={() => setAsking('nothing')}
        onFail={(reason) => act(api.press(orderId, { press: 'fail', reason }, crypto.randomUUID()))}
      />
    </Stack>
  );
}
