import type { CSSObject, Theme } from '@emotion/react';

/** A table of the console: roomy rows, figures under each other, a line between rows. */
export const tableStyle = (theme: Theme): CSSObject => ({
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: theme.colour.surface,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  'th, td': { padding: `${theme.space(3)} ${theme.space(4)}`, textAlign: 'start' },
  th: {
    ...theme.textStyle.small,
    fontWeight: theme.font.weight.strong,
    color: theme.colour.textMuted,
    backgroundColor: theme.colour.sunken,
  },
  'tbody tr + tr': { borderTop: theme.border.hairline },
  'td:last-child, th:last-child': { textAlign: 'end' },
  'td a': { fontWeight: theme.font.weight.strong, color: theme.colour.accent.text },
});
