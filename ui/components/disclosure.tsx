import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Disclosures of the same name close each other. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

const look = (theme: Theme): CSSObject => ({
  borderBottom: theme.border.hairline,
  '&[open] > summary > svg': { rotate: '180deg' },
});

const summaryStyle = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.control,
  padding: `${theme.space(3)} 0`,
  fontWeight: theme.font.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: theme.radius.small,
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { color: theme.colour.accent.text, transition: theme.transition('rotate') },
  [theme.when.hover]: { '&:hover': { color: theme.colour.accent.text } },
});

const content = (theme: Theme): CSSObject => ({ padding: `0 0 ${theme.space(5)}` });

/** More words behind a summary: questions and answers, allergens, the lines of a fee. */
export function Disclosure({
  summary,
  children,
  open,
  onToggle,
  name,
  className,
}: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      css={look}
      className={className}
    >
      <summary css={summaryStyle}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div css={content}>{children}</div>
    </details>
  );
}
