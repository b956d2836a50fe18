import type { FigureRefusalTable, FigureStepTable } from './figure-tables.ts';
import type {
  AccountAddressTable,
  AccountPaymentTable,
  AccountSessionTable,
  AccountTable,
  MailedCodeTable,
  OneTimeValueTable,
  SentMailTable,
} from './account-tables.ts';
import type {
  CatalogueImportTable,
  DealTable,
  DiscountTable,
  HutTable,
  ProductTable,
  ServedAreaTable,
  UpsellTable,
} from './catalogue-tables.ts';
import type { UntakenOrderTable } from './till-tables.ts';
import type { LetterTable } from './letter-tables.ts';
import type { AddressPointTable, PlaceTable, StreetRecordTable } from './place-tables.ts';
import type {
  GiftCardAccountTable,
  GiftCardTable,
  GiftCardUseTable,
  VoucherCountTable,
  VoucherTable,
  VoucherUseTable,
} from './credit-tables.ts';
import type { RateLimitTable, UnpaidOrderTable } from './limit-tables.ts';
import type {
  LoyaltyAccountTable,
  LoyaltyCodeTable,
  LoyaltyEntryTable,
  LoyaltyUseTable,
} from './loyalty-tables.ts';
import type {
  OperatorActionTable,
  OperatorRecoveryCodeTable,
  OperatorSessionTable,
  OperatorTable,
} from './operator-tables.ts';
import type { HutOverrideTable } from './override-tables.ts';
import type { PluginJobTable, PluginSpaceTable } from './plugin-tables.ts';
import type {
  MarketCanaryCountTable,
  MarketCanaryFileTable,
  MarketCanaryTable,
  MarketDraftFileTable,
  MarketDraftTable,
  MarketFileTable,
  MarketVersionFileTable,
  MarketVersionTable,
} from './version-tables.ts';
import type { EntryPhotoTable, PhotoSizeTable, PhotoTable } from './photo-tables.ts';
import type { ChannelMessageTable } from './message-tables.ts';
import type { InstallationSecretTable } from './secret-tables.ts';
import type {
  OrderEventTable,
  OrderIntentTable,
  OrderNameTable,
  OrderRefundTable,
  OrderStatusChangeTable,
  ProviderNotificationTable,
} from './order-tables.ts';
import type { AccountFavouriteTable } from './favourite-tables.ts';
import type { OrderProblemTable, OrderRatingTable } from './feedback-tables.ts';
import type { DriverPositionTable } from './driver-tables.ts';
import type { OrderFollowerTable } from './follower-tables.ts';
import type { GroupLineTable, GroupOrderTable, GroupPersonTable } from './group-tables.ts';
import type { KitchenJobTable } from './sandbox-tables.ts';

/** What is written to see whether it can be, and deleted at once. */
interface WriteCheckTable {
  filler: string;
}

/** Every table of the database by name, as the query builder types it; the columns are described where each is declared. */
export interface Tables {
  catalogue_import: CatalogueImportTable;
  market_canary: MarketCanaryTable;
  market_canary_file: MarketCanaryFileTable;
  market_canary_count: MarketCanaryCountTable;
  market_draft: MarketDraftTable;
  market_draft_file: MarketDraftFileTable;
  market_version: MarketVersionTable;
  market_file: MarketFileTable;
  market_version_file: MarketVersionFileTable;
  installation_secret: InstallationSecretTable;
  hut: HutTable;
  hut_override: HutOverrideTable;
  photo: PhotoTable;
  photo_size: PhotoSizeTable;
  entry_photo: EntryPhotoTable;
  product: ProductTable;
  deal: DealTable;
  discount: DiscountTable;
  upsell: UpsellTable;
  served_area: ServedAreaTable;
  place: PlaceTable;
  address_point: AddressPointTable;
  street_record: StreetRecordTable;
  order_intent: OrderIntentTable;
  order_name: OrderNameTable;
  order_event: OrderEventTable;
  order_refund: OrderRefundTable;
  order_status_change: OrderStatusChangeTable;
  order_rating: OrderRatingTable;
  driver_position: DriverPositionTable;
  order_follower: OrderFollowerTable;
  order_problem: OrderProblemTable;
  provider_notification: ProviderNotificationTable;
  kitchen_job: KitchenJobTable;
  untaken_order: UntakenOrderTable;
  voucher: VoucherTable;
  voucher_count: VoucherCountTable;
  voucher_use: VoucherUseTable;
  gift_card: GiftCardTable;
  gift_card_account: GiftCardAccountTable;
  gift_card_use: GiftCardUseTable;
  account: AccountTable;
  account_session: AccountSessionTable;
  account_favourite: AccountFavouriteTable;
  account_address: AccountAddressTable;
  account_payment: AccountPaymentTable;
  group_order: GroupOrderTable;
  group_person: GroupPersonTable;
  group_line: GroupLineTable;
  mailed_code: MailedCodeTable;
  one_time_value: OneTimeValueTable;
  sent_mail: SentMailTable;
  letter: LetterTable;
  rate_limit: RateLimitTable;
  unpaid_order: UnpaidOrderTable;
  loyalty_account: LoyaltyAccountTable;
  loyalty_entry: LoyaltyEntryTable;
  loyalty_use: LoyaltyUseTable;
  loyalty_code: LoyaltyCodeTable;
  operator: OperatorTable;
  operator_session: OperatorSessionTable;
  operator_recovery_code: OperatorRecoveryCodeTable;
  operator_action: OperatorActionTable;
  figure_refusal: FigureRefusalTable;
  figure_step: FigureStepTable;
  plugin_space: PluginSpaceTable;
  plugin_job: PluginJobTable;
  channel_message: ChannelMessageTable;
  write_check: WriteCheckTable;
}
