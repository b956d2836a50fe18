import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { PricedDeal } from '../../../core/deals/priced-deal.ts';
import { explainDealPrice } from '../../../client/deals/explain-deal-price.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

const look = (theme: Theme): CSSObject => ({ ...theme.textStyle.tiny, color: theme.muted });

const twoLines = (theme: Theme): CSSObject => ({
  ...look(theme),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [theme.from.tablet]: { display: 'block' },
});

interface PriceReasonProps {
  readonly priced: PricedDeal;
  /** On a phone only its first two lines, where the room is needed. */
  readonly isShort?: boolean;
}

/** Why the deal costs what it costs, in one sentence whose amounts add up to the price. */
const PriceReason = observer(function PriceReason({ priced, isShort = false }: PriceReasonProps) {
  const { t, locale } = useWords();
  const { catalogue } = useApp().deals;
  const money = useMoney();
  const parts = explainDealPrice(priced).map(({ key, values: { productIds, amount, inputs } }) =>
    t(key, {
      ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, money(input)])),
      names: productIds.map((id) => catalogue?.products.get(id)?.title ?? '').join(', '),
      amount: money(Math.abs(amount)),
    }),
  );
  const list = useMemo(
    () => new Intl.ListFormat(locale, { style: 'short', type: 'unit' }),
    [locale],
  );
  if (parts.length === 0) return null;
  const sentence = t('deals.price.sentence', { parts: list.format(parts) });
  return <p css={isShort ? twoLines : look}>{sentence}</p>;
});

export default PriceReason;
