import type { CSSObject, Theme } from '@emotion/react';

/** A voucher or a card that is applied: its picture, what it is, and the way to take it away. */
export const appliedStyle = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: theme.space(3),
  alignItems: 'center',
  padding: `${theme.space(3)} ${theme.space(2)} ${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.success.soft,
  '& > svg': { color: theme.colour.success.text },
});
