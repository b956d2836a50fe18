import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toMinor } from '../../core/money/money.ts';
import { namesOf } from '../../core/deals/scheduled-deals.ts';

/** A fixed local deal as the deals page shows it [DEA-14]. */
export interface LocalDeal {
  readonly deal: Deal;
  /** Minor units. */
  readonly price: number;
  /** Where it leads when not to its builder. */
  readonly link?: string;
}

/** The fixed local deals of the manifest that the hut offers, in the manifest's order [DEA-14]. */
export const localDeals = (
  deals: readonly Deal[],
  { deals: settings }: Pick<Manifest, 'deals'>,
): LocalDeal[] =>
  Object.entries(settings.localFixed).flatMap(([id, price]) => {
    const deal = deals.find((known) => namesOf(known).includes(id));
    if (!deal) return [];
    const { dealLink: link } = deal;
    return [{ deal, price: toMinor(price), ...(link === undefined ? {} : { link }) }];
  });
