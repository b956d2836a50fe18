import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import { marketHasLoyalty } from '../../../client/loyalty/has-loyalty.ts';
import { createLoyaltyApi } from '../../../client/loyalty/loyalty-api.ts';
import { readPointsHistory } from '../../../client/loyalty/points-history-api.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { rewardsPage } from '../../../core/loyalty/rewards-page.ts';
import type { PointsHistory } from '../../../schemas/types/http/loyalty.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { PointsBalance, PointsMovements } from './points-parts.tsx';
import { useOwn, useOwnFailure } from './use-own.ts';

/** The customer's points, what the next reward needs, and what moved them, by order [SHP-34]. */
export const PointsPage = observer(function PointsPage() {
  const { t } = useWords();
  const { http, market } = useEnvironment();
  const { id, account } = market.manifest;
  const read = useCallback(
    async (client: HttpClient) => ({ history: await readPointsHistory(client, id) }),
    [id],
  );
  const { content, hasFailed, load, set } = useOwn(read);
  const isOurs = useOwnFailure();
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');
  const work = async (what: () => Promise<void>) => {
    setState('busy');
    try {
      await what();
      setState('resting');
    } catch (error) {
      setState(isOurs(error) ? 'failed' : 'resting');
    }
  };
  const older = async ({ movements, ...shown }: PointsHistory) => {
    const more = await readPointsHistory(http, id, movements.at(-1)?.id);
    if (!more) return;
    const all = [...movements, ...more.movements];
    set({ history: { ...shown, hasMore: more.hasMore, movements: all } });
  };
  const join = async () => {
    await createLoyaltyApi(http).join(id, {});
    await load();
  };
  if (!marketHasLoyalty(market)) return <Navigate to={`${account.base}/edit`} replace />;
  const history = content?.history;
  return (
    <OwnPage section="points" title={t('accounts.points.title')}>
      {state === 'failed' ? (
        <Notice tone="danger" announce>
          {t('loyalty.join.failed')}
        </Notice>
      ) : null}
      {content ? null : (
        <OwnWaiting hasFailed={hasFailed} failure={t('accounts.points.failed')} onRetry={load} />
      )}
      {content && !history ? (
        <EmptyState
          icon="gift"
          title={t('loyalty.title')}
          action={
            <Button busy={state === 'busy'} onClick={() => void work(join)}>
              {t('loyalty.join.button')}
            </Button>
          }
        >
          {t('loyalty.join.text')}
        </EmptyState>
      ) : null}
      {history ? (
        <>
          <PointsBalance history={history} />
          {history.movements.length === 0 ? (
            <EmptyState
              icon="gift"
              title={t('accounts.points.none')}
              action={<Button to={dealsPath}>{t('accounts.orders.toMenu')}</Button>}
            >
              {t('accounts.points.noneText')}
            </EmptyState>
          ) : (
            <PointsMovements movements={history.movements} />
          )}
          {history.hasMore ? (
            <Button
              variant="secondary"
              wide
              busy={state === 'busy'}
              onClick={() => void work(() => older(history))}
            >
              {t('accounts.points.older')}
            </Button>
          ) : null}
          <Text size="small" tone="muted">
            {t('accounts.points.noExpiry')}{' '}
            <TextLink to={`/${rewardsPage}/`}>{t('orders.summary.rewards')}</TextLink>
          </Text>
        </>
      ) : null}
    </OwnPage>
  );
});
