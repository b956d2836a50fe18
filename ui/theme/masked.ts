import type { CSSObject } from '@emotion/react';

/** Shows as much of an element as an image covers; Chrome knew it by its older name until version 120. */
export const masked = (image: string): CSSObject => ({
  WebkitMaskImage: image,
  maskImage: image,
});
