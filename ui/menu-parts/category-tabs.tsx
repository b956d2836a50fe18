import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { MenuCategory } from '../../core/menu/menu-category-filter.ts';
import { NavTabs } from '../components/nav-tabs.tsx';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';

const bar = (theme: Theme): CSSObject => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.sticky,
  marginInline: `calc(-1 * ${theme.gutter})`,
  paddingInline: theme.gutter,
  backgroundColor: theme.colour.canvas,
  borderBottom: theme.border.hairline,
  [theme.from.desktop]: { marginInline: 0, paddingInline: 0 },
});

/**
 * The categories of the hut's menu as tabs that stay in view [MNU-05, MNU-12, MNU-13, MNU-14, MNU-15, MNU-16, MNU-17,
 * MNU-18].
 */
export const CategoryTabs = observer(function CategoryTabs({
  current,
}: {
  readonly current: MenuCategory;
}) {
  const { t } = useWords();
  const { categories } = useApp().menu;
  const items = useMemo(
    () => categories.map((id) => ({ id, to: `/order/${id}/`, label: t(`menu.categories.${id}`) })),
    [categories, t],
  );
  return (
    <div css={bar}>
      <NavTabs label={t('menu.categoriesLabel')} items={items} current={current} />
    </div>
  );
});
