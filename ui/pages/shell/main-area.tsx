import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, Suspense, useRef } from 'react';
import { useArrival } from '../../platform/use-arrival.ts';
import { useEnvironment } from '../../use-environment.ts';
import { PageLoader } from './page-loader.tsx';

/** Where the skip link leads. */
export const mainId = 'main';

const look = (theme: Theme): CSSObject => ({
  display: 'block',
  // The footer stays below the fold while a page loads, so that nothing jumps.
  minHeight: `calc(${theme.viewport.full} - ${theme.space(16)})`,
});

/** The main content of a page; takes the focus on arrival. */
export const MainArea = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useArrival(main, useEnvironment().market.manifest.name);
  return (
    <main ref={main} id={mainId} tabIndex={-1} css={look}>
      <Suspense fallback={<PageLoader />}>{children}</Suspense>
    </main>
  );
};
