import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Page } from '../../components/layout.tsx';

const room = (theme: Theme): CSSObject => ({ paddingBlock: theme.space(10) });

interface PlainPageProps {
  readonly width?: 'narrow' | 'prose' | 'full';
  readonly children: ReactNode;
}

/** A page of words: one column with room above and below. */
export const PlainPage = ({ width = 'prose', children }: PlainPageProps) => (
  <div css={room}>
    <Page width={width}>{children}</Page>
  </div>
);
