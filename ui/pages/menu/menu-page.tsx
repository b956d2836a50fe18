import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { menuRoute } from '../../../client/menu/menu-of-hut.ts';
import { Heading } from '../../components/heading.tsx';
import { Text } from '../../components/text.tsx';
import { CategoryTabs } from '../../menu-parts/category-tabs.tsx';
import { SearchPlace } from '../../menu-parts/search-place.tsx';
import { useFirstTouch } from '../../platform/use-first-touch.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { FeesPlace } from '../surcharges/fees-place.tsx';
import { CategoryIntro } from './category-intro.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuNotes } from './menu-notes.tsx';
import { ModalPlace } from './modal-place.tsx';
import { VegetarianFilter } from './vegetarian-filter.tsx';

/** No grid: the tabs could not stay in view beyond their own row. */
const page = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(5),
  paddingBottom: theme.space(12),
});

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
  const { t } = useWords();
  const { market } = useEnvironment();
  const { menu } = useApp();
  const { category: asked = '' } = useParams();
  useFirstTouch(loadNext);
  const route = menuRoute(asked, menu.categories, market.manifest);
  if (route !== asked) return <Navigate to={`/order/${route}/`} replace />;
  // Deals have a page of their own, which the router knows before this one.
  const category = route;
  return (
    <div css={page}>
      <CategoryTabs current={category} />
      <SearchPlace search={search}>
        <div css={head}>
          <div>
            <Heading level={1}>{t(`menu.categories.${category}`)}</Heading>
            <Text tone="muted">{t(`menu.intros.${category}`)}</Text>
          </div>
          {menu.offersVegetarianFilter ? <VegetarianFilter /> : null}
        </div>
        <FeesPlace />
        <MenuList key={category} category={category} />
        <MenuNotes />
      </SearchPlace>
      <CategoryIntro />
      <ModalPlace>{modal}</ModalPlace>
    </div>
  );
});

export default MenuPage;
