import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { ModalFrame } from './modal-frame.tsx';
import type { ModalProps } from './modal-frame.tsx';

interface DialogProps extends ModalProps {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(3%) scale(0.98)' } });

const look =
  (size: 'small' | 'medium' | 'large') =>
  (theme: Theme): CSSObject => ({
    margin: 'auto',
    width: `min(${{ small: theme.size.dialogSmall, medium: theme.size.dialog, large: theme.size.dialogLarge }[size]}, calc(100vw - 2 * ${theme.space(4)}))`,
    maxWidth: 'none',
    maxHeight: `min(${theme.viewport.most}, calc(${theme.viewport.full} - 2 * ${theme.space(4)}))`,
    borderRadius: theme.radius.sheet,
    animation: `${rise} ${theme.motion.medium} ${theme.motion.ease}`,
  });

/** A modal question or message in the middle of the screen. The focus starts on its title or on `[data-autofocus]`. */
export function Dialog({ open, size = 'medium', ...modal }: DialogProps) {
  return open ? <ModalFrame {...modal} look={look(size)} /> : null;
}
