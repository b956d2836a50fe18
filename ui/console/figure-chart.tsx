import type { ChartDay } from '../../core/operators/figure-days.ts';
import { Card } from '../components/card.tsx';
import { ColumnChart } from '../components/column-chart.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { tableStyle } from './table-style.ts';
import { useFormats } from './use-formats.ts';

interface FigureChartProps {
  readonly days: readonly ChartDay[];
  readonly of: 'orders' | 'revenue';
  /** Currency of the revenue. */
  readonly currency: string | undefined;
}

/** A figure day by day: as a chart, and in numbers beneath [OPR-25]. */
export function FigureChart({ days, of, currency }: FigureChartProps) {
  const { t } = useWords();
  const { day, money, count } = useFormats();
  const told = (value: number) => (currency === undefined ? count(value) : money(value, currency));
  const most = days.reduce((best, entry) => (entry[of] > best[of] ? entry : best));
  const title = t(`figures.byDay.${of}`);
  return (
    <Card as="section" room="large">
      <Stack gap={3}>
        <Heading level={2}>{title}</Heading>
        <ColumnChart
          description={t('figures.chart', {
            title,
            from: day(days[0]?.day ?? ''),
            to: day(days.at(-1)?.day ?? ''),
            most: told(most[of]),
            on: day(most.day),
          })}
          columns={days.map((entry) => ({
            label: day(entry.day),
            value: entry[of],
            text: told(entry[of]),
          }))}
          top={told(most[of])}
        />
        <Disclosure summary={t('figures.numbers')}>
          <table css={tableStyle}>
            <thead>
              <tr>
                <th scope="col">{t('figures.day')}</th>
                <th scope="col">{t(`figures.${of}`)}</th>
                {of === 'revenue' && <th scope="col">{t('figures.refunded')}</th>}
              </tr>
            </thead>
            <tbody>
              {days.map((entry) => (
                <tr key={entry.day}>
                  <th scope="row">{day(entry.day)}</th>
                  <td>{told(entry[of])}</td>
                  {of === 'revenue' && <td>{told(entry.refunded)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </Stack>
    </Card>
  );
}
