import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { ModalFrame } from './modal-frame.tsx';
import type { ModalProps } from './modal-frame.tsx';

const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const fromSide = keyframes({ from: { transform: 'translateX(100%)' } });

const look = (theme: Theme): CSSObject => ({
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  margin: 0,
  maxHeight: theme.viewport.most,
  borderRadius: `${theme.radius.sheet} ${theme.radius.sheet} 0 0`,
  animation: `${fromBelow} ${theme.motion.slow} ${theme.motion.ease}`,
  [theme.from.tablet]: {
    inset: '0 0 0 auto',
    width: theme.size.narrow,
    height: theme.viewport.full,
    maxHeight: 'none',
    borderRadius: `${theme.radius.sheet} 0 0 ${theme.radius.sheet}`,
    animationName: fromSide.toString(),
  },
});

/** A modal panel: from below on a phone, from the side on wider screens. For the basket, filters and menus. */
export function Sheet({ open, ...modal }: ModalProps) {
  return open ? <ModalFrame {...modal} look={look} /> : null;
}
