import type { FastifyInstance } from 'fastify';
import { inlineReferences } from '../../core/manifest/inline-references.ts';
import deal from '../../schemas/catalogue/deal.schema.json' with { type: 'json' };
import discount from '../../schemas/catalogue/discount.schema.json' with { type: 'json' };
import hut from '../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import menuOptions from '../../schemas/catalogue/menu-options.schema.json' with { type: 'json' };
import product from '../../schemas/catalogue/product.schema.json' with { type: 'json' };
import loyalty from '../../schemas/http/loyalty.schema.json' with { type: 'json' };
import experiments from '../../schemas/http/experiments.schema.json' with { type: 'json' };
import manifestExperiments from '../../schemas/manifest/experiments.schema.json' with { type: 'json' };
import accounts from '../../schemas/http/accounts.schema.json' with { type: 'json' };
import explanations from '../../schemas/http/explanations.schema.json' with { type: 'json' };
import favourites from '../../schemas/http/favourites.schema.json' with { type: 'json' };
import feedback from '../../schemas/http/feedback.schema.json' with { type: 'json' };
import followers from '../../schemas/http/followers.schema.json' with { type: 'json' };
import figures from '../../schemas/http/figures.schema.json' with { type: 'json' };
import groupOrders from '../../schemas/http/group-orders.schema.json' with { type: 'json' };
import operators from '../../schemas/http/operators.schema.json' with { type: 'json' };
import orderRequest from '../../schemas/http/order-request.schema.json' with { type: 'json' };
import orders from '../../schemas/http/orders.schema.json' with { type: 'json' };
import marketSettings from '../../schemas/http/market-settings.schema.json' with { type: 'json' };
import sectorMenu from '../../schemas/http/sector-menu.schema.json' with { type: 'json' };
import prices from '../../schemas/http/prices.schema.json' with { type: 'json' };
import vouchers from '../../schemas/http/vouchers.schema.json' with { type: 'json' };
import dealbot from '../../schemas/http/dealbot.schema.json' with { type: 'json' };
import upsell from '../../schemas/catalogue/upsell.schema.json' with { type: 'json' };
import voucher from '../../schemas/catalogue/voucher.schema.json' with { type: 'json' };
import places from '../../schemas/http/places.schema.json' with { type: 'json' };

const catalogue = [hut, product, deal, discount, upsell, voucher, menuOptions];
const calls = [
  accounts,
  orderRequest,
  orders,
  places,
  prices,
  sectorMenu,
  vouchers,
  loyalty,
  dealbot,
  experiments,
  operators,
  explanations,
  favourites,
  feedback,
  followers,
  figures,
  groupOrders,
  marketSettings,
];
const documents = [...catalogue, ...calls, manifestExperiments];

/** A schema under the name that routes give it. */
interface ExchangedSchema {
  readonly $id: string;
}

/** A part of the schemas under a name of its own, everything it refers to in place. */
const named = (
  name: string,
  reference: string,
  { $id } = orders as { readonly $id: string },
): ExchangedSchema => ({
  ...inlineReferences({ $id, $ref: reference }, [...documents]),
  $id: name,
});

/** Everything that is exchanged, by the name under which routes refer to it: `{ $ref: 'Hut#' }`. */
export const exchanged: readonly ExchangedSchema[] = [
  ...[hut, product, deal, discount, upsell, menuOptions, orderRequest].map(({ title, $id }) =>
    named(title, $id),
  ),
  ...Object.keys(orders.definitions).map((name) => named(name, `#/definitions/${name}`)),
  ...Object.keys(sectorMenu.definitions).map((name) =>
    named(name, `#/definitions/${name}`, sectorMenu),
  ),
  ...Object.keys(prices.definitions).map((name) => named(name, `#/definitions/${name}`, prices)),
  ...Object.keys(vouchers.definitions).map((name) =>
    named(name, `#/definitions/${name}`, vouchers),
  ),
  ...Object.keys(loyalty.definitions).map((name) => named(name, `#/definitions/${name}`, loyalty)),
  ...Object.keys(accounts.definitions).map((name) =>
    named(name, `#/definitions/${name}`, accounts),
  ),
  ...Object.keys(dealbot.definitions).map((name) => named(name, `#/definitions/${name}`, dealbot)),
  ...Object.keys(experiments.definitions).map((name) =>
    named(name, `#/definitions/${name}`, experiments),
  ),
  ...Object.keys(operators.definitions).map((name) =>
    named(name, `#/definitions/${name}`, operators),
  ),
  ...Object.keys(explanations.definitions).map((name) =>
    named(name, `#/definitions/${name}`, explanations),
  ),
  ...Object.keys(favourites.definitions).map((name) =>
    named(name, `#/definitions/${name}`, favourites),
  ),
  ...Object.keys(feedback.definitions).map((name) =>
    named(name, `#/definitions/${name}`, feedback),
  ),
  ...Object.keys(followers.definitions).map((name) =>
    named(name, `#/definitions/${name}`, followers),
  ),
  ...Object.keys(figures.definitions).map((name) => named(name, `#/definitions/${name}`, figures)),
  ...Object.keys(groupOrders.definitions).map((name) =>
    named(name, `#/definitions/${name}`, groupOrders),
  ),
  ...Object.keys(marketSettings.definitions).map((name) =>
    named(name, `#/definitions/${name}`, marketSettings),
  ),
  ...Object.keys(places.definitions).map((name) => named(name, `#/definitions/${name}`, places)),
];

/** Makes the schemas of everything exchanged known to the routes. */
export function addAnswerSchemas(app: FastifyInstance): void {
  for (const schema of exchanged) app.addSchema(schema);
}

