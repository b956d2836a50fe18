import { useLocation } from 'react-router-dom';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { showsCalories } from '../../../client/menu/shows-calories.ts';
import { categoryOf } from '../../../core/menu/category-of.ts';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import type { MenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { MenuCard } from '../menu/menu-card.tsx';
import { grid } from '../menu/menu-grid.ts';
import type { MenuSource } from './use-menu-source.ts';

interface FoundProductsProps {
  readonly title: string;
  readonly products: readonly Product[];
  readonly source: MenuSource;
  readonly facts: MenuFacts;
  readonly sought: string;
  /** Topping whose pizzas these are. */
  readonly topping?: string | undefined;
}

/** Products that were found; each opens over the page of its category, and the results are the way back. */
export function FoundProducts(props: FoundProductsProps) {
  const { title, products, source, facts, sought, topping } = props;
  const { pathname } = useLocation();
  const { localisation, ordering } = useApp();
  const { manifest } = facts;
  const { catalogue, sectorDeals } = source;
  if (products.length === 0) return null;
  const calories =
    ordering && localisation.isLocalised
      ? ordering.menu.showsCalories
      : showsCalories({ manifest, hut: {}, isHiddenByExperiment: false });
  const asked = new URLSearchParams({ q: sought, ...(topping !== undefined && { topping }) });
  const pageOf = (product: Product): string =>
    sectorDeals ? pathname : `/order/${categoryOf(product, manifest.menu)}/`;
  return (
    <Stack as="section">
      <Heading level={2}>{title}</Heading>
      <ul role="list" css={grid}>
        {products.map((product) => (
          <MenuCard
            key={product.id}
            product={product}
            drawnFrom={catalogue}
            facts={facts}
            isPopular={false}
            showsCalories={calories}
            level={3}
            opensAt={`${pageOf(product)}?${asked}&`}
          />
        ))}
      </ul>
    </Stack>
  );
}
