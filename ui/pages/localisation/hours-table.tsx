import type { CSSObject, Theme } from '@emotion/react';
import type { DayHours, HoursSpan } from '../../../client/localisation/week-hours.ts';
import { isRoundTheClock, weekHours } from '../../../client/localisation/week-hours.ts';
import { writtenTime } from '../../../core/timeslots/written-time.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { useWords } from '../../words/words-context.tsx';
import { allowedTypes } from './allowed-types.ts';

const table = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  width: '100%',
  marginTop: theme.space(3),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: `${theme.space(2.5)} ${theme.space(0.5)}`, textAlign: 'start' },
  '& th:first-of-type': { paddingInlineStart: 0 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': { color: theme.muted, fontWeight: theme.font.weight.medium },
  '& tbody tr': { borderTop: theme.border.hairline },
  '& tbody th': { fontWeight: theme.font.weight.medium },
  '& tbody tr:first-of-type': { fontWeight: theme.font.weight.strong },
});

/** Phones have no room for the names of days in full beside the hours. */
const onPhones = (theme: Theme): CSSObject => ({ [theme.from.tablet]: { display: 'none' } });
const onTablets = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.tablet]: { display: 'inline' },
});

const weekday = (date: string, locale: string, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: length }).format(new Date(date));

const Spans = ({ spans }: { readonly spans: readonly HoursSpan[] }) => {
  const { t, locale } = useWords();
  if (spans.length === 0) return t('localisation.hours.closed');
  return spans
    .map((span) =>
      isRoundTheClock(span)
        ? t('localisation.hours.allDay')
        : `${writtenTime(span.open, locale)} – ${writtenTime(span.close, locale)}`,
    )
    .join(', ');
};

const Day = ({
  day,
  types,
}: {
  readonly day: DayHours;
  readonly types: readonly Disposition[];
}) => {
  const { locale } = useWords();
  return (
    <tr>
      <th scope="row">
        <span css={onPhones}>{weekday(day.date, locale, 'short')}</span>
        <span css={onTablets}>{weekday(day.date, locale, 'long')}</span>
      </th>
      {types.map((type) => (
        <td key={type}>
          <Spans spans={day.spansOf(type)} />
        </td>
      ))}
    </tr>
  );
};

/** Opening hours of the next seven days, today first, a column for each way to get the food [SHL-08]. */
export const HoursTable = ({ hut }: { readonly hut: Hut }) => {
  const { t } = useWords();
  const types = allowedTypes(hut);
  return (
    <Card as="section" aria-labelledby="hours-title">
      <Heading level={2} look="heading" id="hours-title">
        {t('localisation.hours.title')}
      </Heading>
      <table css={table} aria-labelledby="hours-title">
        <thead>
          <tr>
            <th scope="col">{t('localisation.hours.day')}</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {t(`localisation.disposition.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekHours(hut.openDays ?? []).map((day) => (
            <Day key={day.date} day={day} types={types} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
