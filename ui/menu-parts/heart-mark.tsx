import type { CSSObject, Theme } from '@emotion/react';

const look =
  (isLarge: boolean) =>
  ({ size }: Theme): CSSObject => {
    const edge = isLarge ? size.iconHuge : size.icon;
    return { width: edge, height: edge, flex: 'none' };
  };

interface HeartMarkProps {
  readonly filled: boolean;
  readonly isLarge?: boolean;
}

/** A heart in the colour of the text around it, filled for what is kept; its words stand beside it. */
export const HeartMark = ({ filled, isLarge = false }: HeartMarkProps) => (
  <svg
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={isLarge ? 1.1 : 1.75}
    strokeLinejoin="round"
    focusable="false"
    aria-hidden
    css={look(isLarge)}
  >
    <path d="M12 20.3C7.6 17 4 13.8 4 9.8A4.3 4.3 0 0 1 8.3 5.5c1.5 0 2.9.8 3.7 2.1.8-1.3 2.2-2.1 3.7-2.1A4.3 4.3 0 0 1 20 9.8c0 4-3.6 7.2-8 10.5z" />
  </svg>
);
