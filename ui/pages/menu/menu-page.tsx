import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { menuRoute } from '../../../client/menu/menu-of-hut.ts';
import { CategoryTabs } from '../../menu-parts/category-tabs.tsx';
import { SearchPlace } from '../../menu-parts/search-place.tsx';
import { useFirstTouch } from '../../platform/use-first-touch.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { FeesPlace } from '../surcharges/fees-place.tsx';
import { favouritesKey } from '../../../client/favourites/favourites-key.ts';
import { CategoryHeading } from './category-heading.tsx';
import { CategoryIntro, FavouriteStrip } from './late-parts.ts';
import { MenuList } from './menu-list.tsx';
import { MenuNotes } from './menu-notes.tsx';
import { page } from './menu-page-style.ts';
import { ModalPlace } from './modal-place.tsx';
import { VegetarianFilter } from './vegetarian-filter.tsx';

const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  alignItems: 'end',
  justifyContent: 'space-between',
});

interface MenuPageProps {
  /** The search, loaded on demand. */
  readonly search: ReactNode;
  /** The product modal, loaded on demand. */
  readonly modal: ReactNode;
  /** Loads what is probably opened next. */
  readonly loadNext: () => void;
}

/** One category of the hut's menu; a category the hut lacks leads to the market's first one [MNU-04, MNU-06]. */
const MenuPage = observer(function MenuPage({ search, modal, loadNext }: MenuPageProps) {
  const environment = useEnvironment();
  const { market, storage } = environment;
  const { menu, session } = useApp();
  const { category: asked = '' } = useParams();
  useFirstTouch(loadNext);
  const route = menuRoute(asked, menu.categories, market.manifest);
  if (route !== asked) return <Navigate to={`/order/${route}/`} replace />;
  // Deals have a page of their own, which the router knows before this one.
  const category = route;
  const hasFavourites = session.isLoggedIn || storage.read(favouritesKey(environment));
  return (
    <div css={page}>
      <CategoryTabs current={category} />
      <SearchPlace search={search}>
        <div css={head}>
          <CategoryHeading category={category} />
          {menu.offersVegetarianFilter ? <VegetarianFilter /> : null}
        </div>
        <FeesPlace />
        <Suspense fallback={null}>{hasFavourites ? <FavouriteStrip /> : null}</Suspense>
        <MenuList key={category} category={category} />
        <MenuNotes />
      </SearchPlace>
      <Suspense fallback={null}>
        <CategoryIntro />
      </Suspense>
      <ModalPlace>{modal}</ModalPlace>
    </div>
  );
});

export default MenuPage;
