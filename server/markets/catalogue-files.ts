import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { CatalogueGiftCard } from '../../schemas/types/catalogue/gift-card.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { CatalogueWords } from '../../schemas/types/catalogue/words.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';

/** The sample catalogue of a market, as its files hold it. */
export interface MarketCatalogue {
  readonly huts: readonly Hut[];
  readonly products: readonly Product[];
  readonly options: MenuOptions;
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
  /** Dips and deals suggested to go with a basket. */
  readonly upsells: readonly Upsell[];
  readonly vouchers: readonly CatalogueVoucher[];
  /** Cards of the embedded gift card service. */
  readonly giftCards: readonly CatalogueGiftCard[];
  /** Places of the embedded gazetteer. */
  readonly places: readonly GazetteerPlace[];
  /** Streets with the huts of the default sector that deliver there. */
  readonly streets: readonly StreetRecord[];
  /** By locale. */
  readonly words: ReadonlyMap<string, CatalogueWords>;
  /** Changes whenever a file does. */
  readonly digest: string;
}
