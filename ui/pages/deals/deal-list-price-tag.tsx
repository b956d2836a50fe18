import { observer } from 'mobx-react-lite';
import { dealListPrice } from '../../../core/deals/list-price.ts';
import { needsAnotherPurchase } from '../../../client/deals/deal-list.ts';
import { toMinor } from '../../../core/money/money.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Price } from '../../components/price.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

/** The price a deal shows on the list; nothing where its title says it all [DEA-75]. */
export const DealListPriceTag = observer(function DealListPriceTag({
  deal,
}: {
  readonly deal: Deal;
}) {
  const { t } = useWords();
  const money = useMoney();
  const price = dealListPrice(deal, useApp().deals.dealKinds);
  if (!price) return <span />;
  const usual = toMinor(deal.originalPrice ?? 0);
  return (
    <Price
      amount={money(price.amount)}
      prefix={price.isFrom ? t('deals.from') : undefined}
      unit={
        needsAnotherPurchase(deal)
          ? t('deals.withOther', { price: money(toMinor(deal.threshold ?? 0)) })
          : !price.isFrom && usual > price.amount
            ? t('deals.usually', { price: money(usual) })
            : undefined
      }
    />
  );
});
