import type { CSSObject, Theme } from '@emotion/react';
import { Action } from './action.tsx';
import type { ActionProps, AriaProps } from './action.tsx';
import { buttonStyle } from './button-recipe.ts';
import type { ButtonVariant } from './button-recipe.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

interface IconButtonProps extends ActionProps {
  readonly icon: IconName;
  /** Accessible name, also shown as a tooltip by the browser. */
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'small' | 'medium' | undefined;
}

const square =
  (variant: ButtonVariant, size: 'small' | 'medium') =>
  (theme: Theme): CSSObject => {
    const edge = size === 'small' ? theme.size.controlSmall : theme.size.touch;
    return {
      ...buttonStyle(variant, 'medium', false)(theme),
      width: edge,
      minHeight: edge,
      height: edge,
      flex: 'none',
      padding: 0,
      borderRadius: theme.radius.pill,
      ...(variant === 'quiet' ? { color: 'inherit' } : {}),
      // A finger needs more room than the eye: the target of the small size reaches beyond it.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: `calc((100% - ${theme.size.touch}) / 2)`,
      },
    };
  };

/** A round button with an icon in place of words. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  ...action
}: IconButtonProps & AriaProps) {
  return (
    <Action {...action} aria-label={label} title={label} css={square(variant, size)}>
      <Icon name={icon} />
    </Action>
  );
}
