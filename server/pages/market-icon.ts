import type { Theme } from '../../schemas/types/theme.ts';

/** The icon of a market for tabs and bookmarks, drawn in its own colour: an oven with its fire. */
export function marketIcon({ accent }: Theme): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<path fill="${accent}" d="M3 30V15a13 13 0 0 1 26 0v15z"/>` +
    `<path fill="#fff" d="M8 30V16a8 8 0 0 1 16 0v14z"/>` +
    `<path fill="${accent}" d="M16 13c1 3 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1 1 1.6 1.6 1.6C15 18 14.5 15 16 13z"/>` +
    `</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
