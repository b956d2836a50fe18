import type { SignedIn } from '../accounts/authenticate.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { DeliveryAreas } from '../localisation/delivers.ts';
import type { StreetLookup } from '../localisation/street-lookup.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import type { Database, StorageLog } from '../storage/database.ts';

/** Who knows which hut delivers where. */
export interface DeliveryFinders {
  readonly huts: DeliveryAreas;
  readonly streets: Pick<StreetLookup, 'servingHouse'>;
}

/** Everything orders, payments and tracking work with. */
export interface OrderContext {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly markets: MarketRegistry;
  readonly catalogue: CatalogueReader;
  /** Who delivers where. */
  readonly deliveries: DeliveryFinders;
  /** The account an id-token belongs to; undefined for a token that is not valid. */
  readonly accountOf: (
    idToken: string,
  ) => Promise<Pick<SignedIn, 'accountId' | 'market'> | undefined>;
  /** Signs the state strings that browsers carry from pre-authorise to place [ORD-88]. */
  readonly stateSecret: string;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** Whether the kitchen simulator runs here, and its pace where it is not the manifest's [TRK-42, TRK-43]. */
  readonly kitchen: { readonly isOn: boolean; readonly paceMs: number | undefined };
  readonly log: StorageLog;
}
