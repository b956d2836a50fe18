import type { MarketPictures } from '../../../core/menu/picture-address.ts';

/** Of a market without photographs. */
export const noPictures: MarketPictures = { files: new Map(), uploaded: new Map() };
