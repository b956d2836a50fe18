import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { foodEntries, type FoodEntry } from '../../../client/menu/findables.ts';
import { partFits } from '../../../core/menu/fits-wishes.ts';
import { foodIndex } from '../../../core/menu/food-index.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealCard } from '../deals/deal-card.tsx';
import { MenuWaiting } from '../menu/menu-waiting.tsx';
import { SectorDealCard } from '../menu/sector-deal-card.tsx';
import { FoundProducts } from './found-products.tsx';
import { FoundTopping } from './found-topping.tsx';
import { ToppingPage } from './topping-page.tsx';
import { type MenuSource, useMenuSource } from './use-menu-source.ts';

/** What was found, or what stands in its place while the menu comes [SHP-20]. */
export const SearchResults = observer(function SearchResults({
  sought,
}: {
  readonly sought: string;
}) {
  const source = useMenuSource(useMenuFacts());
  const topping = useSearchParams()[0].get('topping');
  if (!source) return <MenuWaiting />;
  const found = source.catalogue.options.toppings.find(({ id }) => id === topping);
  return found ? (
    <ToppingPage topping={found} source={source} sought={sought} />
  ) : (
    <Results source={source} sought={sought} />
  );
});

interface ResultsProps {
  readonly source: MenuSource;
  readonly sought: string;
}

const Results = observer(function Results({ source, sought }: ResultsProps) {
  const { t } = useWords();
  const facts = useMenuFacts();
  const { wishes } = useApp();
  const [parameters, setParameters] = useSearchParams();
  const { catalogue, categories, deals, sectorDeals } = source;
  const { fits, unfillable } = useFittingDeals(catalogue);
  const { menu } = facts.manifest;
  const look = useMemo(() => {
    const word = (key: string) => t(key, { defaultValue: '' });
    const entries = foodEntries({ catalogue, deals, categories, menu, word });
    const byKey = new Map(entries.map((entry) => [entry.text.key, entry]));
    const index = foodIndex(entries.map(({ text }) => text));
    return (words: string) => {
      const { keys, isClose } = index(words);
      return { all: keys.flatMap((key) => byKey.get(key) ?? []), isClose };
    };
  }, [t, catalogue, deals, categories, menu]);
  const { all, isClose } = useMemo(() => look(sought), [look, sought]);
  const isShown = (entry: FoodEntry): boolean => {
    if (entry.kind === 'product') return fits(entry.product);
    if (entry.kind === 'deal') return unfillable(entry.deal).length === 0;
    return partFits(entry.topping, wishes.now);
  };
  const shown = all.filter(isShown);
  const products = shown.flatMap((entry) => (entry.kind === 'product' ? [entry.product] : []));
  const foundDeals = shown.flatMap((entry) => (entry.kind === 'deal' ? [entry.deal] : []));
  const toppings = shown.flatMap((entry) => (entry.kind === 'topping' ? [entry.topping] : []));
  const empty = (): void => {
    const next = new URLSearchParams(parameters);
    next.set('q', '');
    setParameters(next, { replace: true });
  };
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('search.title', { sought })}</Heading>
        <div role="status">
          <Text tone="muted">{t('search.found', { count: shown.length })}</Text>
          {isClose && shown.length > 0 ? (
            <Text size="small" tone="muted">
              {t('search.isClose')}
            </Text>
          ) : null}
        </div>
        {shown.length > 0 ? <HiddenByWishes count={all.length - shown.length} /> : null}
      </Stack>
      {all.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('search.nothing.title', { sought })}
          action={<Button onClick={empty}>{t('search.empty')}</Button>}
        >
          {t('search.nothing.text')}
        </EmptyState>
      ) : null}
      {all.length > 0 && shown.length === 0 ? <NothingFits /> : null}
      {toppings.length > 0 ? (
        <Stack as="section">
          <Heading level={2}>{t('search.toppings')}</Heading>
          <Stack as="ul" gap={2}>
            {toppings.map((topping) => (
              <FoundTopping key={topping.id} {...{ topping, catalogue, fits, sought }} />
            ))}
          </Stack>
        </Stack>
      ) : null}
      <FoundProducts title={t('search.dishes')} {...{ products, source, facts, sought }} />
      {foundDeals.length > 0 ? (
        <Stack as="section">
          <Heading level={2}>{t('menu.categories.deals')}</Heading>
          <Grid as="ul">
            {foundDeals.map((deal) => {
              const offer = sectorDeals?.get(deal.id);
              return offer ? (
                <SectorDealCard key={deal.id} {...{ offer, catalogue, facts }} />
              ) : (
                <DealCard key={deal.id} deal={deal} />
              );
            })}
          </Grid>
        </Stack>
      ) : null}
    </Stack>
  );
});
