/**
 * The address that shows the way to a restaurant.
 * @param template as the market gives it, with `{address}` in it
 * @param lines of the restaurant's address
 */
export const directionsTo = (template: string, lines: readonly string[]): string =>
  template.replaceAll('{address}', () => encodeURIComponent(lines.join(', ')));
