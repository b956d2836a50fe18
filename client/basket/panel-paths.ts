const panelPaths: ReadonlySet<string> = new Set(
  [
    'deal',
    'deals',
    'dealcategory',
    'pizzas',
    'pastas',
    'wings',
    'sides',
    'desserts',
    'drinks',
    'dips',
    'flatzz',
    'others',
    'melts',
  ].map((page) => `/order/${page}`),
);

/** Whether the basket panel shows on a path, with or without a slash at its end [BSK-11, BSK-12, BSK-13]. */
export const showsBasketPanel = (path: string): boolean =>
  panelPaths.has(path.endsWith('/') ? path.slice(0, -1) : path);

/** Whether a path is the deal builder; the pages of deals and of deal categories are not [DEA-06]. */
export const isDealBuilder = (path: string): boolean => /^\/order\/deal\/?$/u.test(path);
