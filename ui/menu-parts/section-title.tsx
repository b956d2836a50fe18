import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

const title = (theme: Theme): CSSObject => ({ ...theme.textStyle.heading, display: 'block' });

/** Title of one choice to make; stands in the legend of its controls. */
export function SectionTitle({ children }: { readonly children: ReactNode }) {
  return <span css={title}>{children}</span>;
}
