import type { CSSObject, Theme } from '@emotion/react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** The formatted amount: "£10.99". */
  readonly amount: string;
  /** The formatted amount before a discount; drawn struck through. */
  readonly was?: string | undefined;
  /** Small words before the amount: "from". */
  readonly prefix?: string | undefined;
  /** Small words after it: "each", "per slice". */
  readonly unit?: string | undefined;
  /** The whole price as a sentence for screen readers: "£10.99, was £12.99". Needed with `was`, where a line through a number says nothing. */
  readonly label?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

const look =
  (size: 'small' | 'medium' | 'large') =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.price,
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.space(1.5),
    position: 'relative',
    fontSize: {
      small: theme.font.size.small,
      medium: theme.font.size.large,
      large: theme.font.size.section,
    }[size],
    ...(size === 'large'
      ? {
          fontFamily: theme.font.display,
          fontWeight: theme.font.weight.display,
          fontVariantNumeric: 'normal',
        }
      : {}),
  });

const side = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
});

const struck = (theme: Theme): CSSObject => ({
  ...side(theme),
  textDecorationLine: 'line-through',
});

const reduced = (theme: Theme): CSSObject => ({ color: theme.colour.accent.text });

/** A price, already formatted for its market. */
export function Price({
  amount,
  was,
  prefix,
  unit,
  label,
  size = 'medium',
  className,
}: PriceProps) {
  return (
    <span css={look(size)} className={className}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span css={{ display: 'contents' }} aria-hidden={label ? true : undefined}>
        {prefix && <span css={side}>{prefix}</span>}
        <span css={was ? reduced : undefined}>{amount}</span>
        {was && <s css={struck}>{was}</s>}
        {unit && <span css={side}>{unit}</span>}
      </span>
    </span>
  );
}
