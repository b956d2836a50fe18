import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

interface ChipProps {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** Given: the chip is a button that is on or off, such as a filter. */
  readonly pressed?: boolean | undefined;
  readonly onToggle?: ((pressed: boolean) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const base = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'inline-flex',
  gap: theme.space(1.5),
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: theme.size.controlSmall,
  padding: `${theme.space(1)} ${theme.space(3)}`,
  borderRadius: theme.radius.pill,
  fontWeight: theme.font.weight.medium,
});

const tag = (theme: Theme): CSSObject => ({
  ...base(theme),
  backgroundColor: theme.colour.sunken,
  color: theme.colour.text,
});

const toggle =
  (pressed: boolean) =>
  (theme: Theme): CSSObject => ({
    ...base(theme),
    minHeight: theme.size.touch,
    padding: `${theme.space(1.5)} ${theme.space(4)}`,
    border: theme.border.control,
    borderColor: pressed ? theme.colour.accent.mark : theme.colour.lineStrong,
    backgroundColor: pressed ? theme.colour.accent.soft : theme.colour.surface,
    color: pressed ? theme.colour.accent.text : theme.colour.text,
    boxShadow: pressed
      ? `inset 0 0 0 ${theme.width.thin} ${theme.colour.accent.mark}`
      : theme.shadow.none,
    transition: theme.transition('background-color', 'border-color', 'color'),
    [theme.when.hover]: { '&:hover:not(:disabled)': { borderColor: theme.colour.text } },
    '&:disabled': {
      backgroundColor: theme.colour.disabled.fill,
      borderColor: theme.colour.disabled.line,
      color: theme.colour.disabled.on,
    },
  });

/** A small rounded word: plain as a tag, or with `pressed` and `onToggle` a filter that is on or off. */
export function Chip({ children, icon, pressed, onToggle, disabled, className }: ChipProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </>
  );
  if (pressed === undefined) {
    return (
      <span css={tag} className={className}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onToggle?.(!pressed)}
      css={toggle(pressed)}
      className={className}
    >
      {content}
    </button>
  );
}
