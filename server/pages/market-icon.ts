import type { Theme } from '../../schemas/types/theme.ts';

/** The paths of the mark, an oven with its fire, in a square of 32. */
const mark = (oven: string, mouth: string): string =>
  `<path fill="${oven}" d="M3 30V15a13 13 0 0 1 26 0v15z"/>` +
  `<path fill="${mouth}" d="M8 30.3V16a8 8 0 0 1 16 0v14.3z"/>` +
  `<path fill="${oven}" d="M16 13c1 3 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1 1 1.6 1.6 1.6C15 18 14.5 15 16 13z"/>`;

/** The icon of a market for tabs and bookmarks, drawn in its own colour. */
export function marketIcon({ accent }: Theme): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `${mark(accent, '#fff')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/**
 * The same mark for the screens of devices, on a ground of the market's colour that fills the square: devices cut it to
 * a shape of their own.
 * @param share of the side that the mark takes; what may be cut away leaves it whole up to 0.56
 */
export const deviceIcon = ({ accent }: Theme, share: number): string => {
  const size = 32 * share;
  const edge = (32 - size) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" fill="${accent}"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${share})">${mark('#fff', accent)}</g></svg>`
  );
};
