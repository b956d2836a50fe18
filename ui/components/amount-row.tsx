import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

const row =
  (strong: boolean) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(4),
    justifyContent: 'space-between',
    alignItems: 'baseline',
    ...(strong
      ? { ...theme.textStyle.heading, paddingTop: theme.space(2) }
      : { ...theme.textStyle.small, color: theme.muted }),
  });

const amountStyle: CSSObject = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

interface AmountRowProps {
  readonly label: ReactNode;
  readonly amount: string;
  /** The total. */
  readonly strong?: boolean | undefined;
}

/** One amount of a bill with its name; belongs in a description list. */
export const AmountRow = ({ label, amount, strong = false }: AmountRowProps) => (
  <div css={row(strong)}>
    <dt>{label}</dt>
    <dd css={amountStyle}>{amount}</dd>
  </div>
);
