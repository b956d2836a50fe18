import type { CSSObject, Theme } from '@emotion/react';
import type { FigureTotal } from '../../schemas/types/http/figures.ts';
import { useWords } from '../words/words-context.tsx';
import { useFormats } from './use-formats.ts';

const tiles = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(3),
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [theme.from.desktop]: {
    gridTemplateColumns: `repeat(auto-fit, minmax(${theme.size.tileMin}, 1fr))`,
  },
  margin: 0,
});

const tile = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: theme.space(1),
  padding: theme.space(4),
  backgroundColor: theme.colour.surface,
  border: theme.border.card,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  dt: { ...theme.textStyle.small, color: theme.muted },
  dd: {
    ...theme.textStyle.heading,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** The figures at a glance; amounts of each currency stand by themselves [OPR-25]. */
export function FigureTiles({ totals }: { readonly totals: readonly FigureTotal[] }) {
  const { t } = useWords();
  const { money, count } = useFormats();
  const orders = totals.reduce((sum, line) => sum + line.orders, 0);
  const failed = totals.reduce((sum, line) => sum + line.failed, 0);
  const [door] = totals.flatMap(({ minutesToDoor }) =>
    minutesToDoor === undefined ? [] : [Math.round(minutesToDoor)],
  );
  const amounts = totals.flatMap(({ currency, revenue, averageBasket, refunded }) => [
    ['revenue', currency, money(revenue, currency)],
    ...(averageBasket === undefined
      ? []
      : [['averageBasket', currency, money(averageBasket, currency)]]),
    ['refunded', currency, money(refunded, currency)],
  ]);
  const lines = [
    ['orders', '', count(orders)],
    ...amounts,
    // Medians are not added up: those of several currencies are in the tables.
    ...(totals.length === 1
      ? [['minutesToDoor', '', door === undefined ? '–' : t('figures.minutes', { count: door })]]
      : []),
    ['failed', '', count(failed)],
  ];
  return (
    <dl css={tiles}>
      {lines.map(([what = '', currency = '', text]) => (
        <div key={`${what} ${currency}`} css={tile}>
          <dt>{t(`figures.${what}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
