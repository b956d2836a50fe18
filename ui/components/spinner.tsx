import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';

interface SpinnerProps {
  readonly size?: 'medium' | 'large' | undefined;
  /** What is being waited for. Without it the spinner is hidden: something near it must say it. */
  readonly label?: string | undefined;
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const style =
  (size: 'medium' | 'large') =>
  (theme: Theme): CSSObject => ({
    display: 'inline-block',
    flex: 'none',
    width: size === 'large' ? theme.size.iconHuge : theme.size.icon,
    height: size === 'large' ? theme.size.iconHuge : theme.size.icon,
    border: `${theme.width.thick} solid currentColor`,
    borderRightColor: 'transparent',
    borderRadius: theme.radius.pill,
    animation: `${turn} 800ms linear infinite`,
    [theme.when.still]: { borderRightColor: 'currentColor', borderStyle: 'dotted' },
  });

/** A turning ring for short waits; use a skeleton or a progress bar for long ones. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span
      css={style(size)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
