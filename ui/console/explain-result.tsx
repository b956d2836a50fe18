import type { CSSObject, Theme } from '@emotion/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SettingExplanation, SettingSource } from '../../schemas/types/http/explanations.ts';
import { Badge } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { tableStyle } from './table-style.ts';

const code = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const large = (theme: Theme): CSSObject => ({
  ...code(theme),
  ...theme.textStyle.heading,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
});

const table = (theme: Theme): CSSObject => ({
  ...tableStyle(theme),
  'td:last-child, th:last-child': { textAlign: 'start' },
  'tbody th': {
    ...theme.textStyle.body,
    fontWeight: theme.font.weight.medium,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  'tbody td': { verticalAlign: 'baseline' },
});

const placeOf = ({ file, line, pointer }: SettingSource): string =>
  `${file}${line === undefined ? '' : `:${line}`} ${pointer}`;

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

interface SourcesProps {
  readonly sources: readonly SettingSource[];
}

function Levels({ sources }: SourcesProps) {
  const { t } = useWords();
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">{t('explain.level')}</th>
          <th scope="col">{t('explain.place')}</th>
          <th scope="col">{t('explain.says')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source, index) => (
          <tr key={`${source.layer} ${source.file} ${source.pointer}`}>
            <th scope="row">
              <Row gap={2}>
                {t(`explain.layer.${source.layer}`)}
                <Badge tone={index === 0 ? 'success' : 'neutral'}>
                  {t(index === 0 ? 'explain.wins' : 'explain.overridden')}
                </Badge>
              </Row>
            </th>
            <td css={code}>{placeOf(source)}</td>
            <td css={code}>{source.value === 'null' ? t('explain.removes') : source.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OtherTimes({ sources }: SourcesProps) {
  const { t } = useWords();
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('explain.otherTimes')}</Heading>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('explain.from')}</th>
            <th scope="col">{t('explain.until')}</th>
            <th scope="col">{t('explain.place')}</th>
            <th scope="col">{t('explain.says')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.pointer}>
              <td>{source.from?.replace('T', ' ')}</td>
              <td>{source.until?.replace('T', ' ') ?? t('explain.open')}</td>
              <td css={code}>{placeOf(source)}</td>
              <td css={code}>{source.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

function Apart({ sources }: SourcesProps) {
  const { t } = useWords();
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('explain.apart')}</Heading>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{t('explain.who')}</th>
            <th scope="col">{t('explain.says')}</th>
            <th scope="col">{t('explain.place')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={`${source.file} ${source.pointer}`}>
              <th scope="row">
                {source.name}{' '}
                <Text as="span" tone="muted" size="small">
                  {source.id}
                </Text>
              </th>
              <td css={code}>{source.effective}</td>
              <td css={code}>{placeOf(source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
