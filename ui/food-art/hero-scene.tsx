import { memo } from 'react';
import type { ReactElement } from 'react';
import picture from './hero-scene.svg';

/** The wide picture on the home page: a pizza running off the right edge over a floured table. Decoration only. */
export const HeroScene = memo(function HeroScene(): ReactElement {
  return (
    <svg
      viewBox="0 0 1000 440"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <image href={picture} x={0} y={-120} width={1100} height={700} />
    </svg>
  );
});
