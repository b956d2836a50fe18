import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { PricedDeal } from '../../../core/basket/priced-basket.ts';
import { explainDealPrice } from '../../../core/deals/explain-deal-price.ts';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.muted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [theme.from.tablet]: { display: 'block' },
});

/** Why the deal costs what it costs, in one sentence whose amounts add up to the price. */
export const PriceReason = observer(function PriceReason({
  priced,
}: {
  readonly priced: PricedDeal;
}) {
  const { t, locale } = useWords();
  const { catalogue } = useApp().deals;
  const money = moneyFormatter(useEnvironment().market.manifest.money);
  const parts = explainDealPrice(priced).map(({ key, values: { productIds, amount } }) =>
    t(key, {
      names: productIds.map((id) => catalogue?.products.get(id)?.title ?? '').join(', '),
      amount: money(Math.abs(amount)),
    }),
  );
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });
  return <p css={look}>{t('deals.price.sentence', { parts: list.format(parts) })}</p>;
});
