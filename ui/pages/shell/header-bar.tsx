import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

const bar = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  position: 'relative',
  zIndex: theme.layer.header,
  paddingTop: theme.safeTop,
  backgroundColor: theme.colour.surface,
  borderBottom: theme.border.hairline,
});

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(1),
  maxWidth: `calc(${theme.size.page} + 2 * ${theme.gutter})`,
  minHeight: theme.space(16),
  marginInline: 'auto',
  paddingInline: theme.gutter,
});

/** The bar on top of every page. */
export const HeaderBar = ({ children }: { readonly children: ReactNode }) => (
  <header css={bar}>
    <div css={row}>{children}</div>
  </header>
);
