import type { CSSObject, Theme } from '@emotion/react';

/** Look of a box one types into or chooses from, in all its states. */
export const controlStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  width: '100%',
  minWidth: 0,
  minHeight: theme.size.control,
  padding: `${theme.space(2)} ${theme.space(3.5)}`,
  border: theme.border.control,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.surface,
  color: theme.colour.text,
  transition: theme.transition('border-color', 'box-shadow'),
  '&::placeholder': { color: theme.colour.textMuted, opacity: 1 },
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  [theme.when.hover]: { '&:hover:not(:disabled)': { borderColor: theme.colour.text } },
  '&:focus-visible': {
    ...theme.focusRing,
    outlineColor: theme.colour.focus,
    outlineOffset: 0,
    borderColor: 'transparent',
  },
  '&[aria-invalid="true"]': {
    borderColor: theme.colour.danger.mark,
    boxShadow: `inset 0 0 0 ${theme.width.thin} ${theme.colour.danger.mark}`,
  },
  '&:disabled': {
    backgroundColor: theme.colour.disabled.fill,
    borderColor: theme.colour.disabled.line,
    color: theme.colour.disabled.on,
    cursor: 'not-allowed',
  },
});