/** References for the `response` part of a route's schema. */
export const answers = {
  hut: { $ref: 'Hut#' },
  product: { $ref: 'Product#' },
  deal: { $ref: 'Deal#' },
  discount: { $ref: 'Discount#' },
  upsell: { $ref: 'Upsell#' },
  menuOptions: { $ref: 'MenuOptions#' },
  sectorMenu: { $ref: 'SectorMenu#' },
  problem: { $ref: 'Problem#' },
  hutStatusSummary: { $ref: 'HutStatusSummary#' },
  eta: { $ref: 'EtaAnswer#' },
  sku: { $ref: 'Sku#' },
  timeSlot: { $ref: 'TimeSlot#' },
  voucher: { $ref: 'Voucher#' },
  voucherRejection: { $ref: 'VoucherRejection#' },
  giftCardCheck: { $ref: 'GiftCardCheck#' },
  giftCardCredit: { $ref: 'GiftCardCredit#' },
  giftCardRefusal: { $ref: 'GiftCardRefusal#' },
  loyaltyAccount: { $ref: 'LoyaltyAccount#' },
  loyaltyMember: { $ref: 'LoyaltyMember#' },
  loyaltyEarnings: { $ref: 'LoyaltyEarnings#' },
  loyaltyAccountExists: { $ref: 'LoyaltyAccountExists#' },
  pastOrder: { $ref: 'PastOrder#' },
  knownDetails: { $ref: 'KnownDetails#' },
  receipt: { $ref: 'Receipt#' },
  ownAddress: { $ref: 'OwnAddress#' },
  ownAddressInput: { $ref: 'OwnAddressInput#' },
  ownPayment: { $ref: 'OwnPayment#' },
  ownPaymentInput: { $ref: 'OwnPaymentInput#' },
  pointsHistory: { $ref: 'PointsHistory#' },
  offlineRedemption: { $ref: 'OfflineRedemption#' },
  credentials: { $ref: 'Credentials#' },
  signUp: { $ref: 'SignUp#' },
  signUpAnswer: { $ref: 'SignUpAnswer#' },
  signUpConfirmation: { $ref: 'SignUpConfirmation#' },
  forgotPassword: { $ref: 'ForgotPassword#' },
  newPassword: { $ref: 'NewPassword#' },
  refreshRequest: { $ref: 'RefreshRequest#' },
  socialVisit: { $ref: 'SocialVisit#' },
  codeExchange: { $ref: 'CodeExchange#' },
  identitySession: { $ref: 'IdentitySession#' },
  currentSession: { $ref: 'CurrentSession#' },
  deviceSession: { $ref: 'DeviceSession#' },
  accountProfile: { $ref: 'AccountProfile#' },
  accountProfileInput: { $ref: 'AccountProfileInput#' },
  placeSuggestion: { $ref: 'PlaceSuggestion#' },
  geocodedPlace: { $ref: 'GeocodedPlace#' },
  postalAddress: { $ref: 'PostalAddress#' },
  streetRecord: { $ref: 'StreetRecord#' },
  experimentsDatafile: { $ref: 'ExperimentsDatafile#' },
  activeFeatures: { $ref: 'ActiveFeatures#' },
  operatorCredentials: { $ref: 'OperatorCredentials#' },
  operatorSignInStep: { $ref: 'OperatorSignInStep#' },
  operatorCode: { $ref: 'OperatorCode#' },
  operatorWelcome: { $ref: 'OperatorWelcome#' },
  operatorProfile: { $ref: 'OperatorProfile#' },
  operatorHut: { $ref: 'OperatorHut#' },
  hutBoard: { $ref: 'HutBoard#' },
  hutOverrides: { $ref: 'HutOverrides#' },
  overrideRequest: { $ref: 'OverrideRequest#' },
  marketPictures: { $ref: 'MarketPictures#' },
  entryPicture: { $ref: 'EntryPicture#' },
  operatorPress: { $ref: 'OperatorPress#' },
  operatorOrder: { $ref: 'OperatorOrder#' },
  operatorOrderStory: { $ref: 'OperatorOrderStory#' },
  operatorCustomer: { $ref: 'OperatorCustomer#' },
  operatorAction: { $ref: 'OperatorAction#' },
  settingExplanation: { $ref: 'SettingExplanation#' },
  orderRating: { $ref: 'OrderRating#' },
  orderProblem: { $ref: 'OrderProblem#' },
  orderFeedback: { $ref: 'OrderFeedback#' },
  pushedFollower: { $ref: 'PushedFollower#' },
  textedFollower: { $ref: 'TextedFollower#' },
  orderFollowers: { $ref: 'OrderFollowers#' },
  favouriteList: { $ref: 'FavouriteList#' },
  groupOpening: { $ref: 'GroupOpening#' },
  groupJoining: { $ref: 'GroupJoining#' },
  groupItem: { $ref: 'GroupItem#' },
  groupReadiness: { $ref: 'GroupReadiness#' },
  groupChange: { $ref: 'GroupChange#' },
  groupOrder: { $ref: 'GroupOrder#' },
  figures: { $ref: 'Figures#' },
  settingsOverview: { $ref: 'SettingsOverview#' },
  settingsText: { $ref: 'SettingsText#' },
  settingsDraft: { $ref: 'SettingsDraft#' },
  settingsCheck: { $ref: 'SettingsCheck#' },
  settingsPlan: { $ref: 'SettingsPlan#' },
  settingsPublication: { $ref: 'SettingsPublication#' },
  settingsRollBack: { $ref: 'SettingsRollBack#' },
  settingsPublished: { $ref: 'SettingsPublished#' },
  settingsVersion: { $ref: 'SettingsVersion#' },
  settingsChange: { $ref: 'SettingsChange#' },
  visitSteps: { $ref: 'VisitSteps#' },
  postcodeCities: { $ref: 'PostcodeCities#' },
} as const;
