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
  'tbody th': {
    ...theme.textStyle.body,
    fontWeight: theme.font.weight.regular,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  'tbody tr + tr': { borderTop: theme.border.hairline },
  'td:last-child, th:last-child': { textAlign: 'end' },
  'td a': { fontWeight: theme.font.weight.strong, color: theme.colour.accent.text },
});

/** A table in a card, of names, bars and figures. */
export const shareTable = (theme: Theme): CSSObject => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: `${theme.space(2)} ${theme.space(2)} ${theme.space(2)} 0`,
    textAlign: 'start',
  },
  'thead th': {
    ...theme.textStyle.small,
    fontWeight: theme.font.weight.strong,
    color: theme.colour.textMuted,
  },
  'tbody th': { fontWeight: theme.font.weight.regular, overflowWrap: 'anywhere' },
  'tbody tr': { borderTop: theme.border.hairline },
  'td:not(:has(svg)):not(:empty), thead th:not(:first-of-type)': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  'td:has(svg)': { width: '40%' },
});

/** What stands in a file: names, places and values. */
export const codeStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
