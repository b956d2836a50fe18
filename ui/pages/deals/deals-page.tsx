import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { basketAreas } from '../../../client/basket/basket-areas.ts';
import { dealCategories } from '../../../client/deals/deal-categories.ts';
import {
  dealList,
  needsAnotherPurchase,
  listedDiscounts,
} from '../../../client/deals/deal-list.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { CategoryTabs } from '../../menu-parts/category-tabs.tsx';
import { HiddenByWishes } from '../../menu-parts/hidden-by-wishes.tsx';
import { SearchPlace } from '../../menu-parts/search-place.tsx';
import { useFittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useSlices } from '../../platform/use-slices.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { FeesPlace } from '../surcharges/fees-place.tsx';
import { OrderAgain } from '../loyalty/late-parts.ts';
import { RewardDeals } from './late-parts.ts';
import { SwitchBanner } from './switch-banner.tsx';
import { page } from './deals-page-style.ts';
import { DealCard } from './deal-card.tsx';
import { DealFilterBar } from './deal-filter-bar.tsx';
import { DealsHeading } from './deals-heading.tsx';
import { DealsReady } from './deals-ready.tsx';
import { DiscountCard } from './discount-card.tsx';
import { FeaturedDeal } from './featured-deal.tsx';
import { LocalDealList } from './local-deal-list.tsx';
import { useDealFilter } from './use-deal-filter.ts';

/** Cards beside the featured deal that a wide screen shows at first. */
const firstCards = 3;

interface DealsPageProps {
  /** The search, loaded on demand. */
  readonly search: ReactNode;
}

/** The deals on offer for the hut, disposition and time, and the discounts where the market shows them [DEA-01, BSK-22]. */
const DealsPage = observer(function DealsPage({ search }: DealsPageProps) {
  const { wishes } = useApp();
  return (
    <div css={page}>
      <CategoryTabs current="deals" />
      <SearchPlace search={search}>
        <DealsHeading />
        <FeesPlace />
        <SwitchBanner />
        <DealsReady needsMenu={wishes.count > 0}>{() => <DealSections />}</DealsReady>
      </SearchPlace>
    </div>
  );
});

const DealSections = observer(function DealSections() {
  const { t } = useWords();
  const { deals, member, wishes } = useApp();
  const filters = useDealFilter();
  const listed = dealList(deals.list, filters.filter);
  const { fillable } = useFittingDeals(deals.catalogue);
  const shown = fillable(listed);
  const { category: _category, limit: _limit, ...everything } = filters.filter;
  const categories = dealCategories(dealList(deals.list, everything));
  const first = shown.find((deal) => !needsAnotherPurchase(deal));
  const isWhole = filters.category === undefined && wishes.count === 0;
  const featured = isWhole && first && deals.isUnlocked(first) ? first : undefined;
  const cards = shown.filter((deal) => deal !== featured);
  const drawn = useSlices(cards, firstCards);
  const { market, visit } = useEnvironment();
  const { hasDiscounts } = basketAreas(market.manifest, visit.flagLevel);
  const discounts = hasDiscounts ? listedDiscounts(deals.discounts) : [];
  const reset = () => {
    filters.setCategory(undefined);
    filters.setMaxPrice(filters.bounds.max);
    wishes.clear();
  };
  return (
    <Stack gap={8}>
      {member ? (
        <Suspense fallback={null}>
          <OrderAgain />
          {member.loyalty.isShown ? <RewardDeals /> : null}
        </Suspense>
      ) : null}
      <Stack>
        <DealFilterBar filters={filters} categories={categories} />
        <p role="status" css={(theme) => ({ ...theme.textStyle.small, color: theme.muted })}>
          {t('deals.shown', { count: shown.length })}
        </p>
        <HiddenByWishes count={listed.length - shown.length} />
      </Stack>
      {featured ? <FeaturedDeal deal={featured} /> : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="tag"
          title={t('deals.empty.title')}
          action={<Button onClick={reset}>{t('deals.empty.reset')}</Button>}
        >
          {t('deals.empty.message')}
        </EmptyState>
      ) : (
        <Grid as="ul">
          {drawn.map((deal) => (
            <DealCard key={deal.id} deal={deal} level={2} />
          ))}
        </Grid>
      )}
      <LocalDealList />
      {discounts.length > 0 ? (
        <Stack as="section">
          <Heading level={2}>{t('deals.discounts.title')}</Heading>
          <Stack as="ul" gap={3}>
            {discounts.map((discount) => (
              <DiscountCard key={discount.id} discount={discount} />
            ))}
          </Stack>
        </Stack>
      ) : null}
    </Stack>
  );
});

export default DealsPage;
