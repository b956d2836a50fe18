import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Action } from './action.tsx';
import type { ActionProps, AriaProps } from './action.tsx';

const look = (theme: Theme): CSSObject => ({
  color: `var(--focus, ${theme.colour.accent.text})`,
  fontWeight: theme.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: theme.width.thin,
  textUnderlineOffset: theme.space(0.75),
  borderRadius: theme.radius.small,
  [theme.when.hover]: { '&:hover': { textDecorationThickness: theme.width.thick } },
});

/** A link in running words; without `to` and `href` a button that looks like one. */
export function TextLink({
  children,
  ...action
}: ActionProps & AriaProps & { readonly children: ReactNode }) {
  return (
    <Action {...action} css={look}>
      {children}
    </Action>
  );
}
