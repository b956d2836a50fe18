import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(6),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.cardMin}), 1fr))`,
});

interface ThirdsProps {
  readonly as: 'ul' | 'ol';
  readonly children: ReactNode;
}

/** A few things side by side that fill the width together. */
export const Thirds = ({ as: List, children }: ThirdsProps) => (
  <List role="list" css={look}>
    {children}
  </List>
);
