import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { buttonStyle } from './button-recipe.ts';

interface SkipLinkProps {
  /** Id of the element to go to; it needs `tabIndex={-1}`. */
  readonly target: string;
  readonly children: ReactNode;
}

const look = (theme: Theme): CSSObject => ({
  ...buttonStyle('primary', 'medium', false)(theme),
  position: 'fixed',
  zIndex: theme.layer.toast,
  top: theme.space(2),
  left: theme.space(2),
  boxShadow: theme.shadow.floating,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});

/** The first stop of the Tab key on a page: jumps over the header. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} css={look}>
      {children}
    </a>
  );
}
