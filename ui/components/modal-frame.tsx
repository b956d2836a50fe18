import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { dialogFootHeight, dialogHeadHeight } from '../theme/bottom-bar-height.ts';
import { IconButton } from './icon-button.tsx';
import { ToastRow, hasToasts } from './toast-row.tsx';
import { useModalElement } from './use-modal-element.ts';

/** What a dialog and a sheet have in common. */
export interface ModalProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape or a click outside; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** False: there is no close button, and neither Escape nor a click outside leaves it. */
  readonly dismissible?: boolean | undefined;
  readonly closeOnOutsideClick?: boolean | undefined;
  /** Stays in view below the content; usually the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const appear = keyframes({ from: { opacity: 0 } });

const box = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  position: 'fixed',
  padding: 0,
  border: theme.border.none,
  backgroundColor: theme.colour.surface,
  boxShadow: theme.shadow.floating,
  overflow: 'hidden',
  '&[open]': { display: 'flex' },
  '&::backdrop': {
    backgroundColor: theme.colour.scrim,
    animation: `${appear} ${theme.motion.medium} ease-out`,
  },
  [theme.when.forcedColours]: { border: `${theme.width.thick} solid` },
});

/** Fills the dialog, so that a press on the dialog itself can only be one on its backdrop. */
const inner: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
};

const header = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: `${theme.space(4)} ${theme.space(5)} ${theme.space(3)}`,
});

const heading = (theme: Theme): CSSObject => ({
  ...theme.textStyle.section,
  minWidth: 0,
  paddingTop: theme.space(1.5),
});

const body = (theme: Theme): CSSObject => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${theme.space(1)} ${theme.space(5)} ${theme.space(6)}`,
  // What gets the focus stays clear of what stays in view at either edge.
  scrollPaddingTop: `calc(${dialogHeadHeight} + ${theme.space(4)})`,
  scrollPaddingBottom: `calc(${dialogFootHeight} + ${theme.space(4)})`,
});

/** What stays in view below the content: toasts, and the footer. */
const end = (theme: Theme): CSSObject => ({
  [hasToasts]: { borderTop: theme.border.hairline },
  '& [data-toasts]:has(section > *)': {
    padding: `${theme.space(2)} ${theme.space(5)}`,
  },
});

const foot = (theme: Theme): CSSObject => ({
  padding: `${theme.space(3.5)} ${theme.space(5)}`,
  paddingBottom: `calc(${theme.space(3.5)} + ${theme.safeBottom})`,
  borderTop: theme.border.hairline,
});

type FrameProps = Omit<ModalProps, 'open'> & { readonly look: (theme: Theme) => CSSObject };

/** A modal `<dialog>` with a title, a scrolling body and a footer; `look` gives it its place and size. */
export function ModalFrame({
  onClose,
  title,
  closeLabel,
  dismissible = true,
  closeOnOutsideClick = true,
  footer,
  children,
  className,
  look,
}: FrameProps) {
  const titleId = useId();
  const { ref, titleRef, handlers } = useModalElement({
    onClose,
    dismissible,
    closeOnOutsideClick,
  });
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={className}
      css={[box, look]}
      {...handlers}
    >
      <div css={inner}>
        <div css={header}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} css={heading}>
            {title}
          </h2>
          {dismissible && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </div>
        <div css={body}>{children}</div>
        <div css={end}>
          <ToastRow css={foot}>{footer}</ToastRow>
        </div>
      </div>
    </dialog>
  );
}
