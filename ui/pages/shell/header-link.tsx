import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Action, type ActionProps, type AriaProps } from '../../components/action.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { hiddenFromSight } from '../../components/visually-hidden.tsx';

interface HeaderLinkProps extends ActionProps {
  readonly icon: IconName;
  readonly label: ReactNode;
  /** Shows the label on narrow screens too, where only the icon stands otherwise. */
  readonly wordy?: boolean | undefined;
  readonly children?: ReactNode;
}

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  position: 'relative',
  display: 'inline-flex',
  gap: theme.space(2),
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  padding: `0 ${theme.space(2.5)}`,
  borderRadius: theme.radius.control,
  color: theme.colour.text,
  fontWeight: theme.font.weight.medium,
  textDecoration: 'none',
  transition: theme.transition('background-color'),
  [theme.when.hover]: { '&:hover': { backgroundColor: theme.colour.sunken } },
});

const words =
  (wordy: boolean) =>
  (theme: Theme): CSSObject =>
    wordy
      ? { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
      : {
          ...hiddenFromSight,
          [theme.from.tablet]: {
            position: 'static',
            width: 'auto',
            height: 'auto',
            margin: 0,
            overflow: 'visible',
            clipPath: 'none',
          },
        };

/** A link or button of the header: icon and words, on narrow screens the icon alone. */
export const HeaderLink = ({
  icon,
  label,
  wordy = false,
  children,
  ...action
}: HeaderLinkProps & AriaProps) => (
  <Action {...action} css={look}>
    <Icon name={icon} />
    <span css={words(wordy)}>{label}</span>
    {children}
  </Action>
);
