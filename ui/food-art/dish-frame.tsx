import type { ReactElement, ReactNode } from 'react';
import { roundLines } from './painting.tsx';

interface DishFrameProps {
  /** Edge length: pixels, or any CSS length. */
  readonly size: number | string;
  /** A name for the picture. Without one it is decoration and hidden from assistive technology. */
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** The square picture of one dish, whose middle is the origin and whose edges are 100 away from it. */
export const DishFrame = ({ size, title, children }: DishFrameProps): ReactElement => (
  <svg
    viewBox="-100 -100 200 200"
    width={size}
    height={size}
    {...roundLines}
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    {children}
  </svg>
);
