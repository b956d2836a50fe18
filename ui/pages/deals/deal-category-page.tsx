import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { dealList } from '../../../client/deals/deal-list.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid } from '../../components/layout.tsx';
import { CategoryTabs } from '../../menu-parts/category-tabs.tsx';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { page } from './deals-page-style.ts';
import { DealCard } from './deal-card.tsx';
import { DealsReady } from './deals-ready.tsx';
import { useDealFilter } from './use-deal-filter.ts';

/** The deals of one category, named by query id [DEA-05]. */
const DealCategoryPage = observer(function DealCategoryPage() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const category = search.get('id') ?? '';
  const name = t(`deals.category.${category}`, { defaultValue: '' });
  return (
    <div css={page}>
      <CategoryTabs current="deals" />
      <Heading level={1}>{name || t('deals.title')}</Heading>
      <DealsReady needsMenu={useApp().wishes.count > 0}>
        {() => <CategoryDeals category={category} />}
      </DealsReady>
    </div>
  );
});

const CategoryDeals = observer(function CategoryDeals({ category }: { readonly category: string }) {
  const { t } = useWords();
  const { filter } = useDealFilter();
  const { limit: _limit, ...rest } = filter;
  const { deals } = useApp();
  const { fillable } = useFittingDeals(deals.catalogue);
  const listed = dealList(deals.list, { ...rest, category });
  const shown = fillable(listed);
  if (listed.length > 0 && shown.length === 0) return <NothingFits />;
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="tag"
        title={t('deals.empty.title')}
        action={<Button to="/order/deals/">{t('deals.back')}</Button>}
      >
        {t('deals.empty.message')}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid as="ul">
        {shown.map((deal) => (
          <DealCard key={deal.id} deal={deal} level={2} />
        ))}
      </Grid>
      <HiddenByWishes count={listed.length - shown.length} />
    </>
  );
});

export default DealCategoryPage;
