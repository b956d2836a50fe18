import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { hiddenFromSight } from './visually-hidden.tsx';

interface SkeletonProps {
  /** `text`: lines of words; `block`: a picture or box that fills its container; `card`: a menu card. */
  readonly shape?: 'text' | 'block' | 'card' | undefined;
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

const glide = keyframes({ to: { backgroundPositionX: '-200%' } });

const shimmer = ({ colour, when }: Theme): CSSObject => ({
  backgroundImage: `linear-gradient(100deg, ${colour.skeleton.base} 40%, ${colour.skeleton.shine} 50%, ${colour.skeleton.base} 60%)`,
  backgroundSize: '200% 100%',
  animation: `${glide} 1.6s linear infinite`,
  [when.still]: { backgroundImage: 'none', backgroundColor: colour.skeleton.base },
});

const line =
  (last: boolean) =>
  (theme: Theme): CSSObject => ({
    ...shimmer(theme),
    height: theme.size.iconSmall,
    width: last ? '62%' : '100%',
    borderRadius: theme.radius.pill,
  });

const block = (theme: Theme): CSSObject => ({
  ...shimmer(theme),
  minHeight: theme.size.control,
  width: '100%',
  borderRadius: theme.radius.card,
});

const picture = (theme: Theme): CSSObject => ({
  ...shimmer(theme),
  aspectRatio: '4 / 3',
  width: '100%',
  borderRadius: theme.radius.card,
});

const stack = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2.5),
  alignContent: 'start',
});

/** Stands where content will be, while it loads; hidden from screen readers. Put a `LoadingLabel` beside the first. */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  if (shape === 'block') return <div aria-hidden css={block} className={className} />;
  return (
    <div aria-hidden css={stack} className={className}>
      {shape === 'card' && <div css={picture} />}
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} css={line(index === lines - 1)} />
      ))}
    </div>
  );
}

/** Says to screen readers that something is loading. */
export function LoadingLabel({ children }: { readonly children: string }) {
  return (
    <span role="status" css={hiddenFromSight}>
      {children}
    </span>
  );
}
