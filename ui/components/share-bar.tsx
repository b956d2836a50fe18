import type { CSSObject, Theme } from '@emotion/react';

interface ShareBarProps {
  /** From 0 to 1. */
  readonly share: number;
}

const track = (theme: Theme): CSSObject => ({
  display: 'block',
  width: '100%',
  minWidth: theme.space(16),
  height: theme.space(3),
  borderRadius: theme.radius.small,
  backgroundColor: theme.colour.sunken,
  rect: { fill: theme.colour.accent.fill },
  [theme.when.forcedColours]: { rect: { fill: 'CanvasText' } },
});

/** A share of a whole as a bar, beside the number that says the same. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" css={track}>
      <rect width={Math.min(1, Math.max(0, share))} height={1} />
    </svg>
  );
}
