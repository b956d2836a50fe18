// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type {
  AccountAreaDefaults,
  AccountSettings,
  BotCheckSettings,
  IdentitySettings,
  OtpSettings,
  PersonalDataSettings,
} from './manifest/accounts.ts';
import type {
  AddressSettings,
  AutocompleteSettings,
  GeocodingSettings,
  PlacesSettings,
  PostcodeCoordinatesSettings,
  PostcodeSettings,
  TypeaheadSettings,
} from './manifest/address.ts';
import type {
  AlcoholSettings,
  CheckoutSettings,
  MarketingSettings,
  MinimumOrderSettings,
  PasswordSettings,
  PhoneSettings,
  SurchargeSettings,
  TippingSettings,
} from './manifest/checkout.ts';
import type { DealSettings, DealbotSettings, UpsellSettings } from './manifest/deals.ts';
import type { ExperimentSettings, FlagSettings } from './manifest/experiments.ts';
import type { LimitSettings } from './manifest/limits.ts';
import type {
  ClosingSoonSettings,
  CollectionSearchSettings,
  GeolocationSettings,
  HutCallSettings,
  HutListSettings,
  HutStatusSettings,
  LocaliseSettings,
  MapSettings,
  ScheduledOverlaySettings,
  StoreFinderSettings,
  SwitchToCollectionSettings,
  TimeSlotSettings,
} from './manifest/localisation.ts';
import type { LoyaltySettings } from './manifest/loyalty.ts';
import type {
  DispositionSettings,
  DistanceSettings,
  EtaSettings,
  FeatureMarkets,
  MoneySettings,
  PosSettings,
  TaxSettings,
  TradingDaySettings,
} from './manifest/market.ts';
import type { MenuSettings, NutritionSettings, PizzaSettings } from './manifest/menu.ts';
import type { GroupOrderSettings, OrderSettings, TrackingSettings } from './manifest/orders.ts';
import type { PaymentSettings } from './manifest/payments.ts';
import type { ServiceSettings } from './manifest/services.ts';
import type {
  AnalyticsSettings,
  ConsentSettings,
  HttpSettings,
  MonitoringSettings,
  NotificationSettings,
  ProductCallSettings,
  SessionSettings,
  StorageSettings,
  UnaskedSettings,
  WebviewSettings,
} from './manifest/shell.ts';
import type {
  FooterSettings,
  LinkSettings,
  MediaSettings,
  PromoSettings,
  UiSettings,
} from './manifest/site.ts';
import type { GiftCardSettings, VoucherSettings } from './manifest/vouchers.ts';

/**
 * Date and time on the clock of the hut, YYYY-MM-DDTHH:mm.
 */
export type ManifestLocalMoment = string;

/**
 * Everything a market decides without code: the whole of its layers laid over each other. Amounts are decimals in the market's currency, times are milliseconds. Each key says who may see it with x-visibility; a key inherits it from its parent.
 */
export interface Manifest {
  /**
   * Path of the schema, for editors.
   */
  $schema?: string;
  /**
   * Engine that the manifest is for, as major.minor; npm run migrate brings it up to date (ENG-37).
   */
  engine?: string;
  /**
   * Market id, also its folder.
   */
  id: string;
  /**
   * Brand customers see.
   */
  name: string;
  /**
   * Country: ISO 3166 code.
   */
  country: string;
  /**
   * Host names that choose this market.
   *
   * @minItems 1
   *
   * Items: Host name without port.
   */
  hosts: string[];
  /**
   * Locales; the first is the default (CST-09).
   *
   * @minItems 1
   *
   * Items: Locale.
   */
  locales: string[];
  /**
   * Languages a missing text falls back to (CST-09).
   *
   * @minItems 1
   *
   * Items: Language.
   */
  baseLanguages: string[];
  /**
   * Currency: ISO 4217 code (CST-10).
   */
  currency: string;
  /**
   * Sub-markets (CST-06).
   *
   * @minItems 1
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors: string[];
  /**
   * Sector of collection (CST-07).
   */
  defaultSector: string;
  /**
   * Sector of dine-in (CST-07).
   */
  dineInSector: string;
  /**
   * A sector code beginning with it becomes it (CST-08).
   */
  sectorPrefixNormalised: string;
  /**
   * Plugins of the market, in order. Options reach the browser only where the plugin's own options schema says so.
   */
  plugins: PluginEntry[];
  /**
   * Static pages the market serves, by name (SHL-16).
   *
   * Items: Page name.
   */
  pages: string[];
  money: MoneySettings;
  distance: DistanceSettings;
  disposition: DispositionSettings;
  tradingDay: TradingDaySettings;
  eta: EtaSettings;
  tax: TaxSettings;
  features: FeatureMarkets;
  pos: PosSettings;
  address: AddressSettings;
  geocoding: GeocodingSettings;
  postcode: PostcodeSettings;
  postcodeCoordinates: PostcodeCoordinatesSettings;
  autocomplete: AutocompleteSettings;
  typeahead: TypeaheadSettings;
  places: PlacesSettings;
  localise: LocaliseSettings;
  huts: HutListSettings;
  hut: HutCallSettings;
  hutStatus: HutStatusSettings;
  storeFinder: StoreFinderSettings;
  map: MapSettings;
  geolocation: GeolocationSettings;
  collectionSearch: CollectionSearchSettings;
  closingSoon: ClosingSoonSettings;
  switchToCollection: SwitchToCollectionSettings;
  timeSlots: TimeSlotSettings;
  scheduledOverlay: ScheduledOverlaySettings;
  menu: MenuSettings;
  pizza: PizzaSettings;
  nutrition: NutritionSettings;
  deals: DealSettings;
  dealbot: DealbotSettings;
  upsell: UpsellSettings;
  voucher: VoucherSettings;
  giftCard: GiftCardSettings;
  checkout: CheckoutSettings;
  marketing?: MarketingSettings;
  alcohol: AlcoholSettings;
  password: PasswordSettings;
  phone: PhoneSettings;
  tipping: TippingSettings;
  surcharges: SurchargeSettings;
  minimumOrder: MinimumOrderSettings;
  payments: PaymentSettings;
  services: ServiceSettings;
  orders: OrderSettings;
  groupOrder: GroupOrderSettings;
  tracking: TrackingSettings;
  limits: LimitSettings;
  account: AccountSettings;
  identity: IdentitySettings;
  personalData: PersonalDataSettings;
  accountArea: AccountAreaDefaults;
  otp: OtpSettings;
  botCheck: BotCheckSettings;
  loyalty: LoyaltySettings;
  experiments: ExperimentSettings;
  flags: FlagSettings;
  http: HttpSettings;
  products: ProductCallSettings;
  notifications: NotificationSettings;
  unasked: UnaskedSettings;
  session: SessionSettings;
  storage: StorageSettings;
  consent: ConsentSettings;
  monitoring: MonitoringSettings;
  analytics: AnalyticsSettings;
  webview: WebviewSettings;
  ui: UiSettings;
  promo: PromoSettings;
  links: LinkSettings;
  footer: FooterSettings;
  media: MediaSettings;
  /**
   * What differs in a sector, by sector. An object merges, a list or value replaces, null removes.
   */
  sectorOverrides?: {
    [k: string]: ManifestOverride;
  };
  /**
   * What differs at a hut, by sector:id. An object merges, a list or value replaces, null removes.
   */
  hutOverrides?: {
    [k: string]: ManifestOverride;
  };
  /**
   * What holds for a while by itself, by name: from one moment until another, by the clock of each hut (OPR-15). Where several say the same, one that names the hut wins over one that names its sector, that over one for the whole market; among equals the one that began last.
   */
  timedOverrides?: {
    [k: string]: TimedOverride;
  };
  /**
   * Clock of the market's first hut, by which timed overrides begin and end where no hut is known; filled in by the start.
   */
  timeZone?: string;
}

