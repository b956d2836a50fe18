/** Pages whose query may hold what belongs to one order only. */
const withoutQuery = /^\/(?:order\/(?:card-details|checkout|ordersummary)\/?)?$/u;

/** Replaces the value of `authChallenge` in any address of a text [SHL-23]. */
export const redact = (text: string): string =>
  text.replace(/([?&]authChallenge=)[^&#\s]*/g, '$1[redacted]');

/** The address a page view is tracked under: some pages lose their query, the others keep it redacted [SHL-75]. */
export const pageViewPath = (pathname: string, search: string): string =>
  withoutQuery.test(pathname) ? pathname : redact(`${pathname}${search}`);
