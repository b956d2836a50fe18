import type { CSSObject, Theme } from '@emotion/react';
import type { FigureHut, FigureMarket } from '../../schemas/types/http/figures.ts';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { tableStyle } from './table-style.ts';
import { useFormats } from './use-formats.ts';

interface FigurePlacesProps {
  readonly of: 'markets' | 'huts';
  readonly lines: readonly (FigureMarket | FigureHut)[];
}

const numbers = (theme: Theme): CSSObject => ({
  ...tableStyle(theme),
  'th, td': { padding: `${theme.space(3)} ${theme.space(2)}` },
  'td, thead th:not(:first-of-type)': { textAlign: 'end' },
  'thead th:first-of-type, tbody th': { paddingInlineStart: theme.space(4), textAlign: 'start' },
  'td:last-child, thead th:last-child': { paddingInlineEnd: theme.space(4) },
  td: { whiteSpace: 'nowrap' },
});

const nameOf = (line: FigureMarket | FigureHut): string =>
  'name' in line ? `${line.name} (${line.sector}/${line.hutId})` : line.market.toUpperCase();

/** The figures of each market, or of each hut [OPR-25]. */
export function FigurePlaces({ of, lines }: FigurePlacesProps) {
  const { t } = useWords();
  const { money, count } = useFormats();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t(`figures.by.${of}`)}</Heading>
      <table css={numbers}>
        <thead>
          <tr>
            <th scope="col">{t(of === 'huts' ? 'orders.hut' : 'figures.market')}</th>
            <th scope="col">{t('figures.orders')}</th>
            <th scope="col">{t('figures.failed')}</th>
            <th scope="col">{t('figures.revenue')}</th>
            <th scope="col">{t('figures.averageBasket')}</th>
            <th scope="col">{t('figures.refunded')}</th>
            <th scope="col">{t('figures.toDoor')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { currency, averageBasket, minutesToDoor } = line;
            return (
              <tr key={`${nameOf(line)} ${currency}`}>
                <th scope="row">{nameOf(line)}</th>
                <td>{count(line.orders)}</td>
                <td>{count(line.failed)}</td>
                <td>{money(line.revenue, currency)}</td>
                <td>{averageBasket === undefined ? '–' : money(averageBasket, currency)}</td>
                <td>{money(line.refunded, currency)}</td>
                <td>
                  {minutesToDoor === undefined
                    ? '–'
                    : t('figures.minutes', { count: Math.round(minutesToDoor) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Stack>
  );
}
