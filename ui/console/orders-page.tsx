import type { CSSObject, Theme } from '@emotion/react';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OperatorHut, OperatorOrder } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Icon } from '../components/icon.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { dispositionIcons } from './board-list.tsx';
import { useConsole } from './console-context.tsx';
import { OrderStatus } from './order-status.tsx';
import { PageState } from './page-state.tsx';
import { tableStyle } from './table-style.ts';
import { useFormats } from './use-formats.ts';
import { useReading } from './use-reading.ts';

/** Fewer signs find nothing, and nearly everything. */
const shortest = 3;

const filters = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.space(3),
});

const states = ['open', 'done', 'failed', 'complained'] as const;

/** Orders as they come, found by reference, phone or email [OPR-23]. */
export function OrdersPage() {
  const { t } = useWords();
  const { api } = useConsole();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const huts = useReading(useCallback(() => api.huts(), [api]));
  const state = query.get('state') ?? '';
  const hut = query.get('hut') ?? '';
  const reading = useReading(
    useCallback(() => {
      const [sector, hutId] = hut.split('/');
      return api.orders({
        ...(hut !== '' && { sector, hutId }),
        ...(state !== '' && { state }),
        ...(text.length >= shortest && { text }),
      });
    }, [api, hut, state, text]),
  );
  const { again } = reading;
  // A search for a person is written down: it is made when somebody types it, and not for every piece of news.
  useEffect(
    () => (text === '' ? api.follow(again, () => undefined) : undefined),
    [api, again, text],
  );
  const choose = (name: string, value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const hutLabel = ({ name, sector, id }: OperatorHut) => `${name} (${sector}/${id})`;
  return (
    <Stack gap={5}>
      <Heading level={1}>{t('orders.title')}</Heading>
      <div css={filters}>
        <TextInput
          label={t('orders.search')}
          hint={t('orders.searchHint')}
          leading={<Icon name="search" />}
          type="search"
          value={typed}
          maxLength={254}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label={t('orders.state')}
          value={state}
          onChange={({ target }) => choose('state', target.value)}
          options={[
            { value: '', label: t('orders.all') },
            ...states.map((value) => ({ value, label: t(`orders.states.${value}`) })),
          ]}
        />
        <Select
          label={t('orders.hut')}
          value={hut}
          onChange={({ target }) => choose('hut', target.value)}
          options={[
            { value: '', label: t('orders.allHuts') },
            ...(huts.content ?? []).map((entry) => ({
              value: `${entry.sector}/${entry.id}`,
              label: hutLabel(entry),
            })),
          ]}
        />
      </div>
      <PageState reading={reading}>{(orders) => <OrderTable orders={orders} />}</PageState>
    </Stack>
  );
}

/** A list of orders; the oldest are fetched on demand. */
function OrderTable({ orders }: { readonly orders: readonly OperatorOrder[] }) {
  const { t } = useWords();
  const { moment, money } = useFormats();
  const [, setQuery] = useSearchParams();
  if (orders.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t('orders.none.title')}
        action={
          <Button variant="secondary" onClick={() => setQuery({})}>
            {t('orders.none.all')}
          </Button>
        }
      >
        {t('orders.none.text')}
      </EmptyState>
    );
  }
  return (
    <table css={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('orders.placed')}</th>
          <th scope="col">{t('orders.reference')}</th>
          <th scope="col">{t('orders.hut')}</th>
          <th scope="col">{t('orders.state')}</th>
          <th scope="col">{t('orders.total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderId}>
            <td>{moment(order.placedAt)}</td>
            <td>
              <Row gap={2} wrap={false}>
                <Icon name={dispositionIcons[order.disposition]} size="small" />
                <Link to={`/orders/${order.orderId}`}>{order.reference}</Link>
              </Row>
            </td>
            <td>{order.hutName}</td>
            <td>
              <OrderStatus status={order.status} />
            </td>
            <td>{money(order.total, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
