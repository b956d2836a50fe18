/** Where the pages of this plugin are, in every market that names it. */
const pagesPath = '/v1/plugins/gateway-cybersource';

/** The page that Cybersource leads back to once the bank has its answer. */
export const returnPath = `${pagesPath}/returned`;

/**
 * Address of a page that posts a token to one of Cybersource's.
 * @param given stands behind the `#`: it stays in the browser, and in no log
 */
export const pageAddress = (
  page: 'collect' | 'step-up',
  given: Readonly<Record<string, string>>,
): string => `${pagesPath}/${page}#${new URLSearchParams(given).toString()}`;
