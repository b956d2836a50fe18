import type { CSSObject, Theme } from '@emotion/react';
import { type FormEvent, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SettingQuestion } from '../../client/operators/console-api.ts';
import type { OperatorHut } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Text } from '../components/text.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { ExplainResult } from './explain-result.tsx';
import { PageState } from './page-state.tsx';
import { SettingKeyField } from './setting-key-field.tsx';
import { useReading } from './use-reading.ts';

const form = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space(3),
  alignItems: 'end',
  [theme.from.desktop]: { gridTemplateColumns: '1fr 2fr 3fr max-content auto' },
});

/** Asks where the value of a setting comes from, in a market, at a hut, at a time [OPR-07]. */
export function ExplainPage() {
  const { api } = useConsole();
  const huts = useReading(useCallback(() => api.huts(), [api]));
  return (
    <PageState reading={huts}>
      {(known) => (
        <ExplainOf huts={known} markets={[...new Set(known.map(({ market }) => market))]} />
      )}
    </PageState>
  );
}

interface ExplainOfProps {
  readonly huts: readonly OperatorHut[];
  readonly markets: readonly string[];
}

const questionOf = (search: URLSearchParams): SettingQuestion | undefined => {
  const key = search.get('key') ?? '';
  if (key === '') return undefined;
  const [sector = '', hutId] = (search.get('hut') ?? '').split('/');
  const time = search.get('time') ?? '';
  return { key, ...(hutId !== undefined && { sector, hutId }), ...(time !== '' && { time }) };
};

function ExplainOf({ huts, markets }: ExplainOfProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const market = search.get('market') ?? markets[0] ?? '';
  const question = questionOf(search);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const next = new URLSearchParams({ market });
    for (const name of ['hut', 'key', 'time']) {
      const value = typed.get(name);
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value.trim());
    }
    setSearch(next);
  };
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('explain.title')}</Heading>
        <Text tone="muted">{t('explain.text')}</Text>
      </Stack>
      <form css={form} onSubmit={ask} key={market}>
        <Select
          label={t('figures.market')}
          value={market}
          onChange={({ target }) => setSearch({ market: target.value })}
          options={markets.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <Select
          name="hut"
          label={t('orders.hut')}
          defaultValue={search.get('hut') ?? ''}
          options={[
            { value: '', label: t('explain.wholeMarket') },
            ...huts
              .filter((hut) => hut.market === market)
              .map(({ sector, id, name }) => ({
                value: `${sector}/${id}`,
                label: `${name} (${sector}/${id})`,
              })),
          ]}
        />
        <SettingKeyField market={market} asked={question?.key} />
        <TextInput
          name="time"
          type="datetime-local"
          label={t('explain.time')}
          defaultValue={question?.time ?? ''}
        />
        <Button type="submit">{t('explain.ask')}</Button>
      </form>
      {question && <Answer market={market} question={question} />}
    </Stack>
  );
}

interface AnswerProps {
  readonly market: string;
  readonly question: SettingQuestion;
}

function Answer({ market, question }: AnswerProps) {
  const { api } = useConsole();
  const { key, sector, hutId, time } = question;
  const reading = useReading(
    useCallback(() => {
      const place = sector !== undefined && hutId !== undefined ? { sector, hutId } : {};
      return api.explain(market, { key, ...place, ...(time !== undefined && { time }) });
    }, [api, market, key, sector, hutId, time]),
  );
  return <PageState reading={reading}>{(found) => <ExplainResult found={found} />}</PageState>;
}
