import type { CSSObject, Theme } from '@emotion/react';
import { useCallback } from 'react';
import type { SettingsFinding } from '../../../schemas/types/http/market-settings.ts';
import { Badge } from '../../components/badge.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

interface FindingListProps {
  readonly findings: readonly SettingsFinding[];
  readonly isChecking: boolean;
  readonly onShow: (finding: SettingsFinding) => void;
}

const entry = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'grid',
  gap: theme.space(1),
  width: '100%',
  padding: theme.space(3),
  border: theme.border.card,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.surface,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [theme.when.hover]: { '&:hover': { backgroundColor: theme.colour.sunken } },
});

/** What is wrong with what was typed; each leads to its place [OPR-21]. */
export function FindingList({ findings, isChecking, onShow }: FindingListProps) {
  const { t } = useWords();
  return (
    <Stack gap={2} as="section">
      <Row justify="space-between">
        <Heading level={2} look="heading">
          {t('settings.findings')}
        </Heading>
        <div role="status">
          <Text size="small" tone="muted">
            {isChecking ? t('settings.checking') : t('settings.found', { count: findings.length })}
          </Text>
        </div>
      </Row>
      {findings.length > 0 && (
        <Stack as="ul" gap={2}>
          {findings.map((finding) => (
            <li key={`${finding.file} ${finding.pointer} ${finding.found} ${finding.expected}`}>
              <button type="button" css={entry} onClick={() => onShow(finding)}>
                <Finding finding={finding} />
              </button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** A finding in the words of the page. */
export function useFindingText(): (finding: SettingsFinding) => string {
  const { t } = useWords();
  return useCallback(
    ({ expected, found, nearest, remedy }) =>
      [
        t('settings.finding', { expected, found }),
        ...(nearest === undefined ? [] : [t('settings.nearest', { nearest })]),
        ...(remedy === undefined ? [] : [`${remedy}.`]),
      ].join(' '),
    [t],
  );
}

function Finding({ finding }: { readonly finding: SettingsFinding }) {
  const { t } = useWords();
  const textOf = useFindingText();
  const { severity, path, file, line, column, notice } = finding;
  const place = line === undefined ? '' : `:${line}:${column ?? 1}`;
  return (
    <>
      <Row gap={2} as="span">
        <Badge tone={severity === 'error' ? 'danger' : 'warning'}>
          {t(`settings.severity.${severity}`)}
        </Badge>
        <Text as="span" size="small" strong>
          {path ?? file}
          {place}
        </Text>
      </Row>
      <span>{textOf(finding)}</span>
      <Text as="span" size="small" tone="muted">
        {notice}
      </Text>
    </>
  );
}
