/** Pages of the order that have no basket beside them; all others list what can be put into it. */
const withoutPanel = ['discount', 'checkout', 'card-details', 'ordersummary'];

/** Whether the basket panel shows on a path, with or without a slash at its end [BSK-11, BSK-12, BSK-13]. */
export const showsBasketPanel = (path: string): boolean => {
  const [, page] = /^\/order\/([^/]+)\/?$/u.exec(path) ?? [];
  return page !== undefined && !withoutPanel.includes(page);
};

/** Whether a path is the deal builder; the pages of deals and of deal categories are not [DEA-06]. */
export const isDealBuilder = (path: string): boolean => /^\/order\/deal\/?$/u.test(path);
