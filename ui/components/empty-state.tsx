import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

interface EmptyStateProps {
  /** An icon, or any picture in its place. */
  readonly icon?: IconName | undefined;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Why there is nothing and what to do about it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Level of the title in the outline of the page. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(3),
  padding: `${theme.space(10)} ${theme.space(4)}`,
  textAlign: 'center',
});

const iconPlate = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  padding: theme.space(5),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.soft,
  color: theme.colour.accent.text,
});

const titleStyle = (theme: Theme): CSSObject => theme.textStyle.heading;

const words = (theme: Theme): CSSObject => ({
  maxWidth: theme.size.panel,
  color: theme.muted,
  textWrap: 'balance',
});

const actionStyle = (theme: Theme): CSSObject => ({ paddingTop: theme.space(2) });

/** In place of content that is not there: an empty basket, no results. */
export function EmptyState({
  icon,
  picture,
  title,
  children,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div css={look} className={className}>
      {picture}
      {icon && (
        <span css={iconPlate}>
          <Icon name={icon} size="huge" />
        </span>
      )}
      <Title css={titleStyle}>{title}</Title>
      {children && <div css={words}>{children}</div>}
      {action && <div css={actionStyle}>{action}</div>}
    </div>
  );
}
