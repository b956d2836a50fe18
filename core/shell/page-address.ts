/** Addresses that are calls or files and never pages; so is whatever hides behind a dot [OPS-10]. */
export const isPage = (path: string): boolean =>
  !/^\/(v\d+|api|assets|media|health|ready|metrics|graphql|operator|sandbox|openapi\.json)(\/|$)/.test(
    path,
  ) &&
  !/\/\./.test(path) &&
  !/\.\w{1,5}$/.test(path);

/** Cookie and query parameter that choose a market where host names cannot. */
export const marketParameter = 'market';
