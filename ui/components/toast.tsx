import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { bottomBar } from './bottom-bar.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { NOTICE_ICONS } from './notice.tsx';
import type { NoticeTone } from './notice.tsx';
import { useToastPlace } from './toast-row.tsx';

interface ToastRegionProps {
  /** Accessible name of the place where notifications appear. */
  readonly label: string;
  /** The `Toast`s now showing, the most important first. */
  readonly children: ReactNode;
}

interface ToastProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A small quiet `Button`, such as the one to the basket. */
  readonly action?: ReactNode;
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel: string;
}

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(40%)' } });

const region = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  justifyItems: 'center',
});

/** A bar of its own where the page has none: nothing while nothing is told. */
const ownBar = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  '&:has(section > *)': {
    padding: `${theme.space(2)} ${theme.gutter}`,
    paddingBottom: `calc(${theme.space(2)} + ${theme.safeBottom})`,
    backgroundColor: theme.colour.surface,
    boxShadow: theme.shadow.above,
  },
});

const look =
  (tone: NoticeTone) =>
  (theme: Theme): CSSObject => ({
    ...theme.plainArea,
    display: 'flex',
    gap: theme.space(3),
    alignItems: 'center',
    width: `min(100%, ${theme.size.narrow})`,
    padding: `${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)}`,
    minHeight: theme.size.controlLarge,
    borderRadius: theme.radius.card,
    border: theme.border.card,
    backgroundColor: theme.colour.surface,
    animation: `${arrive} ${theme.motion.medium} ${theme.motion.ease}`,
    '& > svg': { color: theme.colour[tone].text },
  });

/** The action goes below the words where both do not fit in one line. */
const words = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2),
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  minWidth: 0,
});

/** Lines up the words of a quiet button with those above it. */
const actionPlace = (theme: Theme): CSSObject => ({
  marginInlineStart: `calc(-1 * ${theme.space(3)})`,
});

const titleStyle = (theme: Theme): CSSObject => ({ fontWeight: theme.font.weight.strong });

const message = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.colour.textMuted,
});

/**
 * Where toasts appear; always in the page, so that a screen reader hears each one that arrives. They stand in the bar at
 * the lower edge of the page, or of the modal dialog in front, which shuts off everything outside of it [SHP-43].
 */
export function ToastRegion({ label, children }: ToastRegionProps) {
  const place = useToastPlace();
  const toasts = (
    <section aria-label={label} aria-live="polite" aria-relevant="additions text" css={region}>
      {children}
    </section>
  );
  if (place) return createPortal(toasts, place);
  return (
    <div ref={bottomBar} css={ownBar}>
      {toasts}
    </div>
  );
}

/** A short message that comes and goes; how long it stays is its owner's matter. */
export function Toast({ tone = 'info', title, children, action, onClose, closeLabel }: ToastProps) {
  return (
    <div css={look(tone)}>
      <Icon name={NOTICE_ICONS[tone]} />
      <div css={words}>
        <div>
          {title && <p css={titleStyle}>{title}</p>}
          {children && <p css={message}>{children}</p>}
        </div>
        {action && <div css={actionPlace}>{action}</div>}
      </div>
      {onClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
    </div>
  );
}
