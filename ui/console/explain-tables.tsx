import type { CSSObject, Theme } from '@emotion/react';
import type { SettingSource } from '../../schemas/types/http/explanations.ts';
import { Badge } from '../components/badge.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { codeStyle, tableStyle } from './table-style.ts';

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

interface SourcesProps {
  readonly sources: readonly SettingSource[];
}

/** The levels that say something of a setting, the one that won first. */
export function Levels({ sources }: SourcesProps) {
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
            <td css={codeStyle}>{placeOf(source)}</td>
            <td css={codeStyle}>{source.value === 'null' ? t('explain.removes') : source.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What timed overrides say at other times. */
export function OtherTimes({ sources }: SourcesProps) {
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
              <td css={codeStyle}>{placeOf(source)}</td>
              <td css={codeStyle}>{source.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

/** Huts and products with a value of their own. */
export function Apart({ sources }: SourcesProps) {
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
              <td css={codeStyle}>{source.effective}</td>
              <td css={codeStyle}>{placeOf(source)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
