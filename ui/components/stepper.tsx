import type { CSSObject, Theme } from '@emotion/react';
import { IconButton } from './icon-button.tsx';

interface StepperProps {
  /** What is being counted: "Quantity of Margherita". */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  /** The number as shown; the plain number where that will do. */
  readonly formatted?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: number) => void;
  /** Shows a bin in place of the minus at the lowest value, where one less takes the thing away. */
  readonly removes?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly className?: string | undefined;
}

const frame = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  padding: theme.width.thick,
  border: theme.border.control,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.surface,
  color: theme.colour.accent.text,
});

const number = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  minWidth: theme.size.iconLarge,
  textAlign: 'center',
  color: theme.colour.text,
});

/** A quantity with one button for less and one for more; the number is announced when it changes. */
export function Stepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  formatted,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  onChange,
  removes = false,
  disabled = false,
  size = 'medium',
  className,
}: StepperProps) {
  const atMinimum = value <= min;
  return (
    <div role="group" aria-label={label} css={frame} className={className}>
      <IconButton
        icon={removes && value <= min + 1 ? 'trash' : 'minus'}
        label={decreaseLabel}
        size={size}
        disabled={disabled || atMinimum}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <output aria-live="polite" css={number}>
        {formatted ?? value}
      </output>
      <IconButton
        icon="plus"
        label={increaseLabel}
        size={size}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </div>
  );
}
