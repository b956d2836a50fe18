import type { ProductLook } from './products.ts';
import type { LookTint } from './products/product.ts';

/** What both halves of `ProductArt` take: the place holder and the drawing loaded into it. */
export interface ProductArtProps {
  readonly look: ProductLook;
  /** Colours the changeable part: a drink, a label, a sauce. The drawing has its own when left out. */
  readonly tint?: LookTint | undefined;
  /** Edge length: pixels, or any CSS length. Fills its box when left out. */
  readonly size?: number | string;
  /** A name for the picture. Without one it is decoration and hidden from assistive technology. */
  readonly title?: string | undefined;
  /** `card` draws fewer, larger things, for small and many pictures. */
  readonly detail?: 'card' | 'full';
}
