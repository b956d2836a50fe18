import type { CSSObject, Theme } from '@emotion/react';
import { Button } from '../components/button.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

const list = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space(2),
  padding: theme.space(4),
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.sunken,
  fontFamily: 'monospace',
  fontVariantNumeric: 'tabular-nums',
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that stand in for the app, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useWords();
  return (
    <Stack gap={5}>
      <Heading level={2}>{t('recovery.title')}</Heading>
      <Text>{t('recovery.text')}</Text>
      <ul role="list" css={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button wide size="large" onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </Stack>
  );
}
