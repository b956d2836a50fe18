import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Chip } from '../../components/chip.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { scrollRow } from './scroll-row.ts';
import type { DealFilters } from './use-deal-filter.ts';
import { useMoney } from '../../use-money.ts';

const bar = (theme: Theme): CSSObject => ({
  ...scrollRow(theme, { flexWrap: 'wrap' }),
  '& > *': { flex: 'none' },
});

const price = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space(2),
  '& output': { ...theme.textStyle.price, minWidth: theme.space(14) },
});

/** Narrows the deals: by category, to vegetarian ones, to a price [DEA-10]. */
export const DealFilterBar = observer(function DealFilterBar({
  filters,
  categories,
}: {
  readonly filters: DealFilters;
  readonly categories: readonly string[];
}) {
  const { t } = useWords();
  const { wishes } = useApp();
  const { bounds, category, maxPrice, setCategory, setMaxPrice } = filters;
  const money = useMoney();
  const priceId = useId();
  return (
    <div role="group" aria-label={t('deals.filter.label')} css={bar}>
      <Chip pressed={category === undefined} onToggle={() => setCategory(undefined)}>
        {t('deals.filter.all')}
      </Chip>
      {categories.map((id) => (
        <Chip
          key={id}
          pressed={category === id}
          onToggle={(isOn) => setCategory(isOn ? id : undefined)}
        >
          {t(`deals.category.${id}`)}
        </Chip>
      ))}
      {filters.offersVegetarian ? (
        <Chip
          icon="leaf"
          pressed={wishes.isVegetarianOnly}
          onToggle={() => wishes.switchDiet('vegetarian')}
        >
          {t('menu.vegetarian.filter')}
        </Chip>
      ) : null}
      {filters.offersPrice ? (
        <label htmlFor={priceId} css={price}>
          {t('deals.filter.price')}
          <input
            id={priceId}
            type="range"
            min={bounds.min}
            max={bounds.max}
            step={100}
            value={maxPrice}
            aria-valuetext={money(maxPrice)}
            onChange={({ target }) => setMaxPrice(target.valueAsNumber)}
          />
          <output>{money(maxPrice)}</output>
        </label>
      ) : null}
    </div>
  );
});
