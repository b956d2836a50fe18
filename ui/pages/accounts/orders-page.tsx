import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { createOwnOrdersApi } from '../../../client/orders/own-orders-api.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { OrderAgainDialog } from './order-again-dialog.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { PastOrderCard } from './past-order-card.tsx';
import { useOwn, useOwnFailure } from './use-own.ts';

/** Orders that are shown at first, and that come with each press. */
const perPage = 10;

/** Orders that are shown, and whether there are older ones. */
interface Shown {
  readonly orders: readonly PastOrder[];
  readonly hasMore: boolean;
}

const pageAfter = async (http: HttpClient, shown: readonly PastOrder[] = []): Promise<Shown> => {
  const before = shown.at(-1)?.transactionId;
  // One more than is shown tells whether there are more.
  const read = await createOwnOrdersApi(http).orders({ limit: perPage + 1, before });
  return { orders: [...shown, ...read.slice(0, perPage)], hasMore: read.length > perPage };
};

const firstPage = (http: HttpClient) => pageAfter(http);

/** The customer's orders, each with its receipt and the way to have it again [SHP-34]. */
export const OrdersPage = observer(function OrdersPage() {
  const { t } = useWords();
  const { http } = useEnvironment();
  const { content, hasFailed, load, set } = useOwn(firstPage);
  const isOurs = useOwnFailure();
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');
  const [chosen, setChosen] = useState<PastOrder>();
  const more = async (orders: readonly PastOrder[]) => {
    setState('busy');
    try {
      set(await pageAfter(http, orders));
      setState('resting');
    } catch (error) {
      setState(isOurs(error) ? 'failed' : 'resting');
    }
  };
  return (
    <OwnPage section="orders" title={t('accounts.orders.title')}>
      {content ? null : (
        <OwnWaiting hasFailed={hasFailed} failure={t('accounts.orders.failed')} onRetry={load} />
      )}
      {content?.orders.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('accounts.orders.none')}
          action={<Button to={dealsPath}>{t('accounts.orders.toMenu')}</Button>}
        >
          {t('accounts.orders.noneText')}
        </EmptyState>
      ) : null}
      {content && content.orders.length > 0 ? (
        <Stack as="ul">
          {content.orders.map((order) => (
            <PastOrderCard
              key={order.transactionId}
              order={order}
              onAgain={() => setChosen(order)}
            />
          ))}
        </Stack>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="danger" announce>
          {t('accounts.orders.failed')}
        </Notice>
      ) : null}
      {content?.hasMore ? (
        <Button
          variant="secondary"
          wide
          busy={state === 'busy'}
          onClick={() => void more(content.orders)}
        >
          {t('accounts.orders.older')}
        </Button>
      ) : null}
      {chosen ? <OrderAgainDialog order={chosen} onClose={() => setChosen(undefined)} /> : null}
    </OwnPage>
  );
});
