import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of a drawing, as a browser would get it. */
export const draw = (element: ReactElement): string => renderToStaticMarkup(element);

/** How many elements a drawing has. */
export const countNodes = (markup: string): number => (markup.match(/<[a-z]/gi) ?? []).length;

/** The group of one topping, from its start to the start of the next group of the same kind. */
export function toppingGroup(markup: string, look: string): string {
  const start = markup.indexOf(`data-topping="${look}"`);
  if (start < 0) throw new Error(`${look} is not drawn`);
  const next = markup.indexOf('data-topping=', start + 1);
  return markup.slice(start, next < 0 ? undefined : next);
}

/** Where each piece of a topping lies in a drawing. */
export const piecesOf = (markup: string, look: string): string[] =>
  [...toppingGroup(markup, look).matchAll(/<use [^>]*transform="([^"]+)"/g)].map(
    ([, transform]) => transform ?? '',
  );
