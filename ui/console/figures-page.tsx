import type { CSSObject, Theme } from '@emotion/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FigureQuery } from '../../client/operators/console-api.ts';
import type { OperatorHut } from '../../schemas/types/http/operators.ts';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Text } from '../components/text.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { FigureReport } from './figure-report.tsx';
import { PageState } from './page-state.tsx';
import { useFormats } from './use-formats.ts';
import { useReading } from './use-reading.ts';

const filters = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space(3),
});

/** Times that can be looked at, in days. */
const times = ['1', '7', '28', '91', '365'] as const;

const usual = '28';

const files = ['orders', 'refusals', 'steps'] as const;

const hutValue = ({ sector, id }: OperatorHut): string => `${sector}/${id}`;

/** What is asked for: a market, and one of its huts, where they are chosen. */
function queryOf(days: string, market: string, hut: string): FigureQuery {
  const [sector = '', hutId] = hut.split('/');
  return {
    days,
    ...(market !== '' && { market }),
    ...(hutId !== undefined && { sector, hutId }),
  };
}

/** What huts took, refused and won over in a time, by day, hut and market [OPR-25]. */
export function FiguresPage() {
  const { api } = useConsole();
  const huts = useReading(useCallback(() => api.huts(), [api]));
  return (
    <PageState reading={huts}>
      {(known) => (
        <FiguresOf huts={known} markets={[...new Set(known.map(({ market }) => market))]} />
      )}
    </PageState>
  );
}

interface FiguresOfProps {
  readonly huts: readonly OperatorHut[];
  readonly markets: readonly string[];
}

function FiguresOf({ huts, markets }: FiguresOfProps) {
  const { t } = useWords();
  const { api } = useConsole();
  const { day } = useFormats();
  const [search, setSearch] = useSearchParams();
  const only = markets.length === 1 ? (markets[0] ?? '') : '';
  const market = search.get('market') ?? only;
  const hut = search.get('hut') ?? '';
  const asked = search.get('days');
  const days = times.find((one) => one === asked) ?? usual;
  const reading = useReading(
    useCallback(() => api.figures(queryOf(days, market, hut)), [api, days, market, hut]),
  );
  const choose = (changes: Readonly<Record<string, string>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const shown = huts.filter((known) => market === '' || known.market === market);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('figures.title')}</Heading>
        {reading.content && (
          <Text tone="muted">
            {t('figures.time', { from: day(reading.content.from), to: day(reading.content.to) })}
          </Text>
        )}
      </Stack>
      <div css={filters}>
        <Select
          label={t('figures.period')}
          value={days}
          onChange={({ target }) => choose({ days: target.value })}
          options={times.map((value) => ({ value, label: t(`figures.periods.${value}`) }))}
        />
        {markets.length > 1 && (
          <Select
            label={t('figures.market')}
            value={market}
            onChange={({ target }) => choose({ market: target.value, hut: '' })}
            options={[
              { value: '', label: t('figures.allMarkets') },
              ...markets.map((value) => ({ value, label: value.toUpperCase() })),
            ]}
          />
        )}
        <Select
          label={t('orders.hut')}
          value={hut}
          onChange={({ target }) => choose({ hut: target.value })}
          options={[
            { value: '', label: t('orders.allHuts') },
            ...shown.map((known) => ({
              value: hutValue(known),
              label: `${known.name} (${hutValue(known)})`,
            })),
          ]}
        />
      </div>
      <PageState reading={reading}>
        {(figures) => <FigureReport figures={figures} isOfHut={hut !== ''} />}
      </PageState>
      <Row gap={4}>
        <Text strong>{t('figures.files')}</Text>
        {files.map((file) => (
          <TextLink key={file} href={api.figuresFile(file, queryOf(days, market, hut))}>
            {t(`figures.file.${file}`)}
          </TextLink>
        ))}
      </Row>
    </Stack>
  );
}
