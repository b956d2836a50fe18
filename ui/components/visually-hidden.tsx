import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';

/** Removes an element from sight but not from the accessibility tree. */
export const hiddenFromSight: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span css={hiddenFromSight}>{children}</span>;
}
