import type { CSSObject, Theme } from '@emotion/react';
import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Stands above the header in the flow of the page, so that it lies over nothing. */
const look = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: `${theme.space(3)} ${theme.gutter}`,
  borderBottom: `${theme.width.thin} solid ${theme.colour.warning.softHover}`,
  backgroundColor: theme.colour.warning.soft,
  color: theme.colour.text,
  '& > svg': { flex: 'none', color: theme.colour.warning.text },
});

/** Says that the server is out of reach, what can be done meanwhile and what has to wait [HST-08]. */
export default function OfflineNotice() {
  const { t } = useWords();
  return (
    <div role="status" css={look}>
      <Icon name="warning" />
      <div>
        <Text size="small" strong>
          {t('shell.offline.title')}
        </Text>
        <Text size="small">{t('shell.offline.message')}</Text>
      </div>
    </div>
  );
}
