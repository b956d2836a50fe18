import type { CSSObject, Theme } from '@emotion/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SettingExplanation } from '../../schemas/types/http/explanations.ts';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { Apart, Levels, OtherTimes } from './explain-tables.tsx';
import { codeStyle } from './table-style.ts';

const large = (theme: Theme): CSSObject => ({
  ...codeStyle(theme),
  ...theme.textStyle.heading,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
});

interface ExplainResultProps {
  readonly found: SettingExplanation;
}

/** The value of a setting, every layer that says something about it, and which won [OPR-07]. */
export function ExplainResult({ found }: ExplainResultProps) {
  const { t } = useWords();
  const { key, time, value, from, overrode, otherTimes, apart, nearest } = found;
  if (!from && otherTimes.length === 0 && apart.length === 0) {
    return <Unknown asked={key} nearest={nearest} />;
  }
  const at = t('explain.at', { time: time.replace('T', ' ') });
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={1}>
          <Heading level={2} look="heading">
            {t(value === undefined ? 'explain.isNotSet' : 'explain.isSet', { key })}
          </Heading>
          {value !== undefined && <output css={large}>{value}</output>}
          <Text tone="muted" size="small">
            {at}
          </Text>
        </Stack>
      </Card>
      {from && <Levels sources={[from, ...overrode]} />}
      {otherTimes.length > 0 && <OtherTimes sources={otherTimes} />}
      {apart.length > 0 && <Apart sources={apart} />}
    </Stack>
  );
}

interface UnknownProps {
  readonly asked: string;
  readonly nearest: string | undefined;
}

function Unknown({ asked, nearest }: UnknownProps) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const meant = new URLSearchParams(search);
  meant.set('key', nearest ?? '');
  return (
    <Card>
      <EmptyState icon="search" title={t('explain.nothing', { key: asked })}>
        {nearest !== undefined && (
          <Link to={`?${meant}`}>{t('explain.meant', { key: nearest })}</Link>
        )}
      </EmptyState>
    </Card>
  );
}
