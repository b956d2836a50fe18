import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  /** Full colour, for a count or a word that must be seen first. */
  readonly strong?: boolean | undefined;
  readonly className?: string | undefined;
}

function colours({ colour }: Theme, tone: BadgeTone, strong: boolean): CSSObject {
  if (tone === 'neutral') {
    return strong
      ? { backgroundColor: colour.text, color: colour.surface }
      : { backgroundColor: colour.sunken, color: colour.text };
  }
  const { fill, on, soft, text } = colour[tone];
  return strong ? { backgroundColor: fill, color: on } : { backgroundColor: soft, color: text };
}

const look =
  (tone: BadgeTone, strong: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.tiny,
    ...colours(theme, tone, strong),
    display: 'inline-flex',
    gap: theme.space(1),
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: theme.size.icon,
    padding: `${theme.space(0.5)} ${theme.space(2)}`,
    borderRadius: theme.radius.pill,
    fontWeight: theme.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    [theme.when.forcedColours]: { border: `${theme.width.thin} solid` },
  });

/** A short word or a number on something else: "New", "2 left", the count in the basket. */
export function Badge({ children, tone = 'neutral', strong = false, className }: BadgeProps) {
  return (
    <span css={look(tone, strong)} className={className}>
      {children}
    </span>
  );
}