/**
 * One plugin.
 */
export interface PluginEntry {
  /**
   * Id of a plugin, or the name of the installed package that brings it (ENG-11).
   */
  id: string;
  /**
   * Options, checked against the plugin's own schema.
   */
  options?: {
    [k: string]: unknown;
  };
}

/**
 * Part of a manifest; its keys are those of the manifest.
 */
export interface ManifestOverride {
  [k: string]: unknown;
}

/**
 * What differs for a while: in the whole market, or in the sectors and at the huts that it names.
 */
export interface TimedOverride {
  /**
   * First minute in which it holds, on the clock of the hut: YYYY-MM-DDTHH:mm.
   */
  from: ManifestLocalMoment;
  /**
   * First minute in which it does not hold any more, on the clock of the hut: YYYY-MM-DDTHH:mm.
   */
  until: ManifestLocalMoment;
  /**
   * Sectors that it is for.
   *
   * @minItems 1
   *
   * Items: Sector.
   */
  sectors?: string[];
  /**
   * Huts that it is for, each as sector:id.
   *
   * @minItems 1
   *
   * Items: Hut.
   */
  huts?: string[];
  /**
   * Manifest keys that differ. What browsers see of them stands in every page, also before it begins.
   */
  settings?: ManifestOverride;
  /**
   * True: the hut takes no orders at all. False: it takes them although its catalogue or a lower override says closed.
   */
  closed?: boolean;
  /**
   * One sentence more about a closed hut, in the language of its customers: why, or until when (LOC-78).
   */
  closedNote?: string;
  /**
   * Dispositions that the hut refuses although it is open.
   *
   * Items: Disposition.
   */
  refuses?: ('delivery' | 'collection')[];
  /**
   * Opening hours in place of the hut's own, for the dispositions that are named; every day that it holds.
   *
   * @minItems 1
   */
  hours?: TimedHours[];
  /**
   * Minutes that everything takes longer: estimates, and the time before the first slot.
   */
  extraMinutes?: number;
  /**
   * Ids of products that are not sold.
   *
   * @minItems 1
   *
   * Items: Product.
   */
  soldOut?: string[];
  /**
   * Prices in place of those of the catalogue, by product.
   */
  prices?: {
    [k: string]: TimedPrice;
  };
}

/**
 * Hours of a disposition.
 */
export interface TimedHours {
  /**
   * How the customer gets the food.
   */
  disposition: 'delivery' | 'collection' | 'dinein';
  /**
   * Hut-local time HH:mm.
   */
  open: string;
  /**
   * Hut-local time HH:mm; at or before open it runs past midnight (TIM-01).
   */
  close: string;
}

/**
 * Price of a product, or of its sizes.
 */
export interface TimedPrice {
  /**
   * Price of a product without sizes, or the price that a product with sizes is listed at.
   */
  price?: number;
  /**
   * Prices by size.
   */
  sizes?: {
    /**
     * Price of the size.
     */
    [k: string]: number;
  };
}
