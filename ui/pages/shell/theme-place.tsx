import type { CSSObject, Theme } from '@emotion/react';
import { Suspense } from 'react';
import { useNear } from '../../platform/use-near.ts';
import { ThemeSwitch } from './late-parts.ts';

/** Kept free for the choice, so that nothing moves when it comes. */
const room = (theme: Theme): CSSObject => ({
  minHeight: theme.size.touch,
  marginInlineStart: 'auto',
  [theme.upTo.small]: { flexBasis: '100%', minHeight: theme.space(21) },
});

/** Where the theme is chosen by hand: for few, so that it comes when the end of the page does [SHP-42]. */
export const ThemePlace = () => {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref} css={room}>
      {isNear && (
        <Suspense fallback={null}>
          <ThemeSwitch />
        </Suspense>
      )}
    </div>
  );
};
