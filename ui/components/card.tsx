import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Action } from './action.tsx';
import type { ActionProps, AriaProps } from './action.tsx';

type Tone = 'plain' | 'sunken' | 'accent' | 'feature';
type Room = 'none' | 'small' | 'medium' | 'large';

interface CardProps {
  readonly children: ReactNode;
  /** The element it is; `li` inside lists, `section` or `article` with a heading. */
  readonly as?: 'div' | 'li' | 'section' | 'article' | 'aside' | undefined;
  readonly tone?: Tone | undefined;
  /** Room inside; `none` for pictures that reach the edge. */
  readonly room?: Room | undefined;
  /** Lifts under the pointer: for a card holding one `CardAction`. */
  readonly interactive?: boolean | undefined;
  readonly className?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
}

const tones = (theme: Theme): Record<Tone, CSSObject> => ({
  plain: {
    ...theme.plainArea,
    backgroundColor: theme.colour.surface,
    border: theme.border.card,
    boxShadow: theme.shadow.card,
  },
  sunken: {
    ...theme.plainArea,
    backgroundColor: theme.colour.sunken,
    border: theme.border.hidden,
  },
  accent: {
    ...theme.plainArea,
    backgroundColor: theme.colour.accent.soft,
    border: theme.border.hidden,
  },
  feature: { ...theme.featureArea, border: theme.border.hidden },
});

const look =
  (tone: Tone, room: Room, interactive: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    minWidth: 0,
    padding: theme.space({ none: 0, small: 3, medium: 5, large: 7 }[room]),
    borderRadius: theme.radius.card,
    ...(room === 'none' ? { overflow: 'clip' } : {}),
    ...tones(theme)[tone],
    ...(interactive
      ? {
          transition: theme.transition('box-shadow', 'border-color', 'transform'),
          [theme.when.hover]: { '&:hover': { boxShadow: theme.shadow.hover } },
          '&:active': { transform: 'scale(0.995)' },
          '&:has([data-card-action]:focus-visible)': theme.focusRing,
        }
      : {}),
  });

const wholeCard = (theme: Theme): CSSObject => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: theme.layer.base },
  '&:focus-visible': { outline: 'none' },
});

/** A framed area. */
export function Card({
  children,
  as: Element = 'div',
  tone = 'plain',
  room = 'medium',
  interactive = false,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} css={look(tone, room, interactive)}>
      {children}
    </Element>
  );
}

/**
 * The link or button of an interactive card, usually around its heading: its target is the whole card, and the card
 * shows its focus. Other controls in the card need `position: relative` and a z-index to lie above it.
 */
export function CardAction({
  children,
  ...action
}: ActionProps & AriaProps & { readonly children: ReactNode }) {
  return (
    <Action {...action} data-card-action css={wholeCard}>
      {children}
    </Action>
  );
}
