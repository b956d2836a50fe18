import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { type LiveOrder, liveOrders } from '../../../client/tracking/live-orders.ts';
import { Action } from '../../components/action.tsx';
import { Icon } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useEtaWords } from '../orders/use-eta-words.ts';

/** Milliseconds between two looks at the orders. */
const paceMs = 15_000;

const list = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  borderBottom: theme.border.hairline,
  backgroundColor: theme.colour.accent.soft,
});

const line = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  minHeight: theme.size.touch,
  maxWidth: theme.size.page,
  marginInline: 'auto',
  padding: `${theme.space(2)} ${theme.gutter}`,
  color: theme.colour.text,
  textDecoration: 'none',
  '& > svg': { color: theme.colour.accent.text },
});

const words = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2),
  flex: 1,
  '& > strong': { fontWeight: theme.font.weight.strong },
});

interface LiveOrdersProps {
  /** The last order that this browser placed. */
  readonly placed: string | undefined;
  readonly storageKey: string;
}

/** The orders on their way: each a line with its state and time that leads to its tracker [SHP-14]. */
export default observer(function LiveOrderList({ placed, storageKey }: LiveOrdersProps) {
  const { session } = useApp();
  const { http, report, storage } = useEnvironment();
  const { t } = useWords();
  const etaWords = useEtaWords();
  const [orders, setOrders] = useState<readonly LiveOrder[]>([]);
  const follow = useMemo(
    () => liveOrders({ http, storage, storageKey }),
    [http, storage, storageKey],
  );
  const { isLoggedIn } = session;
  useEffect(() => {
    let timer: number | undefined;
    let isHere = true;
    const look = async () => {
      try {
        const found = await follow.all();
        if (isHere) setOrders(found);
      } catch (error) {
        report('info', 'The live orders could not be read', { error });
      }
      if (isHere) timer = window.setTimeout(() => void look(), paceMs);
    };
    const begin = async () => {
      if (placed !== undefined) follow.remember(placed);
      if (isLoggedIn) await follow.rememberOwn().catch(() => {});
      await look();
    };
    void begin();
    return () => {
      isHere = false;
      window.clearTimeout(timer);
    };
  }, [follow, isLoggedIn, placed, report]);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('tracking.live')} css={list}>
      {orders.map(({ summary, info }) => (
        <Action
          key={summary.transactionId}
          to={`/order/ordersummary/?${new URLSearchParams({ transactionId: summary.transactionId })}`}
          css={line}
        >
          <Icon name="clock" />
          <span css={words}>
            <strong>
              {t(`tracking.status.${info.order_status}`, { context: summary.disposition.type })}
            </strong>
            <span>{etaWords(summary, info)}</span>
          </span>
          <Icon name="chevron-right" />
        </Action>
      ))}
    </section>
  );
});
