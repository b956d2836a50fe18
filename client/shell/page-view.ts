/** Pages whose query may hold what belongs to one order only. */
const withoutQuery = /^\/(?:order\/(?:card-details|checkout|ordersummary)\/?)?$/u;

/** What customers look for is theirs: it may tell of their health [SHP-20]. */
const withoutSought = (search: string): string => {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('q')) return search;
  for (const name of ['q', 'topping']) parameters.delete(name);
  return parameters.size === 0 ? '' : `?${parameters}`;
};

/** Replaces the value of `authChallenge` in any address of a text [SHL-23]. */
export const redact = (text: string): string =>
  text.replace(/([?&]authChallenge=)[^&#\s]*/g, '$1[redacted]');

/** The address a page view is tracked under: some pages lose their query, the others keep it redacted [SHL-75]. */
export const pageViewPath = (pathname: string, search: string): string =>
  withoutQuery.test(pathname) ? pathname : redact(`${pathname}${withoutSought(search)}`);
