import { showsBasketPanel } from '../../../client/basket/panel-paths.ts';

/** Hash that asks for the basket on pages that have its panel. */
export const basketHash = '#basket';

/** Where the basket is to be seen: on this page, query kept, when it has the panel; else on the deals page. */
export const basketLink = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string =>
  showsBasketPanel(pathname) ? `${pathname}${search}${basketHash}` : `/order/deals/${basketHash}`;
