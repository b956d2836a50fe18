import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { catalogueOf } from '../../../client/menu/catalogue-of.ts';
import { popularProducts } from '../../../client/menu/popular-badge.ts';
import { showsCalories } from '../../../client/menu/shows-calories.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { listedProducts } from '../../../core/menu/listed-products.ts';
import type { ShownMenu } from '../../../core/shell/first-frame.ts';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Page, Row, Stack } from '../../components/layout.tsx';
import { NavTabs } from '../../components/nav-tabs.tsx';
import { Text } from '../../components/text.tsx';
import type { MenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { SearchPlace } from '../../menu-parts/search-place.tsx';
import { SearchDoor } from '../../menu-parts/search-door.tsx';
import type { FittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useWords } from '../../words/words-context.tsx';
import { MenuCard } from './menu-card.tsx';
import { grid } from './menu-grid.ts';
import { SectorDealCard } from './sector-deal-card.tsx';

interface SectorMenuViewProps {
  readonly shown: Pick<ShownMenu, 'menu' | 'category'>;
  readonly facts: MenuFacts;
  /** Takes a product that needs no choice; on the server nothing can be pressed yet. */
  readonly onAdd?: ((choice: Choice) => void) | undefined;
  /** What the customer eats; on the server nobody has said so yet. */
  readonly judge?: Judge | undefined;
  /** The search, loaded on demand; on the server there is its door alone. */
  readonly search?: ReactNode;
}

const page = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(6),
  paddingTop: theme.space(5),
  paddingBottom: theme.space(12),
});

/** Says of products and deals whether they fit what the customer eats. */
type Judge = Pick<FittingDeals, 'fits' | 'fillable'>;

const everything: Judge = { fits: () => true, fillable: (deals) => deals };

const none = (): void => {};

/** Everything that is worked out from the menu of a sector. */
export const sectorCatalogue = (
  { menu }: Pick<ShownMenu, 'menu'>,
  { currency }: MenuFacts['manifest'],
): Catalogue =>
  catalogueOf(
    {
      products: menu.products,
      deals: menu.deals.map(({ deal }) => deal),
      discounts: [],
      options: menu.options,
    },
    currency,
  );

/**
 * The menu for who has no hut: every category, or the one that the address names, with its prices [SHP-13]. The
 * server draws it into the page, so that whatever reads that finds it there.
 */
export function SectorMenuView({
  shown,
  facts,
  onAdd = none,
  judge = everything,
  search,
}: SectorMenuViewProps) {
  const { t } = useWords();
  const { menu, category } = shown;
  const { categories } = menu;
  const { initialRoute } = facts.manifest.menu;
  const catalogue = useMemo(() => sectorCatalogue({ menu }, facts.manifest), [menu, facts]);
  const tabs = useMemo(
    () => [
      { id: '', to: '/menu/', label: t('menu.window.all') },
      ...categories.map((id) => ({ id, to: `/menu/${id}/`, label: t(`menu.categories.${id}`) })),
    ],
    [categories, t],
  );
  const asked = { pathname: `/order/${category ?? initialRoute}/`, search: '', hash: '' };
  const isDeals = category === 'deals';
  const intro = category === undefined ? 'menu.window.intro' : `menu.intros.${category}`;
  const content = (
    <>
      <Row justify="space-between" align="end">
        <Stack gap={1}>
          <Heading level={1}>
            {category === undefined ? t('menu.window.title') : t(`menu.categories.${category}`)}
          </Heading>
          <Text tone="muted">{t(isDeals ? 'deals.intro' : intro)}</Text>
          {menu.pricesVary ? (
            <Text size="small" tone="muted">
              {t('menu.window.pricesVary')}
            </Text>
          ) : null}
        </Stack>
        <Button to="/" state={{ asked }} icon="pin">
          {t('menu.window.start')}
        </Button>
      </Row>
      {category === undefined ? (
        categories.map((route) => (
          <Section
            key={route}
            route={route}
            {...{ menu, facts, catalogue, judge, onAdd }}
            isTitled
          />
        ))
      ) : (
        <Section route={category} {...{ menu, facts, catalogue, judge, onAdd }} />
      )}
    </>
  );
  return (
    <Page gap={0}>
      <div css={page}>
        <NavTabs label={t('menu.categoriesLabel')} items={tabs} current={category ?? ''} />
        {search === undefined ? (
          <>
            <SearchDoor />
            {content}
          </>
        ) : (
          <SearchPlace search={search}>{content}</SearchPlace>
        )}
      </div>
    </Page>
  );
}

interface SectionProps {
  readonly route: string;
  readonly menu: ShownMenu['menu'];
  readonly facts: MenuFacts;
  readonly catalogue: Catalogue;
  readonly judge: Judge;
  readonly onAdd: (choice: Choice) => void;
  /** One of several, below a heading of its own. */
  readonly isTitled?: boolean;
}

function Section(props: SectionProps) {
  const { route, menu, facts, catalogue, judge, onAdd, isTitled = false } = props;
  const { t } = useWords();
  const { manifest } = facts;
  const listed = useMemo(
    () => listedProducts(menu.products, { category: route, menu: manifest.menu }, undefined),
    [menu, route, manifest],
  );
  const popular = useMemo(() => popularProducts(listed, manifest.menu), [listed, manifest]);
  const products = listed.filter((product) => judge.fits(product));
  const fillable = new Set(judge.fillable(menu.deals.map(({ deal }) => deal)));
  const deals = menu.deals.filter(({ deal }) => fillable.has(deal));
  const [all, shown] = route === 'deals' ? [menu.deals, deals] : [listed, products];
  const calories = showsCalories({ manifest, hut: {}, isHiddenByExperiment: false });
  if (shown.length === 0) return isTitled || all.length === 0 ? null : <NothingFits />;
  return (
    <Stack as="section">
      {isTitled ? <Heading level={2}>{t(`menu.categories.${route}`)}</Heading> : null}
      {route === 'deals' ? (
        <Grid as="ul">
          {deals.map((offer) => (
            <SectorDealCard key={offer.deal.id} {...{ offer, catalogue, facts }} />
          ))}
        </Grid>
      ) : (
        <ul role="list" css={grid}>
          {products.map((product) => (
            <MenuCard
              key={product.id}
              product={product}
              drawnFrom={catalogue}
              facts={facts}
              isPopular={popular.has(product.id)}
              showsCalories={calories}
              level={isTitled ? 3 : 2}
              onAdd={onAdd}
            />
          ))}
        </ul>
      )}
      <HiddenByWishes count={all.length - shown.length} />
    </Stack>
  );
}
