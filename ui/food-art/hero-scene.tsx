import { memo } from 'react';
import type { ReactElement } from 'react';
import picture from './hero-scene.svg';

/** What the first frame of home holds the picture in. */
const frameMark = 'data-hero-scene';

/** The picture as the first frame has it within itself, so that it is not fetched once more. */
const drawn = globalThis.document
  ?.querySelector<SVGImageElement>(`[${frameMark}]`)
  ?.getAttribute('href');

interface HeroSceneProps {
  /** The picture itself, where it has to stand in the page; else its file. */
  readonly inline?: string | undefined;
}

/** The wide picture on the home page: a pizza running off the right edge over a floured table. Decoration only. */
export const HeroScene = memo(function HeroScene({ inline }: HeroSceneProps): ReactElement {
  return (
    <svg
      viewBox="0 0 1000 440"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <image
        href={inline ?? drawn ?? picture}
        x={0}
        y={-120}
        width={1100}
        height={700}
        {...(inline === undefined ? {} : { [frameMark]: true })}
      />
    </svg>
  );
});
