import type { CSSObject, Theme } from '@emotion/react';

interface ProgressProps {
  /** What is making progress: "£3.50 to go until free delivery". */
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** How far it is, in words; the percentage where that will do. */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

const track = (theme: Theme): CSSObject => ({
  height: theme.space(2),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.sunken,
  boxShadow: `inset 0 0 0 ${theme.width.thin} ${theme.colour.line}`,
  overflow: 'hidden',
  [theme.when.forcedColours]: { border: `${theme.width.thin} solid` },
});

const bar = (theme: Theme): CSSObject => ({
  height: '100%',
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.mark,
  transition: `width ${theme.motion.slow} ${theme.motion.ease}`,
  [theme.when.forcedColours]: { backgroundColor: 'Highlight' },
});

/** A bar that fills up. */
export function Progress({ label, value, max = 1, valueText, className }: ProgressProps) {
  const share = max <= 0 ? 1 : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      css={track}
      className={className}
    >
      <div css={bar} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
