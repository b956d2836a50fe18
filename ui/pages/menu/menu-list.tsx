import { observer } from 'mobx-react-lite';
import { Suspense, useMemo } from 'react';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { listedProducts } from '../../../core/menu/listed-products.ts';
import { productRanking } from '../../../client/menu/menu-variants.ts';
import { popularProducts } from '../../../client/menu/popular-badge.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useReadiness } from '../../platform/use-readiness.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { FittingProducts } from './late-parts.ts';
import { MenuCard } from './menu-card.tsx';
import { MenuEmpty } from './menu-empty.tsx';
import { MenuFailed } from './menu-failed.tsx';
import { grid } from './menu-grid.ts';
import { MenuWaiting } from './menu-waiting.tsx';
import { useAddChoice } from './use-add-choice.ts';

/** The products of a category, or what stands in their place while they load, fail or are none. */
export const MenuList = observer(function MenuList({ category }: { readonly category: string }) {
  const { t } = useWords();
  const { menu, wishes } = useApp();
  const facts = useMenuFacts();
  const addChoice = useAddChoice();
  const store = menu.category(category);
  const { list, isLoading, lastFetchStatus } = store;
  const { allowsHidden, showsCalories } = menu;
  const ranking = productRanking(menu.experiments);
  const products = useMemo(
    () => listedProducts(list, { category, menu: facts.manifest.menu, allowsHidden }, ranking),
    [facts, list, category, allowsHidden, ranking],
  );
  const popular = useMemo(() => popularProducts(list, facts.manifest.menu), [list, facts]);
  const { options, optionsError } = menu;
  const hasFailed =
    (!store.isFilled && lastFetchStatus === 'failure' && !isLoading) ||
    (!options && optionsError !== undefined);
  const drawnFrom = useMemo(
    () => options && { products: new Map(list.map((product) => [product.id, product])), options },
    [list, options],
  );
  const isShown = useReadiness(store.isFilled && drawnFrom !== undefined);
  if (hasFailed) {
    return <MenuFailed onRetry={() => void menu.retryCategory(category)} />;
  }
  if (!isShown || !drawnFrom) return <MenuWaiting />;
  if (products.length === 0) return <MenuEmpty />;
  const cards = (shown: readonly Product[]) => (
    <>
      <VisuallyHidden>
        <span role="status">{t('menu.shown', { count: shown.length })}</span>
      </VisuallyHidden>
      <ul role="list" css={grid} aria-busy={isLoading}>
        {shown.map((product) => (
          <MenuCard
            key={product.id}
            product={product}
            drawnFrom={drawnFrom}
            facts={facts}
            isPopular={popular.has(product.id)}
            showsCalories={showsCalories}
            onAdd={addChoice}
            addsPizzas={wishes.count === 0}
          />
        ))}
      </ul>
    </>
  );
  if (wishes.count === 0) return cards(products);
  return (
    <Suspense fallback={<MenuWaiting />}>
      <FittingProducts products={products} catalogue={drawnFrom}>
        {cards}
      </FittingProducts>
    </Suspense>
  );
});
