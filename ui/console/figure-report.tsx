import type { CSSObject, Theme } from '@emotion/react';
import { chartDays, onlyCurrency } from '../../core/operators/figure-days.ts';
import type { Figures } from '../../schemas/types/http/figures.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { FigureConversion } from './figure-conversion.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigurePlaces } from './figure-places.tsx';
import { FigureRefusals } from './figure-refusals.tsx';
import { FigureTiles } from './figure-tiles.tsx';

const pair = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(5),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

interface FigureReportProps {
  readonly figures: Figures;
  readonly isOfHut: boolean;
}

/** The figures of a time: at a glance, by day, then what they are made of [OPR-25]. */
export function FigureReport({ figures, isOfHut }: FigureReportProps) {
  const { t } = useWords();
  const { totals, markets, huts, refusals, steps, variants } = figures;
  const currency = onlyCurrency(totals);
  const days = chartDays(figures, currency);
  return (
    <Stack gap={5}>
      {totals.length === 0 ? (
        <Card>
          <EmptyState icon="bag" title={t('figures.none.title')}>
            {t('figures.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <FigureTiles totals={totals} />
          <div css={pair}>
            <FigureChart days={days} of="orders" currency={undefined} />
            {currency !== undefined && <FigureChart days={days} of="revenue" currency={currency} />}
          </div>
          {markets.length > 1 && <FigurePlaces of="markets" lines={markets} />}
          {!isOfHut && <FigurePlaces of="huts" lines={huts} />}
        </>
      )}
      <div css={pair}>
        <FigureConversion steps={isOfHut ? steps.slice(1) : steps} variants={variants} />
        <FigureRefusals refusals={refusals} />
      </div>
    </Stack>
  );
}
