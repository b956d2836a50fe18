import type { CSSObject } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import { Action } from './action.tsx';
import type { ActionProps, AriaProps } from './action.tsx';
import { buttonStyle } from './button-recipe.ts';
import type { ButtonSize, ButtonVariant } from './button-recipe.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ActionProps {
  /** `primary` once a view; `secondary` and `quiet` beside it; `danger` takes something away; `inverse` on a feature area. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** Work is under way: shows a spinner, keeps its width and focus, and ignores clicks. */
  readonly busy?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Icon or short words (a price) at the far end. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

const ignore = (event: MouseEvent<HTMLElement>): void => event.preventDefault();

const spinnerPlace: CSSObject = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
};

const content = (busy: boolean): CSSObject => ({
  display: 'contents',
  '& > *': { opacity: busy ? 0 : 1, minWidth: 0 },
});

const atFarEnd: CSSObject = { marginInlineStart: 'auto', flex: 'none' };

/** A button, or with `to` (a page of the application) or `href` a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  icon,
  trailing,
  children,
  onClick,
  ...action
}: ButtonProps & AriaProps) {
  const busyProps = busy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <Action
      {...action}
      {...busyProps}
      onClick={busy ? ignore : onClick}
      css={buttonStyle(variant, size, wide)}
    >
      {busy && (
        <span css={spinnerPlace}>
          <Spinner />
        </span>
      )}
      <span css={content(busy)}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {trailing !== undefined && <span css={atFarEnd}>{trailing}</span>}
      </span>
    </Action>
  );
}
