import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import fillers from 'virtual:slots/basket-row';
import { groupItems } from '../../../client/basket/group-items.ts';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealLine } from './deal-line.tsx';
import { ItemLine } from './item-line.tsx';
import * as look from './line-style.ts';

const PluginRow = ({ children }: { readonly children: ReactNode }) => (
  <li css={look.pluginRow}>{children}</li>
);

/** Deals with their items, then loose items, alike ones in one line [BSK-21]. */
export const BasketRows = observer(function BasketRows() {
  const { t } = useWords();
  const { basket } = useApp();
  const { facts, priced } = basket;
  if (!facts || !priced) return null;
  const { deals, items } = basket.basket;
  return (
    <div role="group" aria-label={t('basket.lines')}>
      {/* No grid, which would measure all lines again when one changes. */}
      <ul role="list">
        {deals.map((deal) => (
          <DealLine
            key={deal.basketDealId}
            built={deal}
            priced={priced.deals[deal.basketDealId]}
            catalogue={facts.catalogue}
          />
        ))}
        {groupItems(items).map((group) => (
          <ItemLine
            key={group.id}
            group={group}
            priced={priced.items[group.id]}
            catalogue={facts.catalogue}
          />
        ))}
        <Slot
          name="basket-row"
          fillers={fillers}
          given={{ basket: basket.basket, priced, catalogue: facts.catalogue }}
          around={PluginRow}
        />
      </ul>
    </div>
  );
});
