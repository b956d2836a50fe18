import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { Text } from '../components/text.tsx';

const ownLine: CSSObject = { display: 'block' };

const atEnd: CSSObject = { display: 'grid', justifyItems: 'end', textAlign: 'end' };

/** Kilocalories below a price; nothing where there are no words for them. */
export const Kcal = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <Text as="span" size="tiny" tone="muted" css={ownLine}>
      {children}
    </Text>
  );

interface PriceAndKcalProps {
  readonly kcal: string | undefined;
  /** The price. */
  readonly children: ReactNode;
}

/** A price at the end of a row, and its kilocalories below it. */
export const PriceAndKcal = ({ kcal, children }: PriceAndKcalProps) => (
  <span css={atEnd}>
    {children}
    <Kcal>{kcal}</Kcal>
  </span>
);
