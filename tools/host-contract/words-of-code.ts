/** A text as the comment of a declaration, in the words of its language. */
export const commentOf = (text: string, indent: string, mark: '/**' | '///'): string =>
  mark === '///' ? `${indent}/// ${text}` : `${indent}/** ${text} */`;

const parts = (text: string): readonly string[] => text.toLowerCase().split(/[-_]/);
const capital = (part: string): string => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;

/** `ROUTE_CHANGED` as `RouteChanged`. */
export const pascal = (text: string): string => parts(text).map(capital).join('');

/** `ROUTE_CHANGED` or `open-outside` as `routeChanged`, `openOutside`. */
export const camel = (text: string): string => {
  const [first = '', ...rest] = parts(text);
  return [first, ...rest.map(capital)].join('');
};

/** `open-outside` as `OPEN_OUTSIDE`. */
export const upper = (text: string): string => text.toUpperCase().replaceAll('-', '_');

/** What stands at the top of each file. */
export const bannerLines = (version: number): readonly string[] => [
  'Generated from schemas/webview by tools/generate-reference.ts. Change those, not this.',
  `Version ${version} of what Comanda's page and the app around it tell each other.`,
];
