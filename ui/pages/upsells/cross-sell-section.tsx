import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { CrossSell as Suggestion } from '../../../client/upsells/cross-sell.ts';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useCheckoutPress } from './use-checkout-press.ts';
import { ProductSuggestion } from './suggestion-card.tsx';
import * as look from './upsell-style.ts';
import { useSayTaken } from './use-say-taken.ts';
import { useMoney } from '../../use-money.ts';

/** What would close the gap to the minimum order; taking it goes on to checkout [UPS-22, UPS-23]. */
const CrossSellSection = observer(function CrossSellSection() {
  const { t } = useWords();
  const { passage, purchase } = useApp();
  const money = useMoney();
  const { press } = useCheckoutPress();
  const sayTaken = useSayTaken();
  const titleId = useId();
  const upsells = purchase?.upsells;
  if (!upsells || upsells.crossSell.length === 0) return null;
  const take = (suggestion: Suggestion) => {
    upsells.takeCrossSell(suggestion);
    sayTaken(suggestion.product);
    if (passage.minimum?.gap !== 0) return;
    passage.closeStop();
    press();
  };
  return (
    <section css={look.area} aria-labelledby={titleId}>
      <h3 id={titleId} css={look.heading}>
        {t('upsells.crossSell')}
      </h3>
      <ul role="list" css={look.list}>
        {upsells.crossSell.map((suggestion) => {
          const { product, price } = suggestion;
          return (
            <li key={product.id}>
              <ProductSuggestion product={product} price={price}>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('upsells.addOne', { title: product.title, price: money(price) })}
                  onClick={() => take(suggestion)}
                >
                  {t('upsells.add')}
                </Button>
              </ProductSuggestion>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

export default CrossSellSection;
