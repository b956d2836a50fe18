import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import { popularProducts } from '../../../client/menu/popular-badge.ts';
import { showsCalories } from '../../../client/menu/shows-calories.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { listedProducts } from '../../../core/menu/listed-products.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { NavTabs } from '../../components/nav-tabs.tsx';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { MenuCard } from '../menu/menu-card.tsx';
import { grid } from '../menu/menu-grid.ts';

interface GroupMenuProps {
  readonly menu: HutMenu;
  readonly onAdd: (choice: Choice) => void;
  readonly onPick: (product: Product) => void;
}

/** A category of the menu of a group's restaurant, and the way to the others [SHP-27]. */
export const GroupMenu = observer(function GroupMenu({ menu, onAdd, onPick }: GroupMenuProps) {
  const { t } = useWords();
  const facts = useMenuFacts();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const { manifest } = facts;
  const rest = [...query].filter(([name]) => name !== 'category');
  const lists = useMemo(
    () =>
      menu.categories.flatMap((category) => {
        const products = listedProducts(
          menu.products,
          { category, menu: manifest.menu },
          undefined,
        );
        return products.length === 0 ? [] : [{ category, products }];
      }),
    [menu, manifest],
  );
  const shown = lists.find(({ category }) => category === query.get('category')) ?? lists[0];
  if (!shown) return null;
  const { category, products } = shown;
  const popular = popularProducts(products, manifest.menu);
  const calories = showsCalories({ manifest, hut: menu.hut, isHiddenByExperiment: false });
  return (
    <Stack as="section" gap={5}>
      <NavTabs
        label={t('menu.categoriesLabel')}
        current={category}
        items={lists.map(({ category: id }) => ({
          id,
          to: `?${new URLSearchParams([...rest, ['category', id]])}${hash}`,
          label: t(`menu.categories.${id}`),
        }))}
      />
      <Heading level={2}>{t(`menu.categories.${category}`)}</Heading>
      <ul role="list" css={grid}>
        {products.map((product) => (
          <MenuCard
            key={product.id}
            product={product}
            drawnFrom={menu.catalogue}
            facts={facts}
            isPopular={popular.has(product.id)}
            showsCalories={calories}
            onAdd={onAdd}
            addKey="group.guest.addOne"
            onPick={onPick}
          />
        ))}
      </ul>
    </Stack>
  );
});
