import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** What kind of news a message is. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  /** What happened and what to do about it. */
  readonly children?: ReactNode;
  /** Buttons or links that do it. */
  readonly action?: ReactNode;
  /** Reads the message out when it appears: at once for danger, at the next pause for the others. */
  readonly announce?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The icon of each kind of news. */
export const NOTICE_ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

const look =
  (tone: NoticeTone) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(3),
    alignItems: 'flex-start',
    padding: `${theme.space(3.5)} ${theme.space(4)}`,
    borderRadius: theme.radius.field,
    border: `${theme.width.thin} solid ${theme.colour[tone].softHover}`,
    backgroundColor: theme.colour[tone].soft,
    color: theme.colour.text,
    overflowWrap: 'anywhere',
    '& > svg': { color: theme.colour[tone].text, marginTop: theme.space(0.5) },
  });

const words = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1),
  flex: 1,
  minWidth: 0,
});

const titleStyle = (theme: Theme): CSSObject => ({ fontWeight: theme.font.weight.strong });

const actions = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  paddingTop: theme.space(1.5),
});

/** A message in the flow of the page. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  announce,
  className,
}: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div css={look(tone)} className={className} {...(announce ? { role } : {})}>
      <Icon name={NOTICE_ICONS[tone]} />
      <div css={words}>
        {title && <p css={titleStyle}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div css={actions}>{action}</div>}
      </div>
    </div>
  );
}
