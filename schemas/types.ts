// Generated from the JSON Schemas in this folder by tools/generate-types.ts. Change those, not this.

/**
 * How the customer gets the food.
 */
export type Disposition = 'delivery' | 'collection' | 'dinein';

/**
 * ISO weekdays (1 Monday to 7 Sunday) of the trading day; absent means every day.
 */
export type CatalogueHutWeekdays = number[];

/**
 * Basket item type (BSK-05).
 */
export type ProductType = 'pizza' | 'side' | 'drink' | 'dessert' | 'dip';

/**
 * Part of a price (MNU-37).
 */
export type PricePart =
  'base' | 'crust' | 'sauce' | 'cheese' | 'toppings' | 'halfAndHalf' | 'modifiers';

/**
 * Percent of the eligible total, or an amount.
 */
export type DiscountRule = 'percent' | 'amount';

/**
 * Hut-local time HH:mm; an end at or before its start runs past midnight (TIM-01).
 */
export type CatalogueHutLocalTime = string;

/**
 * How a pizza base is drawn: its outline, the width of its rim and what shows in it.
 */
export type CrustLook =
  | 'classic'
  | 'thin'
  | 'deep-pan'
  | 'stuffed-cheese'
  | 'stuffed-garlic'
  | 'stuffed-pepperoni'
  | 'cheesy-bites'
  | 'square-pan';

/**
 * Which sauce shows between crust and cheese.
 */
export type SauceLook =
  'tomato' | 'barbecue' | 'creme-fraiche' | 'garlic' | 'pesto' | 'makhani' | 'peri-peri' | 'none';

/**
 * How the melted cheese over the sauce is drawn.
 */
export type CheeseLook = 'mozzarella' | 'extra' | 'vegan' | 'cheddar-mix' | 'none';

/**
 * Which drawing stands for a topping on a pizza. Pick the nearest one: several ingredients may share a look.
 */
export type ToppingLook =
  | 'pepperoni'
  | 'mushroom'
  | 'green-pepper'
  | 'red-pepper'
  | 'red-onion'
  | 'black-olive'
  | 'green-olive'
  | 'sweetcorn'
  | 'pineapple'
  | 'ham'
  | 'bacon'
  | 'chicken'
  | 'tandoori-chicken'
  | 'chicken-tikka'
  | 'beef'
  | 'spicy-beef'
  | 'sausage'
  | 'merguez'
  | 'chorizo'
  | 'salami'
  | 'jalapeno'
  | 'green-chilli'
  | 'red-chilli-flakes'
  | 'tomato'
  | 'cherry-tomato'
  | 'sun-dried-tomato'
  | 'spinach'
  | 'basil'
  | 'rocket'
  | 'artichoke'
  | 'goat-cheese'
  | 'blue-cheese'
  | 'feta'
  | 'mozzarella-pearl'
  | 'paneer'
  | 'tandoori-paneer'
  | 'potato'
  | 'lardon'
  | 'egg'
  | 'tuna'
  | 'anchovy'
  | 'prawn'
  | 'smoked-salmon'
  | 'aubergine'
  | 'courgette'
  | 'garlic'
  | 'coriander'
  | 'pulled-pork'
  | 'cheddar'
  | 'parmesan'
  | 'honey'
  | 'caramelised-onion'
  | 'pickle';

/**
 * Which drawing stands for a product that is not an open round or square pizza.
 */
export type ProductLook =
  | 'fries'
  | 'wedges'
  | 'garlic-bread'
  | 'cheesy-garlic-bread'
  | 'breadsticks'
  | 'wings'
  | 'boneless-bites'
  | 'nuggets'
  | 'mozzarella-sticks'
  | 'jalapeno-poppers'
  | 'onion-rings'
  | 'salad'
  | 'coleslaw'
  | 'mac-and-cheese'
  | 'potato-pops'
  | 'paneer-pops'
  | 'spiced-bites'
  | 'poutine'
  | 'soup'
  | 'pasta-bake'
  | 'pasta-penne'
  | 'lasagne'
  | 'melt'
  | 'flatbread'
  | 'calzone'
  | 'cookie-dough'
  | 'brownie'
  | 'ice-cream-tub'
  | 'cheesecake'
  | 'churros'
  | 'chocolate-fondant'
  | 'tiramisu'
  | 'doughnuts'
  | 'lava-cake'
  | 'gulab-jamun'
  | 'cookie'
  | 'cinnamon-bites'
  | 'fruit-cup'
  | 'bottle'
  | 'can'
  | 'water'
  | 'juice'
  | 'beer-bottle'
  | 'wine-bottle'
  | 'cider-bottle'
  | 'lassi'
  | 'coffee'
  | 'tea'
  | 'milkshake'
  | 'dip-pot'
  | 'bag'
  | 'bundle-box'
  | 'deal-pizza-duo'
  | 'deal-feast'
  | 'gift-card';

/**
 * The palette entry that colours the changeable part of a product drawing: the drink in a bottle, the label of a can, the sauce in a dip pot. Ignored by drawings without such a part.
 */
export type LookTint =
  | 'cola'
  | 'lemon'
  | 'orange'
  | 'berry'
  | 'mint'
  | 'chocolate'
  | 'caramel'
  | 'vanilla'
  | 'mango'
  | 'red'
  | 'green'
  | 'blue'
  | 'amber';

/**
 * Something that comes from an animal; fish stands for all seafood, rennet for that of calves.
 */
export type AnimalPart = 'meat' | 'fish' | 'rennet' | 'gelatine' | 'milk' | 'egg' | 'honey';

/**
 * What in it comes from animals, none at all when empty; diet marks are worked out from it (SHP-07). A pizza has its recipe instead, and names only what its parts do not; absent where nobody knows, or for what is not eaten.
 */
export type CatalogueProductAnimalParts = AnimalPart[];

/**
 * One of the 14 allergens.
 */
export type Allergen =
  | 'gluten'
  | 'milk'
  | 'egg'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'soya'
  | 'nuts'
  | 'peanuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin';

/**
 * What it is. The name of a postcode area is the postcode, or the first part of one.
 */
export type GazetteerKind =
  'street' | 'landmark' | 'neighborhood' | 'sublocality' | 'locality' | 'postcode';

/**
 * eq: the field is the value. includes: the list or text contains it.
 */
export type UpsellOperator = 'eq' | 'includes';

/**
 * A discount on the basket, or the key to a deal.
 */
export type VoucherType = 'discount' | 'deal';

/**
 * All toppings.
 *
 * @maxItems 30
 */
export type Toppings = string[];

/**
 * Priced extras of a side.
 *
 * @maxItems 30
 */
export type Modifiers = string[];

/**
 * Dips with a side.
 *
 * @maxItems 30
 */
export type Dips = string[];

/**
 * A part of what a wallet, a provider or a geocoder gave, whose inside is not ours to describe; its size is limited.
 *
 * @maxItems 100
 */
export type ForeignValue = string | number | boolean | {} | unknown[] | null;

/**
 * Deals and, under the id ND, loose items (ORD-26, ORD-27).
 *
 * @maxItems 60
 */
export type Deals = OrderDeal[];

/**
 * Surcharges (ORD-23).
 *
 * @maxItems 20
 */
export type Surcharges = OrderSurcharge[];

/**
 * Status of an order (TRK-01).
 */
export type TrackingStatus =
  | 'CONFIRMING'
  | 'CONFIRMED'
  | 'PREPARING'
  | 'COOKING'
  | 'PACKING'
  | 'READY'
  | 'DISPATCHED'
  | 'ALMOST_ARRIVED'
  | 'DELIVERED'
  | 'FAILED';

/**
 * LOC-03.
 */
export type Availability = 'AVAILABLE' | 'UNAVAILABLE_CLOSED';

/**
 * Kind of a place: street_address has a number, route is a street without one.
 */
export type PlaceType =
  | 'street_address'
  | 'route'
  | 'premise'
  | 'point_of_interest'
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'postal_code'
  | 'administrative_area'
  | 'geocode';

/**
 * Which numbers of the range the hut serves; Consecutive is every one.
 */
export type StreetNumberType = 'Consecutive' | 'Odd' | 'Even';

/**
 * Name of the ground.
 */
export type VoucherErrorType =
  'NOT_FOUND' | 'APP_ONLY' | 'COLLECTION_ONLY' | 'PRODUCTS_UNAVAILABLE' | 'CONFLICT';

/**
 * A path of this site: non-empty parts between single slashes, with query and hash where they are needed (SEC-25).
 */
export type SitePath = string;

/**
 * The 22 payment types (PAY-01).
 */
export type PaymentType =
  | 'applePay'
  | 'razorpay'
  | 'phone-pe'
  | 'microform'
  | 'worldpay'
  | 'visaCheckout'
  | 'hipay'
  | 'cash/ticket'
  | 'ticket'
  | 'paytm'
  | 'card'
  | 'paylater_debit'
  | 'paylater_credit'
  | 'vtexCard'
  | 'cash'
  | 'paypal'
  | 'googlePay'
  | 'eigen'
  | 'googlePay3DS'
  | 'netbanking'
  | 'wallet'
  | 'upi';

/**
 * An address elsewhere over https, without a user in front of its host (SEC-25).
 */
export type WebAddress = string;

/**
 * An sRGB colour as # and six hexadecimal digits.
 */
export type ThemeColour = string;

/**
 * Id of a typeface that ships with the application.
 */
export type ThemeFace =
  | 'fraunces'
  | 'bricolage-grotesque'
  | 'figtree'
  | 'baloo-2'
  | 'outfit'
  | 'nunito-sans'
  | 'work-sans'
  | 'inter';

/**
 * A message that the page posts to the native app.
 */
export type MessageToApp = PlainMessageToApp | EventToApp;

/**
 * What happened.
 */
export type AccountEventName =
  'login' | 'customer-create' | 'customer-update' | 'customer-delete' | 'logout';

/**
 * A message of the native app that the page understands; it passes over every other, and over properties it does not know (WEB-04).
 */
export type MessageFromApp = LocationPermissionMessage | TrackingPermissionMessage;

/**
 * As the system calls it (WEB-07).
 */
export type TrackingPermissionStatus = 'authorized' | 'restricted' | 'denied' | 'unavailable';

/**
 * A bundle with a price rule (DEA-19). Amounts are decimals in the market's currency. Texts are in the market's default locale.
 */
export interface Deal {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that offer it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * Pricing rule: bogof, bogoh, bogtf, buyx-gety, bundle-discount, std-drink-price, std-pizza-price, flat, giftcard, or a kind that a plugin adds (DEA-20, DEA-21).
   */
  kind: string;
  /**
   * Name.
   */
  title: string;
  /**
   * What the customer gets, in one or two sentences.
   */
  desc?: string;
  /**
   * Terms; {{validUntil}} in them is the last day that the market states (DEA-83, CST-103).
   */
  terms?: string;
  /**
   * Picture address; absent means drawn.
   */
  img?: string;
  /**
   * How it is drawn: a ProductLook of look.schema.json.
   */
  look?: string;
  /**
   * Deal category shown at /order/dealcategory/ (DEA-05).
   */
  category?: string;
  /**
   * Dispositions it is offered for; absent means all.
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  weekdays?: CatalogueHutWeekdays;
  /**
   * Price of the rule: the flat price, the standard price, the bundle's catalogue price or the face value.
   */
  price?: number;
  /**
   * Price without the deal (DEA-57, DEA-67).
   */
  originalPrice?: number;
  /**
   * What is chosen, in order.
   */
  options: DealOption[];
  rules?: DealRules;
  /**
   * Surcharges for single choices (DEA-48).
   */
  surcharges?: DealSurcharge[];
  /**
   * Every product id its options may use; worked out by the server (DEA-30).
   */
  entities?: string[];
  /**
   * The least it costs with all that it requires, for kinds whose price is that of a part; worked out by the server (SHP-03).
   */
  cheapestPrice?: number;
  /**
   * Deals, discounts or vouchers that may not be in the same basket (DEA-31).
   */
  conflicts?: string[];
  /**
   * Deals this one replaces (DEA-32).
   */
  overrides?: string[];
  /**
   * Value the rest of the basket must reach (DEA-33).
   */
  threshold?: number;
  /**
   * Swaps the deal for another id for a time (DEA-44).
   */
  schedule?: {
    /**
     * Id used while scheduled.
     */
    id: string;
    /**
     * First moment.
     */
    startDate: string;
    /**
     * First moment after.
     */
    endDate: string;
  };
  /**
   * Id of the deal it stands in for by schedule; worked out by the server (DEA-44).
   */
  standsInFor?: string;
  /**
   * False keeps its price out of discounts (DEA-34).
   */
  discountable?: boolean;
  /**
   * A reward bought with points.
   */
  loyalty?: boolean;
  /**
   * Points it costs.
   */
  loyaltyPoints?: number;
  /**
   * What the loyalty provider calls the reward (LOY-06).
   */
  redeemable_id?: string;
  /**
   * Needs a voucher or points (DEA-08).
   */
  locked?: boolean;
  /**
   * Not on the list (DEA-07).
   */
  hidden?: boolean;
  /**
   * Popularity, higher first.
   */
  popularity?: number;
  /**
   * Copies a customer may have in one order (DEA-76).
   */
  maxPerCustomer?: number;
  /**
   * Can be filled with vegetarian products only.
   */
  vegetarian?: boolean;
  /**
   * Target of a fixed local deal (DEA-14), a path of this site (SEC-25).
   */
  dealLink?: string;
}

/**
 * One choice of a deal (DEA-22, DEA-23).
 */
export interface DealOption {
  /**
   * Heading of the choice; absent means the name of the type.
   */
  title?: string;
  type: ProductType;
  /**
   * For pizzas the size; else the product's subtype (DEA-27).
   */
  subtype?: string;
  /**
   * Product kind the choice is kept to, for example wings.
   */
  kind?: string;
  /**
   * Products offered; absent means every product of the type.
   */
  entities?: string[];
  /**
   * Required slots; default count.
   */
  min?: number;
  /**
   * Slots in all; default count.
   */
  max?: number;
  /**
   * Items; default 1. For dips the dips of one slot (DEA-25).
   */
  count?: number;
  /**
   * Product ids that fill the slots at first (DEA-28).
   */
  defaults?: string[];
  /**
   * Base price 0 (DEA-54).
   */
  free?: boolean;
  /**
   * Belongs to the pool of the cheapest rule (DEA-53).
   */
  cheapest?: boolean;
}

/**
 * Rules of the price.
 */
export interface DealRules {
  /**
   * Which items get the benefit.
   */
  cheapest?: {
    /**
     * How many (DEA-50).
     */
    count?: number;
    /**
     * Price parts the benefit covers (DEA-51).
     */
    parts?: PricePart[];
  };
  /**
   * False charges no supplement and no deal surcharge (DEA-49).
   */
  surcharge?: boolean;
}

export interface DealSurcharge {
  /**
   * Option it belongs to.
   */
  optionIndex: number;
  /**
   * Product, size or crust.
   */
  entityId: string;
  /**
   * Amount per chosen item.
   */
  amount: number;
}

/**
 * A basket discount on offer, picked on the deals list (DEA-02). Amounts are decimals in the market's currency.
 */
export interface Discount {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that offer it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * Name.
   */
  title: string;
  /**
   * What it takes off.
   */
  desc?: string;
  /**
   * Terms; {{validUntil}} in them is the last day that the market states (CST-103).
   */
  terms?: string;
  /**
   * Percent (0 to 100) or amount in the market's currency, by the rule (VOU-01).
   */
  amount: number;
  /**
   * Eligible total it needs (VOU-09).
   */
  threshold?: number;
  options: DiscountOptions;
  /**
   * Uses in one order.
   */
  maxPerCustomer?: number;
  /**
   * Deals it may not be combined with.
   */
  conflicts?: string[];
  /**
   * Popularity, higher first.
   */
  popularity?: number;
}

/**
 * How it is worked out (VOU-02).
 */
export interface DiscountOptions {
  rule: DiscountRule;
  /**
   * Types of product it is worked out on; absent means all.
   *
   * @minItems 1
   */
  productTypes?: ProductType[];
  /**
   * Dispositions it is offered for; absent means all.
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  /**
   * Most that a percent discount takes off, in the market's currency.
   */
  maxAmount?: number;
}

/**
 * A gift card of the embedded service, for trying and testing (GFT-35).
 */
export interface CatalogueGiftCard {
  /**
   * The full number, unique in the market.
   */
  number: string;
  /**
   * The pin.
   */
  pin: string;
  /**
   * What it was bought for, in the market's currency.
   */
  loaded: number;
  /**
   * Last day on which it pays, as year-month-day.
   */
  expiryDate: string;
  /**
   * Error code that a check of this card gets, whatever its credit; absent means that it is in order.
   */
  answers?: string;
}

/**
 * A restaurant of the chain as the catalogue holds it and as the hut calls answer it (LOC-01, LOC-02, BSK-10). Amounts are decimals in the market's currency.
 */
export interface Hut {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sub-market the hut belongs to, for example uk-1.
   */
  sector: string;
  /**
   * Name shown to customers, usually the district.
   */
  name: string;
  /**
   * A test hut is listed only to users with a feature role; its orders count as test orders.
   */
  test?: boolean;
  address: HutAddress;
  /**
   * WGS84 degrees.
   */
  latitude: number;
  /**
   * WGS84 degrees.
   */
  longitude: number;
  /**
   * IANA time zone, for example Europe/London; utcOffset is worked out from it.
   */
  timeZone: string;
  /**
   * Minutes the hut's clock is ahead of UTC at the time of the answer; never in the catalogue.
   */
  utcOffset?: number;
  /**
   * True while the hut takes no orders at all.
   */
  closed?: boolean;
  /**
   * One sentence more about a closed hut, in the language of its customers: why, or until when (LOC-78).
   */
  closedNote?: string;
  /**
   * Dispositions the hut refuses for the moment although it is open.
   */
  bounced?: {
    /**
     * Refuses deliveries.
     */
    delivery?: boolean;
    /**
     * Refuses collections.
     */
    collection?: boolean;
  };
  /**
   * Locale the site changes to when a customer localises here.
   */
  defaultLanguage?: string;
  /**
   * Who runs the hut.
   */
  ownership?: 'equity' | 'franchise';
  allowedDisposition: AllowedDisposition;
  /**
   * Kind of curbside collection the hut has (CHK-24).
   */
  curbside?: 'none' | 'with-parking' | 'without-parking';
  /**
   * Payment types the hut takes.
   */
  supportedPayment: SupportedPayment[];
  /**
   * Gift cards can pay here.
   */
  supportsGiftCard?: boolean;
  /**
   * False hides calories (MNU-74).
   */
  showNutrition?: boolean;
  /**
   * Delivery zone id carried in orders.
   */
  tradezoneId?: string;
  /**
   * Distance from the searched point; in search results only.
   */
  distanceMetres?: number;
  servedBy?: ServedBy;
  /**
   * Phone in national writing.
   */
  phone: string;
  /**
   * Payment unit reference number.
   */
  urn?: string;
  /**
   * Point-of-sale kind, part of the sku key.
   */
  posType?: string;
  /**
   * Opening hours.
   */
  hours: {
    /**
     * Hours for orders on the web.
     */
    web: {
      /**
       * When orders for now are taken.
       */
      asap: AsapHours[];
      /**
       * When orders for later are taken.
       */
      scheduled: ScheduledHours[];
    };
  };
  /**
   * Opening hours of the next days; in the answer to openDays=7 only.
   */
  openDays?: OpenDay[];
  /**
   * State or province facts.
   */
  states?: {
    /**
     * State or province code.
     */
    code?: string;
    /**
     * The state asks a fee for bags (SUR-35).
     */
    hasBagFee?: boolean;
  };
  /**
   * Delivery surcharge tiers (SUR-03).
   */
  variableDeliverySurcharges?: DeliverySurchargeTier[];
  /**
   * Fee items of the hut (SUR-04, SUR-11, SUR-12).
   */
  fees?: FeeItem[];
  /**
   * Minimum basket value for delivery (BSK-47).
   */
  minDeliveryOrder?: number;
  /**
   * Minimum basket value for collection (BSK-48).
   */
  minCollectionOrder?: number;
  /**
   * Google Pay settings.
   */
  googlePay?: {
    /**
     * Gateway name.
     */
    gateway?: string;
    /**
     * Merchant id.
     */
    merchantId?: string;
  };
  /**
   * Click-to-pay settings.
   */
  visaCheckout?: {
    /**
     * Public key.
     */
    apikey?: string;
    /**
     * Tokens.
     */
    tokens?: string[];
  };
  /**
   * Menu categories the hut does not show (MNU-18).
   */
  excludedTabs?: string[];
  /**
   * Deals of the sector the hut does not offer.
   */
  excludedDeals?: string[];
  /**
   * Products of the sector the hut does not sell at present.
   */
  unavailableProducts?: string[];
  /**
   * Usual minutes from order to hand-over, by disposition.
   */
  eta?: {
    delivery?: EtaMinutes;
    collection?: EtaMinutes;
    dinein?: EtaMinutes;
  };
  deliveryArea?: DeliveryArea;
}

/**
 * Postal address.
 */
export interface HutAddress {
  /**
   * Street lines, without city and postcode.
   *
   * @minItems 1
   */
  lines: string[];
  /**
   * Town or city.
   */
  city: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode: string;
  /**
   * Region, state or province code; picks taxes and bag fee.
   */
  region?: string;
}

/**
 * Dispositions the hut offers.
 */
export interface AllowedDisposition {
  /**
   * Delivers.
   */
  delivery: boolean;
  /**
   * Hands out orders.
   */
  collection: boolean;
  /**
   * Has tables.
   */
  dinein?: boolean;
}

export interface SupportedPayment {
  /**
   * Payment type code (PAY-01).
   */
  type: string;
}

/**
 * Why the hut delivers to the searched address; in answers to where a hut delivers only.
 */
export interface ServedBy {
  /**
   * Kind of the delivery area that holds the address.
   */
  area: 'postcode' | 'outcode' | 'polygon' | 'circle' | 'street';
  /**
   * The postcode or its first part, the street with its range, or the hut whose shape it is.
   */
  value: string;
  /**
   * Where several huts deliver there, why this one comes before the next.
   */
  chosenBy?: 'exactness' | 'distance' | 'market-order';
}

export interface AsapHours {
  disposition: Disposition;
  days?: CatalogueHutWeekdays;
  open: CatalogueHutLocalTime;
  close: CatalogueHutLocalTime;
}

export interface ScheduledHours {
  disposition: Disposition;
  periods: ScheduledPeriod[];
}

export interface ScheduledPeriod {
  days?: CatalogueHutWeekdays;
  from: CatalogueHutLocalTime;
  to: CatalogueHutLocalTime;
  /**
   * Minutes between two slots.
   */
  interval: number;
  /**
   * Minutes the kitchen needs before a slot.
   */
  prep: number;
}

export interface OpenDay {
  /**
   * Trading day in hut time.
   */
  date: string;
  disposition: Disposition;
  open: CatalogueHutLocalTime;
  close: CatalogueHutLocalTime;
}

export interface DeliverySurchargeTier {
  /**
   * Lower bound, inclusive.
   */
  minOrderValue: number;
  /**
   * Upper bound, inclusive; 0 means none.
   */
  maxOrderValue: number;
  /**
   * Surcharge of the tier.
   */
  deliverySurcharge: number;
}

export interface FeeItem {
  /**
   * Kind of fee.
   */
  type: 'delivery' | 'smallOrderSupplement';
  /**
   * Listed fee.
   */
  price: number;
  /**
   * Fee for logged-in account holders.
   */
  priceForAccountHolder?: number;
  /**
   * Order value from which the fee applies.
   */
  lowerThreshold?: number;
  /**
   * Order value below which the fee applies; 0 or absent means no bound.
   */
  upperThreshold?: number;
}

/**
 * Estimate in minutes.
 */
export interface EtaMinutes {
  /**
   * Single estimate.
   */
  exact: number;
  /**
   * Range.
   */
  range: {
    /**
     * Earliest.
     */
    from: number;
    /**
     * Latest.
     */
    to: number;
  };
}

/**
 * Where the hut delivers; never sent to browsers.
 */
export interface DeliveryArea {
  /**
   * Outward codes served in full, for example SW11.
   */
  outcodes?: string[];
  /**
   * Single full postcodes or (FR, IN, CA) whole postal codes or prefixes.
   */
  postcodes?: string[];
  /**
   * Circle around the hut served when no list decides.
   */
  radiusMetres?: number;
  /**
   * Ring of [longitude, latitude] points.
   */
  polygon?: number[][];
}

/**
 * The names of the food drawings that catalogue data may choose from. Every name here has a drawing in ui/food-art, and a test holds the two together.
 */
export interface Look {
  [k: string]: unknown;
}

/**
 * What pizzas can be made of in a market: sizes, crusts, sauces, cheeses and toppings with their prices by size. Amounts are decimals in the market's currency.
 */
export interface MenuOptions {
  $schema?: string;
  /**
   * Sizes, smallest first.
   *
   * @minItems 1
   */
  sizes: SizeOption[];
  /**
   * Crusts in menu order.
   *
   * @minItems 1
   */
  crusts: PizzaOption[];
  /**
   * Sauces in menu order.
   *
   * @minItems 1
   */
  sauces: PizzaOption[];
  /**
   * Cheeses in menu order.
   *
   * @minItems 1
   */
  cheeses: PizzaOption[];
  /**
   * Toppings in menu order.
   *
   * @minItems 1
   */
  toppings: PizzaOption[];
}

export interface SizeOption {
  /**
   * Id.
   */
  id: string;
  /**
   * Name, for example Large.
   */
  title: string;
  /**
   * Hint, for example 13.5 inch, serves 2-3.
   */
  desc?: string;
}

/**
 * A crust, sauce, cheese or topping.
 */
export interface PizzaOption {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  title: string;
  /**
   * One short sentence.
   */
  desc?: string;
  /**
   * How it is drawn: a CrustLook, SauceLook, CheeseLook or ToppingLook of look.schema.json.
   */
  look: string;
  /**
   * Price by size id; a size that is absent is not sold.
   */
  prices: {
    [k: string]: number;
  };
  /**
   * A limited-time crust (MNU-47).
   */
  limited?: boolean;
  animal?: CatalogueProductAnimalParts;
  /**
   * 0 none, 1 mild, 2 hot.
   */
  spice?: number;
  /**
   * Allergens it contains.
   */
  allergens?: Allergen[];
  /**
   * Kilocalories it adds to a slice.
   */
  servingCalories?: number;
  /**
   * Click-through rate for sorting (MNU-55).
   */
  popularity?: number;
}

/**
 * A place of the embedded gazetteer: a street, a part of a city, a city, a landmark or a postcode area with its position (ADR-32).
 */
export interface GazetteerPlace {
  kind: GazetteerKind;
  /**
   * Name as customers write it.
   */
  name: string;
  /**
   * Town or city it lies in.
   */
  city?: string;
  /**
   * Part of the city it lies in.
   */
  sublocality?: string;
  /**
   * Neighbourhood it lies in.
   */
  neighborhood?: string;
  /**
   * Street that a landmark stands in.
   */
  street?: string;
  /**
   * House number of a landmark.
   */
  number?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * Postcode, or the first part of one.
   */
  postcode?: string;
  /**
   * House numbers that a street has, as far as they are known.
   */
  numbers?: {
    /**
     * Lowest.
     */
    from: number;
    /**
     * Highest.
     */
    to: number;
  };
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
}

/**
 * Something the menu sells (MNU-35). Amounts are decimals in the market's currency. Texts are in the market's default locale; words.<locale>.json translates them.
 */
export interface Product {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that sell it at this price; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  type: ProductType;
  /**
   * Finer type, for example alcohol or soft among drinks.
   */
  subtype?: string;
  /**
   * For sides the category: side, wings, pasta, melts, flatzz, other (MNU-03); for pizzas pizza, create-your-own or half-and-half; else a family such as cola.
   */
  kind: string;
  /**
   * Name.
   */
  title: string;
  /**
   * One or two appetising sentences.
   */
  desc?: string;
  /**
   * Picture address; absent means drawn from look or recipe.
   */
  img?: string;
  /**
   * How a product without recipe is drawn: a ProductLook of look.schema.json.
   */
  look?: string;
  /**
   * Palette entry for the drawing.
   */
  tint?: string;
  /**
   * Price; for pizzas that of the default size.
   */
  price: number;
  /**
   * The catalogue price when shown under another (MNU-36).
   */
  originalPrice?: number;
  /**
   * The catalogue id when shown under another.
   */
  originalId?: string;
  /**
   * The catalogue type when shown under another.
   */
  originalType?: string;
  /**
   * Lowest price over the sizes; worked out by the server (MNU-38).
   */
  cheapestPrice?: number;
  /**
   * Parts that add up to price (MNU-37); worked out by the server.
   */
  priceBreakdown?: PricePartAmount[];
  /**
   * Tax class, looked up in the market's rates (SUR-32).
   */
  taxCode: string;
  /**
   * Priced extras of a side (MNU-43).
   */
  modifiers?: Modifier[];
  /**
   * Ids of dips that go with a side.
   */
  dips?: string[];
  /**
   * Pizzas: sizes sold, smallest first.
   *
   * @minItems 1
   */
  sizes?: ProductSize[];
  defaultOptions?: DefaultOptions;
  /**
   * Lower limit on added toppings than the market's (MNU-51).
   */
  maxAdditions?: number;
  /**
   * Lower limit on removed toppings than the market's.
   */
  maxRemovals?: number;
  /**
   * Can be a half of a half-and-half (MNU-57).
   */
  halvable?: boolean;
  /**
   * New tag.
   */
  isNew?: boolean;
  /**
   * Listed only with the internal hidden flag.
   */
  hidden?: boolean;
  /**
   * Sold only inside deals that name it (MNU-40).
   */
  dealOnly?: boolean;
  animal?: CatalogueProductAnimalParts;
  /**
   * Vegetarian, as worked out from its parts; never typed in a catalogue file (SHP-07).
   */
  veg?: boolean;
  /**
   * Vegan, as worked out from its parts; never typed in a catalogue file (SHP-07).
   */
  vegan?: boolean;
  /**
   * 0 none, 1 mild, 2 hot.
   */
  spice?: number;
  /**
   * Without gluten.
   */
  glutenFree?: boolean;
  /**
   * Can be made without gluten.
   */
  glutenFreeAvailable?: boolean;
  /**
   * Alcoholic; needs food in the basket (BSK-61).
   */
  alcohol?: boolean;
  /**
   * Kilocalories a serving.
   */
  servingCalories?: number;
  nutrition?: Nutrition;
  /**
   * Allergens it contains.
   */
  allergens?: Allergen[];
  /**
   * Popularity, higher first.
   */
  popularity?: number;
  /**
   * Figures for sorting experiments: quantity, revenue, perfmatrix.
   */
  rankings?: {
    [k: string]: number;
  };
  /**
   * Gap to the minimum order for which it is cross-sold (MNU-39).
   */
  rules?: {
    /**
     * Gap above.
     */
    above?: number;
    /**
     * Gap below.
     */
    below?: number;
  };
}

export interface PricePartAmount {
  part: PricePart;
  /**
   * Amount of the part.
   */
  amount: number;
}

/**
 * A priced extra.
 */
export interface Modifier {
  /**
   * Id within the product.
   */
  id: string;
  /**
   * Name.
   */
  title: string;
  /**
   * Price.
   */
  price: number;
  animal?: CatalogueProductAnimalParts;
}

export interface ProductSize {
  /**
   * Size id of the menu options.
   */
  id: string;
  /**
   * Base price at this size with default crust and recipe.
   */
  price: number;
  /**
   * Crusts sold at this size.
   *
   * @minItems 1
   */
  crusts: string[];
  /**
   * Kilocalories a slice on the default crust.
   */
  servingCalories?: number;
}

/**
 * What a pizza comes with; the first entry of each list holds when nothing was chosen (MNU-46).
 */
export interface DefaultOptions {
  /**
   * Size shown first.
   */
  size: string;
  /**
   * Crust shown first; its price is 0.
   */
  crust: string;
  /**
   * Sauces, the usual one first.
   *
   * @minItems 1
   */
  sauces: string[];
  /**
   * Cheeses, the usual one first.
   *
   * @minItems 1
   */
  cheeses: string[];
  /**
   * Topping lists, the usual one first.
   *
   * @minItems 1
   */
  toppings: string[][];
}

/**
 * Per 100 g.
 */
export interface Nutrition {
  /**
   * Energy in kcal.
   */
  energyKcal?: number;
  /**
   * Fat in g.
   */
  fat?: number;
  /**
   * Saturates in g.
   */
  saturates?: number;
  /**
   * Carbohydrate in g.
   */
  carbohydrate?: number;
  /**
   * Sugars in g.
   */
  sugars?: number;
  /**
   * Protein in g.
   */
  protein?: number;
  /**
   * Salt in g.
   */
  salt?: number;
}

/**
 * Dips or deals that are suggested to go with a basket (UPS-01).
 */
export interface Upsell {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that suggest it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * What is suggested: dip or deal. Only the first entry counts (UPS-02); another one is passed over (UPS-03).
   *
   * @minItems 1
   */
  types: string[];
  /**
   * Ids of the products or deals on offer, in the order they are shown (UPS-09).
   *
   * @minItems 1
   */
  toShow: string[];
  /**
   * The customer has been asked about it already (UPS-07). The server answers false; the basket remembers it from then on. Answers only.
   */
  hasSeen?: boolean;
  /**
   * Rules that must all hold for at least one deal of the basket; none means always (UPS-05).
   */
  match?: UpsellRule[];
  /**
   * Product of the basket that it hangs on.
   */
  productId?: string;
  /**
   * Type of product of the basket that it hangs on, where any of them will do. Without product and type it hangs on the deal that its rules match, or else on whatever came first.
   */
  productType?: ProductType;
  /**
   * First moment at which it is suggested; absent means from ever (UPS-25).
   */
  startDate?: string;
  /**
   * First moment at which it is suggested no more; absent means for ever (UPS-25).
   */
  endDate?: string;
}

/**
 * What a field of a deal has to be (UPS-04).
 */
export interface UpsellRule {
  /**
   * Field of the deal, for example category.
   */
  field: string;
  operator: UpsellOperator;
  /**
   * The value.
   */
  value: string | number | boolean;
}

/**
 * A voucher of the chain, or a batch of single-use codes (VOU-15, VOU-24). Amounts are decimals in the market's currency.
 */
export interface CatalogueVoucher {
  /**
   * Id, unique in its sector whatever its case; also the code customers type, unless the voucher has codes of its own.
   */
  id: string;
  /**
   * Sectors that take it; absent means every sector of the market.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * The codes of a batch, each of which is a voucher (VOU-24).
   *
   * @minItems 1
   */
  codes?: string[];
  /**
   * Orders that one code may be used in altogether; absent means any number. Codes with a special prefix are used once (VOU-24).
   */
  maxUses?: number;
  /**
   * Name.
   */
  title: string;
  /**
   * What it brings, in a sentence.
   */
  desc?: string;
  /**
   * Terms.
   */
  terms?: string;
  type: VoucherType;
  /**
   * The gift-card kind of the manifest makes its amount a payment in place of a discount: the face value, whatever the rule (VOU-25).
   */
  kind?: string;
  /**
   * Taken in the mobile app only (VOU-38).
   */
  appExclusive?: boolean;
  /**
   * Taken for collection only (VOU-36).
   */
  collectionOnly?: boolean;
  /**
   * Products that it is for: a hut has to sell all of them (VOU-37).
   *
   * @minItems 1
   */
  products?: string[];
  /**
   * Deals it may not be combined with (VOU-39).
   */
  conflicts?: string[];
  product?: VoucherProduct;
  /**
   * The deal that a deal voucher opens.
   */
  dealId?: string;
  /**
   * Id of the discount it sets; absent means its own. A delivery discount is known by it (VOU-11).
   */
  discountId?: string;
  /**
   * Percent or amount that a discount voucher takes off.
   */
  amount?: number;
  options?: DiscountOptions;
}

/**
 * What has to be in the basket before it takes anything off (VOU-29 to VOU-33).
 */
export interface VoucherProduct {
  /**
   * Value that has to be reached.
   */
  threshold: number;
  /**
   * Type of product that counts; absent means all.
   */
  type?: ProductType;
}

/**
 * Bodies and answers of the identity and account calls.
 */
export interface AccountsApi {
  credentials?: Credentials;
  signUp?: SignUp;
  signUpAnswer?: SignUpAnswer;
  signUpConfirmation?: SignUpConfirmation;
  forgotPassword?: ForgotPassword;
  newPassword?: NewPassword;
  refresh?: RefreshRequest;
  codeExchange?: CodeExchange;
  session?: IdentitySession;
  currentSession?: CurrentSession;
  deviceSession?: DeviceSession;
  account?: Account;
  accountInput?: AccountInput;
  profile?: AccountProfile;
  profileInput?: AccountProfileInput;
}

/**
 * Signs a customer in (ACC-19).
 */
export interface Credentials {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
}

/**
 * Makes an account (ACC-15).
 */
export interface SignUp {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
  attributes: SignUpAttributes;
}

/**
 * What is known of the customer.
 */
export interface SignUpAttributes {
  /**
   * Locale.
   */
  language: string;
  /**
   * How the customer signs in.
   */
  method: 'password';
  /**
   * Tenant of the market.
   */
  tenant: string;
}

/**
 * What came of a sign-up: an account, or, where known accounts are told of by letter, a letter with a code that makes one (SEC-22).
 */
export interface SignUpAnswer {
  /**
   * Id of the account that was made.
   */
  id?: string;
  /**
   * A letter is on its way; its code makes the account.
   */
  next?: 'code';
}

/**
 * Makes an account with the code of a letter (SEC-22).
 */
export interface SignUpConfirmation {
  /**
   * Email address.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
  attributes: SignUpAttributes;
  /**
   * The code that was sent.
   */
  code: string;
}

/**
 * Asks for a code to set a new password (ACC-20).
 */
export interface ForgotPassword {
  /**
   * Email address.
   */
  email: string;
}

/**
 * Sets a new password (ACC-20).
 */
export interface NewPassword {
  /**
   * Email address.
   */
  email: string;
  /**
   * The code that was sent.
   */
  code: string;
  /**
   * The new password.
   */
  password: string;
}

/**
 * Asks for a new access token (ACC-21).
 */
export interface RefreshRequest {
  /**
   * Refresh token.
   */
  refresh: string;
}

/**
 * Turns the code of the hosted sign-in pages into a session (ACC-14).
 */
export interface CodeExchange {
  /**
   * The code.
   */
  code: string;
  /**
   * Proof that the code is used by who asked for it.
   */
  verifier: string;
}

/**
 * Who is signed in, with the tokens of the calls.
 */
export interface IdentitySession {
  authentication: Authentication;
  /**
   * When the access token ends, in milliseconds since 1970.
   */
  expiresAt: number;
}

/**
 * Account, tokens and who vouched for the customer (LOC-04).
 */
export interface Authentication {
  /**
   * Id of the account.
   */
  id: string;
  /**
   * Token of the calls.
   */
  access: string;
  /**
   * Token that gets a new access token.
   */
  refresh: string;
  /**
   * Who vouched: password or a social provider.
   */
  provider: string;
}

/**
 * The session of a token (ACC-44).
 */
export interface CurrentSession {
  /**
   * Id of the account.
   */
  id: string;
  /**
   * Email address of the account.
   */
  email?: string;
  /**
   * Who vouched for the customer.
   */
  provider: string;
  /**
   * When the access token ends, in milliseconds since 1970.
   */
  expiresAt: number;
}

/**
 * A place where an account is signed in (SEC-23).
 */
export interface DeviceSession {
  /**
   * Id.
   */
  id: string;
  /**
   * Who vouched for the customer.
   */
  provider: string;
  /**
   * Name of the browser, where it is known.
   */
  browser?: string;
  /**
   * Name of the device, where it is known.
   */
  platform?: string;
  /**
   * When the customer signed in there.
   */
  startedAt: string;
  /**
   * When it was last in use.
   */
  seenAt: string;
  /**
   * It is the one that asks.
   */
  isThisOne: boolean;
}

/**
 * An account as the account calls answer it (ACC-01).
 */
export interface Account {
  /**
   * Id.
   */
  id: string;
  /**
   * First name.
   */
  firstName?: string | null;
  /**
   * Last name.
   */
  lastName?: string | null;
  /**
   * Phone number.
   */
  phone?: string | null;
  /**
   * Email address.
   */
  email?: string | null;
  /**
   * Offers by email.
   */
  marketingEmail?: boolean | null;
  /**
   * Offers by text message.
   */
  marketingSMS?: boolean | null;
}

/**
 * What a customer gives of an account (ACC-01).
 */
export interface AccountInput {
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Phone number.
   */
  phone?: string;
  /**
   * Email address.
   */
  email?: string;
  /**
   * Offers by email.
   */
  marketingEmail?: boolean;
  /**
   * Offers by text message.
   */
  marketingSMS?: boolean;
}

/**
 * An account profile (ACC-05).
 */
export interface AccountProfile {
  /**
   * Id of the account.
   */
  externalIdentityGUID: string;
  /**
   * Email address.
   */
  email: string;
  /**
   * Day of birth, as year-month-day.
   */
  dateOfBirth?: string;
  /**
   * First name.
   */
  firstName: string;
  /**
   * Last name.
   */
  lastName: string;
  /**
   * Mobile number.
   */
  mobile: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * Phone number.
   */
  phone: string;
  marketing: MarketingChoice;
  /**
   * Birthday, as month-day.
   */
  birthday?: string;
}

/**
 * Whether offers may be sent.
 */
export interface MarketingChoice {
  /**
   * By every channel.
   */
  all: boolean;
}

/**
 * What is saved of a profile; what is absent stays as it was (ACC-43).
 */
export interface AccountProfileInput {
  /**
   * Id of the account; only its own is taken.
   */
  externalIdentityGUID?: string;
  /**
   * Email address; the one that signs in stays.
   */
  email?: string;
  /**
   * Day of birth in the past, as year-month-day.
   */
  dateOfBirth?: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Mobile number.
   */
  mobile?: string;
  /**
   * First and last name, where they are not given apart.
   */
  name?: string;
  /**
   * Phone number.
   */
  phone?: string;
  marketing?: MarketingChoice;
  /**
   * Month and day.
   */
  birthday?: string;
}

/**
 * Body and answer of the call that regroups a basket. Amounts are decimals in the market's currency.
 */
export interface DealbotApi {
  request?: OptimiseRequest;
  answer?: OptimiseAnswer;
}

/**
 * A basket to regroup (BOT-21, BOT-22).
 */
export interface OptimiseRequest {
  /**
   * Version of the payload.
   */
  version: string;
  hut: OptimiseHut;
  disposition: OptimiseDisposition;
  payment: OptimisePayment;
  /**
   * The groups.
   *
   * @maxItems 60
   */
  deals: OptimisedGroup[];
  voucher?: OptimiseVoucher;
  discount?: OptimisedDiscount;
}

/**
 * The hut that sells the items.
 */
export interface OptimiseHut {
  /**
   * Hut.
   */
  id: string;
  /**
   * Its sector.
   */
  sector: string;
}

/**
 * How the order is had.
 */
export interface OptimiseDisposition {
  type: Disposition;
  /**
   * Now, the default, or later.
   */
  when?: 'asap' | 'scheduled';
  /**
   * Milliseconds since 1970, for later.
   */
  time?: number;
}

/**
 * What the basket costs.
 */
export interface OptimisePayment {
  /**
   * Amount due before the call.
   */
  amount: number;
}

/**
 * A deal with its items, or the loose items under the id ND (BOT-21). A group of a deal without items asks for the deal to be filled from the others (BOT-34).
 */
export interface OptimisedGroup {
  /**
   * Deal id, or ND.
   */
  id: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
  /**
   * Reward bought with points.
   */
  redeemable_id?: string;
  /**
   * Pizzas.
   *
   * @maxItems 100
   */
  pizzas?: OptimisedItem[];
  /**
   * Sides.
   *
   * @maxItems 100
   */
  sides?: OptimisedItem[];
  /**
   * Drinks.
   *
   * @maxItems 100
   */
  drinks?: OptimisedItem[];
  /**
   * Desserts.
   *
   * @maxItems 100
   */
  desserts?: OptimisedItem[];
  /**
   * Dips.
   *
   * @maxItems 100
   */
  dips?: OptimisedItem[];
}

/**
 * A chosen product of a group: an order's item without its prices (BOT-23). Sauce and cheese may be left out: the product's own stand for them.
 */
export interface OptimisedItem {
  /**
   * Product.
   */
  id: string;
  /**
   * Product kind; half-and-half for two halves.
   */
  kind?: string;
  /**
   * Slot of the deal it fills (DEA-24).
   */
  optionIndex?: number;
  /**
   * Pizza size.
   */
  size?: string;
  /**
   * Pizza crust.
   */
  crust?: string;
  /**
   * Pizza sauce.
   */
  sauce?: string;
  /**
   * Pizza cheese.
   */
  cheese?: string;
  toppings?: Toppings;
  modifiers?: Modifiers;
  dips?: Dips;
  firstHalf?: OrderHalf;
  secondHalf?: OrderHalf;
  /**
   * Half not edited last.
   */
  otherHalf?: string;
  /**
   * Line in the basket.
   */
  basketItemID?: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
}

/**
 * One half of a half-and-half.
 */
export interface OrderHalf {
  /**
   * Pizza.
   */
  id: string;
  /**
   * Size.
   */
  size?: string;
  /**
   * Crust.
   */
  crust?: string;
  /**
   * Base price of the half.
   */
  price?: number;
}

/**
 * The voucher in force.
 */
export interface OptimiseVoucher {
  /**
   * Voucher.
   */
  id: string;
}

/**
 * The discount in force.
 */
export interface OptimisedDiscount {
  /**
   * Discount.
   */
  id: string;
  /**
   * What it takes off.
   */
  value?: number;
}

/**
 * The regrouped basket (BOT-25).
 */
export interface OptimiseAnswer {
  /**
   * Groupings, the best first.
   */
  optimisedOrders: OptimisedOrder[];
}

/**
 * One grouping.
 */
export interface OptimisedOrder {
  /**
   * The groups.
   */
  deals?: OptimisedGroup[];
  discount?: OptimisedDiscount;
  /**
   * What deals and loose items cost together.
   */
  subtotal?: number;
  /**
   * What is due for it: after discount and voucher, with fees and taxes.
   */
  due?: number;
  /**
   * With no grouping less is due.
   */
  bound?: number;
  /**
   * There is no cheaper grouping; when false, the time for the search was over first.
   */
  isProven?: boolean;
}

/**
 * Answers of the calls for experiments and feature flags.
 */
export interface ExperimentsApi {
  datafile?: ExperimentsDatafile;
  features?: FeaturesInForce;
}

/**
 * The experiments of a market (EXP-13).
 */
export interface ExperimentsDatafile {
  /**
   * Number that changes whenever the experiments change; equal on every server.
   */
  revision: number;
  /**
   * Experiments by name.
   */
  experiments: {
    [k: string]: Experiment;
  };
}

/**
 * One experiment (EXP-01).
 */
export interface Experiment {
  /**
   * Conversion rate, average order value, profit or roll-out (EXP-02).
   */
  goal: 'CVR' | 'AOV' | 'PRF' | 'ROL';
  /**
   * Last day, as YYYY-MM-DD; later everybody gets the control (EXP-05).
   */
  expires: string;
  /**
   * Variants; the first is the control.
   *
   * @minItems 2
   *
   * Items: Name of a variant.
   */
  variants: string[];
  /**
   * Weight by variant; absent means equal (EXP-09).
   */
  weights?: {
    /**
     * Weight.
     */
    [k: string]: number;
  };
  /**
   * Run by the datafile: the variant follows from the visitor's id (EXP-15). Absent means that the browser draws a variant and stores it (EXP-06).
   */
  remote?: boolean;
}

/**
 * The feature flags of a market as they hold in a sector for the flag level of the call (EXP-55).
 */
export interface FeaturesInForce {
  /**
   * Flag level of the call, by its feature-role header; none where that names no level.
   */
  level: string;
  /**
   * Feature flags by name.
   */
  features: {
    [k: string]: FeatureInForce;
  };
}

/**
 * A feature flag in force.
 */
export interface FeatureInForce {
  /**
   * Whether it is on.
   */
  isOn: boolean;
  /**
   * Dispositions it is limited to; absent means all.
   */
  dispositions?: Disposition[];
  /**
   * Text the flag carries.
   */
  text?: string;
}

/**
 * Bodies and answers of the calls about points and rewards.
 */
export interface LoyaltyApi {
  account?: LoyaltyAccount;
  member?: LoyaltyMember;
  earnings?: LoyaltyEarnings;
  redemption?: OfflineRedemption;
  exists?: LoyaltyAccountExists;
}

/**
 * A member's points and the rewards that they buy (LOY-05, LOY-25).
 */
export interface LoyaltyAccount {
  /**
   * Points.
   */
  accountBalance: number;
  /**
   * Rewards that the points buy, cheapest last.
   */
  rewards: Reward[];
  /**
   * Names the member to the loyalty provider; orders carry it (LOY-07).
   */
  loyaltyProviderAuthToken: string;
}

/**
 * Something that points buy (LOY-05).
 */
export interface Reward {
  /**
   * Deal it is.
   */
  dealId: string;
  /**
   * Id.
   */
  id: string;
  /**
   * Points it costs.
   */
  points: number;
  /**
   * Id in the programme.
   */
  reward_id: string;
  /**
   * Type of its product, or deal where it has no product.
   */
  type: string;
  /**
   * Id by which it is redeemed.
   */
  redeemable_id: string;
}

/**
 * What a member says about themselves (LOY-26).
 */
export interface LoyaltyMember {
  /**
   * Mobile number.
   */
  mobile?: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Email.
   */
  email?: string;
  /**
   * Date of birth.
   */
  dateOfBirth?: string;
}

/**
 * Points that an amount earns (LOY-13).
 */
export interface LoyaltyEarnings {
  /**
   * Points.
   */
  points: number;
}

/**
 * Code to show in the hut for a reward (LOY-27).
 */
export interface OfflineRedemption {
  /**
   * Whether there is a code.
   */
  status: 'ISSUED' | 'NOT_ENOUGH_POINTS';
  /**
   * The code.
   */
  redemption_tracking_code?: string;
}

/**
 * Whether somebody with a mobile number has an account (LOY-28).
 */
export interface LoyaltyAccountExists {
  /**
   * There is one.
   */
  hasOnlineAccount: boolean;
}

/**
 * What an order does to a member's points (LOY-12).
 */
export interface OrderPoints {
  /**
   * Points it earns.
   */
  toBeEarned: number;
  /**
   * Points before the order.
   */
  currentBalance: number;
  /**
   * Points its rewards cost.
   */
  usedInThisOrder: number;
  /**
   * Points after it.
   */
  newBalance: number;
}

/**
 * The body of basket validation, pre-authorise and place (ORD-01 to ORD-30). Amounts are decimals in the market's currency.
 */
export interface OrderRequest {
  /**
   * Version of the request (ORD-01).
   */
  version: '1.0';
  hut: OrderHut;
  customer: OrderCustomer;
  payment: OrderPayment;
  disposition: OrderDisposition;
  deals: Deals;
  discount?: OrderDiscount;
  voucher?: OrderVoucher;
  surcharges?: Surcharges;
  loyalty?: OrderLoyalty;
  priorityDeliveryReservation?: OrderPriorityReservation;
  utm?: OrderUtm;
  /**
   * Deal assistant on.
   */
  isDealbotEnabled?: boolean;
  /**
   * From the mobile app.
   */
  isMobileApp?: boolean;
  /**
   * Minutes shown.
   */
  eta?: number;
  etaRange?: OrderEtaRange;
}

/**
 * The hut that makes the order (ORD-02).
 */
export interface OrderHut {
  /**
   * Hut id.
   */
  id: string;
  /**
   * Sector code.
   */
  sector: string;
  /**
   * Delivery zone.
   */
  tradezoneId?: string;
}

/**
 * Who orders (ORD-04 to ORD-07).
 */
export interface OrderCustomer {
  /**
   * Account, for logged-in customers only.
   */
  accountId?: string;
  /**
   * Name in one.
   */
  name: string;
  /**
   * First name (FR, CA).
   */
  firstName?: string;
  /**
   * Last name (FR, CA).
   */
  lastName?: string;
  /**
   * Phone as the market sends it.
   */
  phone: string;
  /**
   * Email.
   */
  email: string;
  /**
   * Marketing choice.
   */
  marketing: {
    /**
     * May be written to.
     */
    all: boolean;
  };
  /**
   * Locale chosen.
   */
  selectedLanguage?: string;
  deliveryAddress?: OrderDeliveryAddress;
  /**
   * Geocoded place without its placeId (ORD-07).
   */
  deliveryLocation?: {
    [k: string]: ForeignValue;
  };
  /**
   * Driver instructions.
   */
  instructions?: string;
  /**
   * Leave at the door.
   */
  contactFree?: boolean;
}

/**
 * Delivery only (ORD-06).
 */
export interface OrderDeliveryAddress {
  /**
   * Postcode.
   */
  postcode: string;
  /**
   * Street type.
   */
  streettype?: string;
  /**
   * Street.
   */
  streetname: string;
  /**
   * House number.
   */
  streetno?: string;
  /**
   * Town.
   */
  city: string;
  /**
   * Flat or house within the street name, where the form asks for it by itself (CHK-58).
   */
  interior?: string;
}

/**
 * How it is paid (ORD-08 to ORD-11).
 */
export interface OrderPayment {
  /**
   * Payment type code.
   */
  type: string;
  /**
   * Order total before gift card credit (ORD-36).
   */
  amount: number;
  /**
   * ISO code.
   */
  currency: string;
  breakdown?: OrderTaxBreakdown;
  /**
   * Gift cards (ORD-34, ORD-35).
   *
   * @maxItems 1
   */
  credits?: OrderCredit[];
  /**
   * Return addresses of that type.
   */
  worldpay?: {
    [k: string]: ForeignValue;
  };
  /**
   * Wallet payload.
   */
  applePay?: {
    [k: string]: ForeignValue;
  };
  /**
   * Wallet payload.
   */
  googlePay?: {
    [k: string]: ForeignValue;
  };
  /**
   * PayPal ids.
   */
  paypal?: {
    [k: string]: ForeignValue;
  };
  /**
   * Encrypted payment data.
   */
  visaCheckout?: {
    [k: string]: ForeignValue;
  };
}

/**
 * Taxes (ORD-10).
 */
export interface OrderTaxBreakdown {
  /**
   * Single taxes.
   *
   * @maxItems 20
   */
  taxes: {
    /**
     * Name.
     */
    description: string;
    /**
     * Amount.
     */
    amount: number;
  }[];
  /**
   * Sum of the taxes.
   */
  taxTotal: number;
  /**
   * With tax.
   */
  grossTotal: number;
  /**
   * Without tax.
   */
  netTotal: number;
}

export interface OrderCredit {
  /**
   * Kind.
   */
  type: string;
  /**
   * Id.
   */
  id?: string;
  /**
   * Card number.
   */
  number: string;
  /**
   * Pin.
   */
  pin?: string;
  /**
   * Amount taken.
   */
  amount: number;
}

/**
 * How and when (ORD-12, ORD-13).
 */
export interface OrderDisposition {
  type: Disposition;
  /**
   * Now or later.
   */
  when: 'asap' | 'scheduled';
  /**
   * Timestamp in ms, scheduled only.
   */
  time?: number;
  /**
   * Brought to the car; collection only.
   */
  isCurbside?: boolean;
}

/**
 * A deal, or the bucket ND of loose items.
 */
export interface OrderDeal {
  /**
   * Deal id, or ND.
   */
  id: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
  /**
   * Price of the deal; for ND the sum of its items.
   */
  price: number;
  /**
   * Reward bought with points.
   */
  redeemable_id?: string;
  /**
   * Pizzas.
   *
   * @maxItems 100
   */
  pizzas?: OrderItem[];
  /**
   * Sides, wings, pastas, melts, flatzz, others.
   *
   * @maxItems 100
   */
  sides?: OrderItem[];
  /**
   * Drinks.
   *
   * @maxItems 100
   */
  drinks?: OrderItem[];
  /**
   * Desserts.
   *
   * @maxItems 100
   */
  desserts?: OrderItem[];
  /**
   * Dips.
   *
   * @maxItems 100
   */
  dips?: OrderItem[];
}

/**
 * A chosen product (ORD-28, ORD-29).
 */
export interface OrderItem {
  /**
   * Product.
   */
  id: string;
  /**
   * Product kind; half-and-half for two halves.
   */
  kind?: string;
  /**
   * Price shown for the item; in a deal its supplements.
   */
  price: number;
  /**
   * Slot of the deal it fills (DEA-24).
   */
  optionIndex?: number;
  /**
   * Pizza size.
   */
  size?: string;
  /**
   * Pizza crust.
   */
  crust?: string;
  /**
   * Pizza sauce.
   */
  sauce?: string;
  /**
   * Pizza cheese.
   */
  cheese?: string;
  toppings?: Toppings;
  modifiers?: Modifiers;
  dips?: Dips;
  firstHalf?: OrderHalf;
  secondHalf?: OrderHalf;
  /**
   * Half not edited last.
   */
  otherHalf?: string;
  /**
   * Line in the basket.
   */
  basketItemID?: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
}

/**
 * The discount in force (ORD-15).
 */
export interface OrderDiscount {
  /**
   * Discount.
   */
  id: string;
  /**
   * Amount taken off.
   */
  value: number;
}

/**
 * Voucher (ORD-22).
 */
export interface OrderVoucher {
  /**
   * Voucher.
   */
  id: string;
  /**
   * Kind of discount.
   */
  discountType?: string;
}

export interface OrderSurcharge {
  /**
   * Type.
   */
  type: string;
  /**
   * Amount.
   */
  amount: number;
}

/**
 * Points used (ORD-18).
 */
export interface OrderLoyalty {
  /**
   * Token.
   */
  loyaltyProviderAuthToken?: string;
  /**
   * Points.
   */
  points?: number;
}

/**
 * Priority slot (ORD-20).
 */
export interface OrderPriorityReservation {
  /**
   * Reservation.
   */
  id?: string;
  /**
   * Hut.
   */
  hutId?: string;
}

/**
 * Campaign (ORD-21).
 */
export interface OrderUtm {
  /**
   * utm_source.
   */
  source?: string;
  /**
   * utm_medium.
   */
  medium?: string;
  /**
   * utm_campaign.
   */
  campaign?: string;
}

/**
 * Range shown.
 */
export interface OrderEtaRange {
  /**
   * Earliest minutes.
   */
  from: number;
  /**
   * Latest minutes.
   */
  to: number;
}

/**
 * Bodies and answers of the order, payment and tracking calls. Amounts are decimals in the market's currency.
 */
export interface OrdersApi {
  placeRequest?: PlaceRequest;
  preauthorisation?: Preauthorisation;
  placement?: Placement;
  summary?: OrderSummary;
  tracking?: TrackingInfo;
  status?: StatusChange;
  storeConfig?: StoreConfig;
  validation?: BasketValidation;
  orderFailure?: OrderFailure;
  problem?: Problem;
  hutStatusSummary?: HutStatusSummary;
  eta?: EtaAnswer;
  sku?: Sku;
  timeSlot?: TimeSlot;
}

/**
 * The order request as pre-authorised plus the place extras (ORD-86, ORD-87).
 */
export interface PlaceRequest {
  /**
   * Version of the request (ORD-01).
   */
  version: '1.0';
  hut: OrderHut;
  customer: OrderCustomer;
  payment: OrderPayment;
  disposition: OrderDisposition;
  deals: Deals;
  discount?: OrderDiscount;
  voucher?: OrderVoucher;
  surcharges?: Surcharges;
  loyalty?: OrderLoyalty;
  priorityDeliveryReservation?: OrderPriorityReservation;
  utm?: OrderUtm;
  /**
   * Deal assistant on.
   */
  isDealbotEnabled?: boolean;
  /**
   * From the mobile app.
   */
  isMobileApp?: boolean;
  /**
   * Minutes shown.
   */
  eta?: number;
  etaRange?: OrderEtaRange;
  /**
   * Signed state string of the pre-authorise answer (ORD-88).
   */
  orderState: string;
  /**
   * The payment.
   */
  transactionId: string;
  /**
   * Return value of the provider.
   */
  mac2?: string;
  /**
   * Return value of the provider.
   */
  orderid?: string;
  /**
   * Return value of the provider.
   */
  hash?: string;
  /**
   * Card token or step-up result.
   */
  paymentAuthorisationResponse?: string;
  /**
   * Card brand.
   */
  cardType?: string;
  /**
   * Signature of a pop-up provider.
   */
  signature?: string;
}

/**
 * Success answer of pre-authorise (ORD-70).
 */
export interface Preauthorisation {
  /**
   * Order to be.
   */
  orderId: string;
  /**
   * Short reference told to customers.
   */
  customerOrderReference: string;
  /**
   * Random id of the payment; also the key of the summary.
   */
  transactionId: string;
  /**
   * Signed state string, sent back with place.
   */
  orderState: string;
  /**
   * Payment type used.
   */
  paymentType: string;
  /**
   * Amount to charge.
   */
  totalPrice: number;
  /**
   * Public key of the provider.
   */
  apikey?: string;
  /**
   * Page to show in a frame.
   */
  iframeUrl?: string;
  /**
   * Bank page to show.
   */
  threeDSUrl?: string;
  /**
   * Token for the card form.
   */
  token?: string;
  /**
   * Start of the token's 15 minutes.
   */
  tokenValidFrom?: string;
  /**
   * Data for the step-up.
   */
  payerAuth?: {
    [k: string]: unknown;
  };
  /**
   * Go on at the provider.
   */
  next?: 'provider';
}

/**
 * Success answer of place (ORD-91); with threeDSUrl (202) nothing is placed yet (ORD-92).
 */
export interface Placement {
  /**
   * Order.
   */
  orderId: string;
  /**
   * Reference.
   */
  customerOrderReference: string;
  /**
   * Payment.
   */
  transactionId: string;
  /**
   * CONFIRMING when placed.
   */
  status: 'CONFIRMING' | 'CHALLENGE' | 'PENDING';
  /**
   * Total.
   */
  total: number;
  eta?: EtaAnswer;
  /**
   * Bank page to show before the call is sent again.
   */
  threeDSUrl?: string;
}

/**
 * Estimate in minutes (LOC-20).
 */
export interface EtaAnswer {
  /**
   * Minutes.
   */
  exact: number;
  /**
   * Range in minutes.
   */
  range: {
    /**
     * Earliest.
     */
    from: number;
    /**
     * Latest.
     */
    to: number;
  };
}

/**
 * An order as its customer sees it (ORD-125, ORD-129).
 */
export interface OrderSummary {
  /**
   * Order.
   */
  orderId: string;
  /**
   * Reference.
   */
  customerOrderReference: string;
  /**
   * Payment.
   */
  transactionId: string;
  /**
   * State of the intent.
   */
  state:
    | 'created'
    | 'authorising'
    | 'authorised'
    | 'placing'
    | 'placed'
    | 'failed'
    | 'expired'
    | 'cancelled';
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Items and deals.
   */
  subtotal?: number;
  /**
   * Taken off.
   */
  discount?: number;
  /**
   * Tax in or on top.
   */
  tax: number;
  /**
   * Tax that came on top.
   */
  taxOnTop?: number;
  /**
   * Total.
   */
  total: number;
  /**
   * Payment type.
   */
  paymentType: string;
  /**
   * When placed.
   */
  timestamp: string;
  /**
   * Payment surcharge.
   */
  payLaterSurcharge?: number;
  /**
   * Delivery surcharges.
   */
  deliveryFee?: number;
  /**
   * Priority delivery (PRI-26).
   */
  priorityFee?: number;
  /**
   * Small order supplement.
   */
  smallOrderFee?: number;
  /**
   * Tip.
   */
  tip?: number;
  /**
   * Gift voucher face value used.
   */
  giftVoucher?: number;
  loyalty?: OrderPoints;
  /**
   * Gift card credit used.
   */
  credit?: number;
  /**
   * Amount still to be paid at the door or in the hut.
   */
  toBePaid?: number;
  /**
   * What was ordered.
   */
  lines: SummaryLine[];
  /**
   * The hut.
   */
  hut: {
    /**
     * Id.
     */
    id: string;
    /**
     * Sector.
     */
    sector: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Phone.
     */
    phone: string;
    /**
     * Address.
     */
    addressLines?: string[];
    /**
     * Minutes ahead of UTC.
     */
    utcOffset?: number;
    /**
     * IANA time zone.
     */
    timeZone?: string;
  };
  disposition: OrderDisposition;
}

/**
 * One line of an order.
 */
export interface SummaryLine {
  /**
   * Name.
   */
  title: string;
  /**
   * Size, crust, changes; items of a deal.
   */
  details?: string[];
  /**
   * Price.
   */
  amount: number;
  /**
   * How many.
   */
  quantity?: number;
  item?: OrderItem;
}

/**
 * Answer of the tracking call (TRK-27) and payload of the pushed event.
 */
export interface TrackingInfo {
  order_status: TrackingStatus;
  /**
   * When placed.
   */
  orderTimeUTC: string;
  /**
   * When the hut accepted.
   */
  acceptedTime?: string;
  eta?: TrackingEta;
  /**
   * Statuses so far.
   */
  history: {
    order_status: TrackingStatus;
    /**
     * When.
     */
    at: string;
  }[];
}

/**
 * Estimate as times.
 */
export interface TrackingEta {
  /**
   * Expected time.
   */
  exact?: string;
  /**
   * Expected range.
   */
  range?: {
    /**
     * Earliest.
     */
    from: string;
    /**
     * Latest.
     */
    to: string;
  };
}

/**
 * Body of the POS status call (TRK-32).
 */
export interface StatusChange {
  order_status: TrackingStatus;
  /**
   * When it happened.
   */
  at?: string;
  eta?: EtaAnswer;
}

/**
 * Payment settings of a hut (PAY-78); no secret.
 */
export interface StoreConfig {
  /**
   * Sector.
   */
  sector: string;
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Unit reference.
   */
  urn?: string;
  /**
   * Sandbox.
   */
  testMode: boolean;
  /**
   * Types offered.
   */
  supportedPayment: SupportedPayment[];
  /**
   * Maximum per type.
   */
  maxAmounts: {
    [k: string]: number;
  };
  /**
   * Google Pay.
   */
  googlePay?: {
    [k: string]: unknown;
  };
  /**
   * Apple Pay.
   */
  applePay?: {
    [k: string]: unknown;
  };
  /**
   * Click to pay.
   */
  visaCheckout?: {
    [k: string]: unknown;
  };
  /**
   * PayPal.
   */
  paypal?: {
    [k: string]: unknown;
  };
}

/**
 * Answer of the basket validator (BSK-43, BSK-44).
 */
export interface BasketValidation {
  /**
   * May be ordered.
   */
  valid: boolean;
  /**
   * Why not.
   */
  reasons: BasketReason[];
}

/**
 * Why a basket cannot be ordered.
 */
export interface BasketReason {
  /**
   * Stable id.
   */
  code: string;
  /**
   * Product, deal or line it is about.
   */
  entity?: string;
  /**
   * Amount it is about.
   */
  amount?: number;
}

/**
 * Failure answer of the order calls; name picks the modal (ORD-72).
 */
export interface OrderFailure {
  /**
   * Error name.
   */
  name: string;
  /**
   * What happened, for people who support.
   */
  message: string;
  /**
   * Payment.
   */
  transactionId?: string;
  /**
   * Reference.
   */
  customerOrderReference?: string;
  /**
   * Order, when one exists (ORD-93).
   */
  orderId?: string;
  /**
   * Wrong fields (ORD-25).
   */
  fields?: WrongField[];
  /**
   * Trace id of the call.
   */
  traceId?: string;
  /**
   * Amount missing to a minimum.
   */
  gap?: number;
  /**
   * Why the basket is refused.
   */
  reasons?: BasketReason[];
}

/**
 * A wrong field of a request.
 */
export interface WrongField {
  /**
   * Path of the field.
   */
  field: string;
  /**
   * What was expected.
   */
  reason: string;
}

/**
 * Any other failure.
 */
export interface Problem {
  /**
   * Stable id.
   */
  name: string;
  /**
   * What was wrong.
   */
  message: string;
  /**
   * HTTP status.
   */
  status: number;
  /**
   * Trace id of the call.
   */
  traceId: string;
  /**
   * Wrong fields.
   */
  fields?: WrongField[];
}

/**
 * Availability of a hut (LOC-03, LOC-16).
 */
export interface HutStatusSummary {
  physical: DispositionAvailability;
  /**
   * For orders on the web.
   */
  web: {
    asap: DispositionAvailability;
    scheduled: DispositionAvailability;
  };
}

/**
 * Per disposition.
 */
export interface DispositionAvailability {
  delivery: Availability;
  collection: Availability;
  dinein?: Availability;
}

/**
 * A unit the point of sale knows (MNU-30).
 */
export interface Sku {
  /**
   * Sku.
   */
  id: string;
  /**
   * pizza, deal, side, drink, dessert, dip.
   */
  type: string;
}

/**
 * A time to choose (TIM-02).
 */
export interface TimeSlot {
  /**
   * Milliseconds.
   */
  timestamp: number;
  /**
   * Time in the market's locale.
   */
  text: string;
  /**
   * Start and end.
   */
  timeRange?: {
    /**
     * Start in ms.
     */
    from: number;
    /**
     * End in ms.
     */
    to: number;
  };
  /**
   * As soon as possible.
   */
  asap: boolean;
  /**
   * Closed for now.
   */
  closed: boolean;
}

/**
 * An earlier order of the caller (ORD-112).
 */
export interface PastOrder {
  /**
   * Order.
   */
  id: string;
  /**
   * When it was placed.
   */
  time: string;
  /**
   * Where.
   */
  hut: {
    /**
     * Id.
     */
    id: string;
    /**
     * Sector.
     */
    sector: string;
    /**
     * Name.
     */
    name: string;
  };
  disposition: OrderDisposition;
  /**
   * What was ordered, as it was ordered (ORD-26).
   */
  deals: OrderDeal[];
  discount?: OrderDiscount;
  /**
   * Total.
   */
  total: number;
}

/**
 * Answers of the calls that look up places, postcodes and streets.
 */
export interface PlacesApi {
  place?: Place;
  geocodedPlace?: GeocodedPlace;
  suggestion?: PlaceSuggestion;
  streetRecord?: StreetRecord;
  postcodeCities?: PostcodeCities;
}

/**
 * A place as a geocoder finds it (ADR-34). What a place does not have is left out.
 */
export interface Place {
  /**
   * The whole address on one line.
   */
  address: string;
  /**
   * Name of the street, without the number.
   */
  street?: string;
  /**
   * Town or city.
   */
  city?: string;
  /**
   * Part of the city.
   */
  sublocality?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * ISO 3166 code of the country in lower case.
   */
  country: string;
  /**
   * House number in the street.
   */
  number?: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode?: string;
  /**
   * Neighbourhood.
   */
  neighborhood?: string;
  /**
   * Degrees north, WGS84.
   */
  lat: number;
  /**
   * Degrees east, WGS84.
   */
  lng: number;
  /**
   * Id under which the place is found again.
   */
  placeId: string;
  geo: GeoPoint;
  /**
   * How the place was described; kept only when it says something else than the street line (ADR-35).
   */
  description?: string;
  /**
   * The place fits only a part of what was asked for; such a place is no address to deliver to (CHK-62).
   */
  isPartialMatch?: boolean;
}

/**
 * The position as a pair.
 */
export interface GeoPoint {
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
}

/**
 * Answer of the geocode call: the position, with the fields of the place besides (ADR-32).
 */
export interface GeocodedPlace {
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
  /**
   * The whole address on one line.
   */
  address: string;
  /**
   * Name of the street, without the number.
   */
  street?: string;
  /**
   * Town or city.
   */
  city?: string;
  /**
   * Part of the city.
   */
  sublocality?: string;
  /**
   * State, province or region.
   */
  state?: string;
  /**
   * ISO 3166 code of the country in lower case.
   */
  country: string;
  /**
   * House number in the street.
   */
  number?: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode?: string;
  /**
   * Neighbourhood.
   */
  neighborhood?: string;
  /**
   * Degrees north, WGS84.
   */
  lat: number;
  /**
   * Degrees east, WGS84.
   */
  lng: number;
  /**
   * Id under which the place is found again.
   */
  placeId: string;
  geo: GeoPoint;
  /**
   * How the place was described; kept only when it says something else than the street line (ADR-35).
   */
  description?: string;
  /**
   * The place fits only a part of what was asked for; such a place is no address to deliver to (CHK-62).
   */
  isPartialMatch?: boolean;
}

/**
 * One suggestion of the autocomplete call (ADR-31).
 */
export interface PlaceSuggestion {
  /**
   * Id to geocode.
   */
  placeId: string;
  /**
   * What the customer reads: name, part of the city, city.
   */
  description: string;
  /**
   * What kind of place it is, the most exact first; the manifest may hide some for a disposition (ADR-28).
   *
   * @minItems 1
   */
  types: PlaceType[];
}

/**
 * A street, or a range of its numbers, and the hut that delivers there (ADR-14).
 */
export interface StreetRecord {
  /**
   * Type and name as they are written, for example Rue Oberkampf.
   */
  street: string;
  /**
   * Name without its type, for example Oberkampf.
   */
  street_name: string;
  /**
   * Type, for example Rue; empty when the name has none.
   */
  street_type: string;
  /**
   * Town or city.
   */
  city: string;
  /**
   * Postcode.
   */
  postcode: string;
  /**
   * Id of the hut that delivers there.
   */
  hut: string;
  /**
   * Lowest number of the range, itself included.
   */
  number_from: number;
  /**
   * Highest number of the range, itself included.
   */
  number_to: number;
  number_type: StreetNumberType;
}

/**
 * The cities of each postcode, by postcode (ADR-39).
 */
export interface PostcodeCities {
  /**
   * Cities in the order of their names.
   */
  [k: string]: string[];
}

/**
 * Answer of the call that explains the price of a basket. Amounts are decimals in the market's currency.
 */
export interface PricesApi {
  explanation?: PriceExplanation;
}

/**
 * Every sum that makes the price of a basket, and why it cannot be ordered if it cannot (BSK-37 to BSK-40, DEA-45).
 */
export interface PriceExplanation {
  /**
   * May be ordered at the prices that were sent.
   */
  valid: boolean;
  /**
   * Why not.
   */
  reasons: BasketReason[];
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * The deals that have a price, in the order they were sent.
   */
  deals: ExplainedDeal[];
  /**
   * The loose items that have a price.
   */
  items: ExplainedItem[];
  /**
   * Deals and loose items together (BSK-37).
   */
  subtotal: number;
  discount?: ExplainedDiscount;
  /**
   * Fees and the tip.
   */
  surcharges: ExplainedSurcharge[];
  tax: ExplainedTaxes;
  /**
   * Tax that is added to the prices; 0 where prices include it (SUR-33).
   */
  taxOnTop: number;
  /**
   * subtotal − discount that makes cheaper + surcharges + taxOnTop (BSK-38).
   */
  total: number;
  /**
   * What gift-card deals and gift-card vouchers pay (DEA-73, VOU-25).
   */
  giftVoucher: number;
  /**
   * What the gift card pays (GFT-05).
   */
  credit: number;
  /**
   * total − giftVoucher − credit (BSK-38).
   */
  amountDue: number;
  /**
   * What counts for the minimum order (BSK-49, BSK-50).
   */
  orderValue: number;
  /**
   * Least value that can be ordered; 0 means no minimum (BSK-47).
   */
  minimumOrder: number;
}

/**
 * A deal and how its kind came to its price (DEA-45).
 */
export interface ExplainedDeal {
  /**
   * The deal.
   */
  id: string;
  /**
   * The pricing rule (DEA-20).
   */
  kind: string;
  /**
   * What it costs: the amounts of its steps together.
   */
  price: number;
  /**
   * What its items cost without the deal (DEA-57).
   */
  originalPrice: number;
  /**
   * What it pays of the order; 0 but for gift cards (DEA-73).
   */
  faceValue: number;
  /**
   * Every required slot is filled (DEA-36).
   */
  isComplete: boolean;
  /**
   * The reasoning, in the order it was made.
   */
  steps: ExplainedStep[];
}

/**
 * One step of the reasoning: the rule, what it worked with, what it adds.
 */
export interface ExplainedStep {
  /**
   * Name of the rule, such as `half-price`.
   */
  rule: string;
  /**
   * The slot it is about (DEA-24); absent when it is about the whole deal.
   */
  slot?: number;
  /**
   * What was chosen for the slot.
   */
  products: string[];
  /**
   * Amounts the rule worked with, by name.
   */
  inputs: {
    [k: string]: number;
  };
  /**
   * What it adds; negative when it takes off.
   */
  amount: number;
  rounding?: ExplainedRounding;
}

/**
 * An amount that came out with a fraction of the smallest coin, and what it was rounded to, half up (DEA-63, VOU-07).
 */
export interface ExplainedRounding {
  /**
   * As it came out.
   */
  exact: number;
  /**
   * As it counts.
   */
  rounded: number;
}

/**
 * A loose item and the parts of its price (MNU-37).
 */
export interface ExplainedItem {
  /**
   * The product.
   */
  id: string;
  /**
   * What it costs: its parts together.
   */
  price: number;
  /**
   * Its parts; those that cost nothing may be left out.
   */
  parts: {
    /**
     * Base, crust, toppings and so on (DEA-51).
     */
    part: string;
    /**
     * What it adds.
     */
    amount: number;
  }[];
}

/**
 * The discount in force and what it was worked out on (BSK-39, VOU-07 to VOU-11).
 */
export interface ExplainedDiscount {
  /**
   * The discount.
   */
  id: string;
  /**
   * The voucher it comes from.
   */
  voucher?: string;
  /**
   * What it is taken off: the food, the delivery fees (VOU-11) or the amount due (VOU-25).
   */
  effect: 'food' | 'delivery' | 'payment';
  /**
   * How it is worked out.
   */
  rule: 'percent' | 'amount';
  /**
   * Percent, or the amount.
   */
  rate: number;
  /**
   * Most it takes off, where there is a limit.
   */
  most?: number;
  /**
   * What it is worked out on (VOU-08).
   */
  eligible: number;
  /**
   * Its threshold and what its voucher asks for are reached (VOU-09, VOU-33).
   */
  isReached: boolean;
  /**
   * What it is worth now.
   */
  value: number;
  rounding?: ExplainedRounding;
}

/**
 * A fee or the tip, and the value of the order between which it is due (SUR-02).
 */
export interface ExplainedSurcharge {
  /**
   * What it is for.
   */
  type: string;
  /**
   * The listed fee.
   */
  price: number;
  /**
   * What is charged.
   */
  amount: number;
  /**
   * Least value of the order it is due from.
   */
  from?: number;
  /**
   * Value of the order it is due up to.
   */
  to?: number;
}

/**
 * Taxes in or on top of the prices; netTotal + taxTotal = grossTotal (SUR-30, SUR-31).
 */
export interface ExplainedTaxes {
  /**
   * Each tax that is above 0.
   */
  taxes: {
    /**
     * Name of the tax.
     */
    description: string;
    /**
     * How much of it.
     */
    amount: number;
  }[];
  /**
   * All taxes together.
   */
  taxTotal: number;
  /**
   * What is taxed, with taxes.
   */
  grossTotal: number;
  /**
   * What is taxed, without taxes.
   */
  netTotal: number;
}

/**
 * Bodies and answers of the calls about priority delivery. Amounts are decimals in the market's currency.
 */
export interface PriorityApi {
  request?: ReservationRequest;
  reservation?: PriorityReservation;
}

/**
 * Asks for a place among the priority orders of a hut (PRI-09).
 */
export interface ReservationRequest {
  /**
   * Cooked items of the basket (PRI-06).
   */
  numCookedItems: number;
  /**
   * Where the order goes.
   */
  postcode: string;
  /**
   * Random name of a guest's visit: a further place of it takes the place of its oldest, and not of another guest at the same network address (SEC-26). A guest who names none is told from others by the address alone.
   */
  visit?: string;
  hut: ReservationHut;
}

/**
 * The hut.
 */
export interface ReservationHut {
  /**
   * Sector.
   */
  sector: string;
  /**
   * Id.
   */
  id: string;
}

/**
 * A place that is kept (PRI-11).
 */
export interface PriorityReservation {
  /**
   * Id.
   */
  id: string;
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Price of priority delivery.
   */
  price: number;
  /**
   * When the place goes to somebody else.
   */
  expiresAt: string;
}

/**
 * Bodies and answers of the voucher and gift card calls. Amounts are decimals in the market's currency.
 */
export interface VouchersApi {
  voucher?: Voucher;
  rejection?: VoucherRejection;
  giftCardCheck?: GiftCardCheck;
  giftCardCredit?: GiftCardCredit;
  giftCardRefusal?: GiftCardRefusal;
}

/**
 * A voucher as customers get it (VOU-15).
 */
export interface Voucher {
  /**
   * The code.
   */
  id: string;
  type: VoucherType;
  /**
   * Whether it can be used now.
   */
  valid: boolean;
  /**
   * The gift-card kind pays (VOU-25).
   */
  kind?: string;
  /**
   * Prefix of a special code, by which it is named (VOU-24).
   */
  prefix?: string;
  /**
   * Taken in the mobile app only.
   */
  appExclusive: boolean;
  /**
   * Taken for collection only.
   */
  collectionOnly: boolean;
  /**
   * Name.
   */
  title: string;
  /**
   * What it brings.
   */
  desc?: string;
  /**
   * Terms.
   */
  terms?: string;
  /**
   * Deals it may not be combined with.
   */
  conflicts?: string[];
  product?: VoucherProduct;
  /**
   * The deal it opens.
   */
  dealId?: string;
  result: VoucherResult;
}

/**
 * What it does to the basket.
 */
export interface VoucherResult {
  /**
   * Name of the discount or deal.
   */
  title: string;
  /**
   * Id of the basket discount it sets.
   */
  discountId?: string;
  /**
   * Percent or amount.
   */
  amount?: number;
  /**
   * How the amount is meant.
   */
  rule?: 'percent' | 'amount';
  /**
   * Types of product it is worked out on; absent means all.
   */
  productTypes?: ProductType[];
  /**
   * Most it takes off.
   */
  maxAmount?: number;
}

/**
 * Why a code is not taken (VOU-34 to VOU-44).
 */
export interface VoucherRejection {
  /**
   * Always false.
   */
  valid: false;
  /**
   * The code that was asked about.
   */
  invalidVoucherId: string;
  error: VoucherError;
}

/**
 * The ground.
 */
export interface VoucherError {
  type: VoucherErrorType;
  /**
   * The ground in words.
   */
  message: string;
}

/**
 * Asks for the credit of a gift card (GFT-29).
 */
export interface GiftCardCheck {
  meta: GiftCardMeta;
  data: GiftCardData;
}

/**
 * Who asks.
 */
export interface GiftCardMeta {
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Sector of the hut.
   */
  sector: string;
  /**
   * The hut's test flag.
   */
  isTest: boolean;
  /**
   * Trade zone of the hut.
   */
  tradezoneId?: string;
  /**
   * Id of the visit.
   */
  traceId: string;
  /**
   * When it was sent, in milliseconds.
   */
  timestamp: number;
}

/**
 * The card.
 */
export interface GiftCardData {
  /**
   * Full number.
   */
  cardNumber: string;
  /**
   * Pin.
   */
  cardPin: string;
  /**
   * Amount of the check (GFT-30).
   */
  amount: number;
}

/**
 * The credit of a gift card (GFT-32).
 */
export interface GiftCardCredit {
  data: GiftCardBalance;
}

/**
 * What it still pays.
 */
export interface GiftCardBalance {
  /**
   * Credit left.
   */
  giftCardBalance: number;
  /**
   * Last day, as year-month-day.
   */
  expiryDate: string;
}

/**
 * Why a gift card is refused (GFT-33).
 */
export interface GiftCardRefusal {
  error: GiftCardError;
}

/**
 * The ground.
 */
export interface GiftCardError {
  /**
   * Name of the ground.
   */
  errorCode: string;
  /**
   * The ground in words.
   */
  errorMessage: string;
}

/**
 * Everything a market decides without code: the whole of its layers laid over each other. Amounts are decimals in the market's currency, times are milliseconds. Each key says who may see it with x-visibility; a key inherits it from its parent.
 */
export interface Manifest {
  /**
   * Path of the schema, for editors.
   */
  $schema?: string;
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
   * Items: A sector of the market, for example uk-1.
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
  password: PasswordSettings;
  phone: PhoneSettings;
  tipping: TippingSettings;
  surcharges: SurchargeSettings;
  minimumOrder: MinimumOrderSettings;
  payments: PaymentSettings;
  services: ServiceSettings;
  orders: OrderSettings;
  tracking: TrackingSettings;
  priority: PrioritySettings;
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
}

/**
 * One plugin.
 */
export interface PluginEntry {
  /**
   * Plugin id.
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
 * How amounts are written and rounded.
 */
export interface MoneySettings {
  /**
   * Decimals of an amount; amounts are rounded to it (CST-11).
   */
  decimals: number;
  /**
   * How an amount shows (CST-12).
   */
  format: {
    /**
     * Currency sign.
     */
    symbol: string;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after';
    /**
     * Whether a space stands between sign and amount.
     */
    space: boolean;
    /**
     * Character between units and decimals, where the locale has none of its own.
     */
    decimalMark: '.' | ',';
    /**
     * Character between units and decimals by locale, for example fr-FR (CST-12).
     */
    decimalMarks?: {
      /**
       * The character in that locale.
       */
      [k: string]: '.' | ',';
    };
  };
  /**
   * How an amount above 0 and below 1 shows where the place asks for small units; absent keeps the main unit (CST-13).
   */
  smallUnits?: {
    /**
     * Sign behind the small amount, for example p.
     */
    symbol: string;
  };
}

/**
 * How distances show (CST-14).
 */
export interface DistanceSettings {
  /**
   * Unit customers read.
   */
  unit: 'miles' | 'km';
  /**
   * Decimals of a distance.
   */
  decimals: number;
  /**
   * Miles in one metre.
   */
  milesPerMetre: number;
}

/**
 * Ways to get the food.
 */
export interface DispositionSettings {
  /**
   * Disposition of a new customer (CST-18).
   */
  default: Disposition;
  /**
   * Dispositions the market offers (CST-19).
   *
   * @minItems 1
   */
  supported: Disposition[];
  /**
   * Flag levels a disposition is open to, by disposition; none named means all (LOC-53).
   */
  openToFlagLevels: {
    /**
     * Flag levels.
     *
     * @minItems 1
     *
     * Items: An id.
     */
    [k: string]: string[];
  };
}

/**
 * When a trading day begins, in the hut's own time.
 */
export interface TradingDaySettings {
  /**
   * A time before it belongs to the previous day, as HH:MM (CST-24).
   */
  boundary: string;
  /**
   * First hour of the list of time slots (CST-25).
   */
  startHour: number;
}

/**
 * Estimated time of delivery or collection.
 */
export interface EtaSettings {
  /**
   * Whether the market shows an ETA (LOC-21).
   */
  enabled: boolean;
  /**
   * Sectors that never show it (CST-23).
   *
   * Items: A sector of the market, for example uk-1.
   */
  hiddenSectors: string[];
}

/**
 * Taxes of the market (SUR-32); whether they are in the prices is up to the tax plugin.
 */
export interface TaxSettings {
  /**
   * Rates; every rate that fits region and tax class applies.
   */
  rates: TaxRate[];
}

/**
 * One tax.
 */
export interface TaxRate {
  /**
   * Name the breakdown shows.
   */
  description: string;
  /**
   * Rate in percent.
   */
  percent: number;
  /**
   * Tax classes of products it applies to; absent means all.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  taxCodes?: string[];
  /**
   * Regions of huts it applies in; absent means all.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  regions?: string[];
}

/**
 * Which markets have an area that others lack (CST-127).
 */
export interface FeatureMarkets {
  /**
   * Markets with vouchers, discounts and the discreet deal assistant. It is what the flags hasVouchers, hasDiscounts and hasDiscreetDealBotEnabled are by default: a manifest names one of them only to say otherwise.
   *
   * Items: An id.
   */
  voucherMarkets: string[];
  /**
   * Markets whose voucher form warns about the deal assistant.
   *
   * Items: An id.
   */
  dealbotWarningMarkets: string[];
}

/**
 * How orders reach the kitchens.
 */
export interface PosSettings {
  /**
   * Kitchen connection: the built-in simulator or the name of a real point of sale (TRK-43).
   */
  adapter: string;
  /**
   * Kind of sku asked for when the hut names none (MNU-31).
   */
  type: string;
  /**
   * Seconds between two statuses of the simulator (TRK-42).
   */
  paceSeconds: number;
  /**
   * Environment variable that holds the key of a real point of sale.
   */
  keyVariable?: string;
}

/**
 * Address entry.
 */
export interface AddressSettings {
  /**
   * Plugin that takes the address and finds the hut; it must be in plugins (CST-20).
   */
  strategy: string;
  /**
   * Most characters of a street number (CST-84).
   */
  streetNumberMaxLength: number;
  /**
   * Postcode that answers a test street (CST-85).
   */
  testPostcode?: {
    /**
     * What is typed.
     */
    postcode: string;
    /**
     * Street shown.
     */
    street: string;
    /**
     * City shown.
     */
    city: string;
    /**
     * Number filled in beforehand.
     */
    streetNumber: string;
  };
  /**
   * Types of suggestion hidden, by disposition (ADR-28).
   */
  excludedSuggestionTypes: {
    /**
     * Suggestion types.
     *
     * Items: An id.
     */
    [k: string]: string[];
  };
}

/**
 * Search for places.
 */
export interface GeocodingSettings {
  /**
   * Results are kept to this country: ISO 3166 code in lower case (CST-21).
   */
  country: string;
  /**
   * Public key of the maps script; without it no script is loaded (LOC-74).
   */
  mapsBrowserKey?: string;
}

/**
 * Shapes of the market's postcodes, as regular expressions for upper-case text (CST-37).
 */
export interface PostcodeSettings {
  /**
   * A whole postcode.
   */
  full: string;
  /**
   * The part that names an area.
   */
  partial: string;
}

/**
 * Coordinates by postcode.
 */
export interface PostcodeCoordinatesSettings {
  /**
   * Whether they are looked up when delivery is unavailable for insufficient data (CST-22).
   */
  enabled: boolean;
}

/**
 * When suggestions are fetched.
 */
export interface AutocompleteSettings {
  /**
   * The fetch starts when the typed length is above this, by disposition (CST-82).
   */
  minLength: {
    /**
     * For delivery.
     */
    delivery: number;
    /**
     * For collection.
     */
    collection: number;
    /**
     * For dine-in.
     */
    dinein: number;
  };
}

/**
 * Pace of typing.
 */
export interface TypeaheadSettings {
  /**
   * Pause after the last key, in milliseconds (CST-81).
   */
  debounceMs: number;
}

/**
 * Places found on the map.
 */
export interface PlacesSettings {
  /**
   * A description is kept only when its similarity to the street line is below this (CST-83).
   */
  descriptionSimilarityMax: number;
  /**
   * Most suggestions of the autocomplete call (ADR-31).
   */
  maxSuggestions: number;
  /**
   * Most streets, and most postcodes, of a look-up call (ADR-38, ADR-39).
   */
  maxRecords: number;
  /**
   * How far a position may be from a place to be named after it, in metres (ADR-32).
   */
  reverseRadiusMetres: number;
}

/**
 * Redirects after localising.
 */
export interface LocaliseSettings {
  /**
   * Rewrites of the target, tried in order (CST-86).
   */
  redirectRewrites: RedirectRewrite[];
  /**
   * A URL hash containing it stops the automatic redirect (CST-87).
   */
  skipRedirectHash: string;
  /**
   * Whether a customer with a hut is sent from the home page to the menu (LOC-50).
   */
  autoRedirect: boolean;
}

/**
 * One rewrite.
 */
export interface RedirectRewrite {
  /**
   * Search text that triggers it.
   */
  contains: string;
  /**
   * What takes the place of the text.
   */
  replacement?: string;
  /**
   * Where to go in place of the target.
   */
  path?: SitePath;
  /**
   * Sectors it applies in; absent means all.
   *
   * @minItems 1
   *
   * Items: A sector of the market, for example uk-1.
   */
  sectors?: string[];
}

/**
 * Lists of huts.
 */
export interface HutListSettings {
  /**
   * Most huts of a nearby search (CST-78).
   */
  nearbyLimit: number;
  /**
   * Most huts in the geolocation flow (CST-78).
   */
  nearbyLimitGeolocation: number;
  /**
   * Which hut delivers where delivery areas name an address equally exactly: the nearest, or the first in the market's own order (LOC-14).
   */
  overlap: 'nearest' | 'market-order';
}

/**
 * One hut.
 */
export interface HutCallSettings {
  /**
   * Days of opening hours asked for (CST-75).
   */
  openDays: number;
}

/**
 * Status of a hut.
 */
export interface HutStatusSettings {
  /**
   * At most one call in this time, leading call only, in milliseconds (CST-73).
   */
  throttleMs: number;
}

/**
 * Store finder of collection.
 */
export interface StoreFinderSettings {
  /**
   * Search radius in metres (CST-79).
   */
  radiusMetres: number;
  /**
   * Most huts shown (CST-79).
   */
  maxResults: number;
}

/**
 * Map of the huts near a place (LOC-72).
 */
export interface MapSettings {
  tiles?: MapTiles;
}

/**
 * Pictures the map is made of; without them the huts are drawn by distance and direction.
 */
export interface MapTiles {
  /**
   * Address of a tile with {z}, {x} and {y} in it; of this site, or of another host over https, which browsers are then allowed to load pictures from.
   */
  url: string;
  /**
   * Whose map it is, as its licence asks; shown on the map as words.
   */
  attribution: string;
  /**
   * Closest zoom level that there are tiles for.
   */
  maxZoom: number;
}

/**
 * How the browser is asked for the position (CST-80).
 */
export interface GeolocationSettings {
  /**
   * Whether high accuracy is asked for.
   */
  highAccuracy: boolean;
  /**
   * Oldest known position taken, in milliseconds.
   */
  maximumAgeMs: number;
  /**
   * Longest wait, in milliseconds.
   */
  timeoutMs: number;
}

/**
 * Text search of huts.
 */
export interface CollectionSearchSettings {
  /**
   * Pause before the text is logged, in milliseconds (CST-81).
   */
  logDebounceMs: number;
}

/**
 * Warning before the hut closes.
 */
export interface ClosingSoonSettings {
  /**
   * Time before closing, in milliseconds (CST-65).
   */
  leadMs: number;
  /**
   * Pace of the countdown, in milliseconds (CST-65).
   */
  tickMs: number;
}

/**
 * Offer to collect in place of delivery.
 */
export interface SwitchToCollectionSettings {
  /**
   * Sectors with the offer (CST-105).
   *
   * Items: A sector of the market, for example uk-1.
   */
  sectors: string[];
}

/**
 * Time slots.
 */
export interface TimeSlotSettings {
  /**
   * First slot is this much later, in milliseconds; absent means none (CST-76).
   */
  startOffsetMs?: number;
}

/**
 * Overlay to choose a time.
 */
export interface ScheduledOverlaySettings {
  /**
   * Pace of the refresh, in milliseconds (CST-66).
   */
  refreshMs: number;
}

/**
 * The menu.
 */
export interface MenuSettings {
  /**
   * Sectors whose customers may order an earlier order again whatever the feature reorder says (BSK-85).
   *
   * Items: A sector of the market, for example uk-1.
   */
  reorderSectors?: string[];
  /**
   * Category shown first (CST-26).
   */
  initialRoute:
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz';
  /**
   * Categories in the order of their tabs (CST-27).
   *
   * @minItems 1
   *
   * Items: A menu category.
   */
  routes: (
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz'
  )[];
  /**
   * Categories a sector leaves out; each entry says when (CST-109).
   */
  excludedCategories: ExcludedCategory[];
  /**
   * Ids of huts with a bag fee whatever their region (CST-110).
   *
   * Items: An id.
   */
  bagFeeStores: string[];
  /**
   * Deals hidden while the vegetarian filter is on (CST-111).
   *
   * Items: An id.
   */
  hiddenForVegetarian: string[];
  /**
   * Crust kinds that carry the tag new (CST-112).
   *
   * Items: An id.
   */
  newCrusts: string[];
  /**
   * Limits of toppings (CST-113).
   */
  toppings: {
    /**
     * Most toppings in all.
     */
    max: number;
    /**
     * Most added toppings.
     */
    maxAdditions: number;
    /**
     * Most removed toppings.
     */
    maxRemovals: number;
  };
  /**
   * Places of the popularity ranking that carry the badge, counted from 0 (CST-114).
   */
  popularBadge: {
    /**
     * Places of pizzas.
     *
     * Items: Place.
     */
    pizzaPlaces: number[];
    /**
     * Other types carry it below this place.
     */
    otherPlacesBelow: number;
    /**
     * Categories that never carry it.
     *
     * Items: A menu category.
     */
    never: (
      | 'deals'
      | 'pizzas'
      | 'drinks'
      | 'sides'
      | 'dips'
      | 'desserts'
      | 'pastas'
      | 'wings'
      | 'melts'
      | 'others'
      | 'flatzz'
    )[];
  };
  /**
   * Which dishes say whether they are vegetarian: those that are, or every one (SHP-07).
   */
  dietMarks: 'vegetarian' | 'every-dish';
  /**
   * Name of a spice level by its number (CST-116).
   */
  spiceLevels: {
    /**
     * Name, also the end of the wording key.
     */
    [k: string]: string;
  };
}

/**
 * A category that some sectors leave out.
 */
export interface ExcludedCategory {
  /**
   * Sectors it applies in.
   *
   * @minItems 1
   *
   * Items: A sector of the market, for example uk-1.
   */
  sectors: string[];
  /**
   * The category left out.
   */
  category?:
    | 'deals'
    | 'pizzas'
    | 'drinks'
    | 'sides'
    | 'dips'
    | 'desserts'
    | 'pastas'
    | 'wings'
    | 'melts'
    | 'others'
    | 'flatzz';
  /**
   * When it is left out: always, while a flag is off, while a flag is on, while no bag fee shows, or the tabs the hut lists.
   */
  when: 'always' | 'flag-off' | 'flag-on' | 'no-bag-fee' | 'listed-by-hut';
  /**
   * Flag of the when flag-off and flag-on.
   */
  flag?: string;
}

/**
 * Prices of pizzas.
 */
export interface PizzaSettings {
  /**
   * Extra toppings that are free (MNU-53).
   */
  freeToppings: number;
  /**
   * Added to a half-and-half, in the market's currency (MNU-61).
   */
  halfAndHalfSupplement: number;
}

/**
 * Nutrition.
 */
export interface NutritionSettings {
  /**
   * Daily guidance in kcal (CST-115).
   */
  dailyCaloriesKcal: number;
}

/**
 * Deals.
 */
export interface DealSettings {
  /**
   * Most top deals; absent means all (CST-101).
   */
  topLimit?: number;
  /**
   * Range of the price filter; absent means from the deals themselves (CST-102).
   */
  priceRange?: {
    /**
     * Lowest price.
     */
    min: number;
    /**
     * Highest price.
     */
    max: number;
  };
  /**
   * Last day that terms state where they leave room for it, as YYYY-MM-DD (CST-103).
   */
  termsValidUntil: string;
  /**
   * Deal of the collection incentive (CST-106).
   */
  collectionIncentiveId: string;
  /**
   * Fixed price by deal id, in the market's currency (CST-107).
   */
  localFixed: {
    /**
     * Price.
     */
    [k: string]: number;
  };
  /**
   * Promotions by weekday (CST-108).
   */
  dayPromos: {
    [k: string]: DayPromotion;
  };
}

/**
 * One promotion.
 */
export interface DayPromotion {
  /**
   * Deals on offer.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  dealIds: string[];
  /**
   * ISO weekdays, 1 is Monday.
   *
   * @minItems 1
   *
   * Items: Weekday.
   */
  weekdays: number[];
}

/**
 * The deal assistant.
 */
export interface DealbotSettings {
  /**
   * Kinds of deals that are filled from the basket when they are chosen, in place of opening their builder (DEA-41).
   *
   * Items: A deal kind.
   */
  fillsKinds: string[];
  /**
   * How long it says what an added product brought, in milliseconds (BOT-04).
   */
  statusMs: number;
  /**
   * How much work a search for the cheapest grouping may be; then the best found counts.
   */
  search: {
    /**
     * Milliseconds on the server.
     */
    serverMs: number;
    /**
     * Milliseconds in the browser.
     */
    previewMs: number;
    /**
     * Parts of the search tree looked at.
     */
    nodes: number;
    /**
     * Fillings tried of a deal whose kind does not tell its terms.
     */
    fillings: number;
    /**
     * Most products tried and shown as one step away from a saving.
     */
    nextSteps: {
      /**
       * Products tried.
       */
      tried: number;
      /**
       * Products shown.
       */
      shown: number;
    };
  };
  /**
   * Whether it turns on after localisation (CST-104).
   */
  autoEnable: {
    /**
     * Turns on by itself.
     */
    afterLocalisation: boolean;
    /**
     * Not when the address names one of these discounts.
     *
     * Items: An id.
     */
    exceptDiscountIds: string[];
  };
}

/**
 * Upsells.
 */
export interface UpsellSettings {
  /**
   * Suggestions for the gap to the minimum order (CST-117).
   */
  crossSellGaps: {
    /**
     * Gaps with a suggestion, in the market's currency; both bounds are outside.
     */
    gaps: CrossSellGap[];
    /**
     * Market codes with suggestions.
     *
     * Items: An id.
     */
    markets: string[];
    /**
     * Sectors with suggestions.
     *
     * Items: A sector of the market, for example uk-1.
     */
    sectors: string[];
  };
  /**
   * Most products that are suggested at once: in the carousel and for the gap to the minimum order (CST-118, UPS-22).
   */
  carouselMax: number;
  /**
   * Pixels an arrow scrolls (CST-118).
   */
  scrollStepPx: number;
  /**
   * Upsells that may be taken for one product (CST-118, UPS-08).
   */
  maxCount: number;
  /**
   * Milliseconds that a press of checkout waits for suggestions still on their way.
   */
  waitMs: number;
}

/**
 * One gap.
 */
export interface CrossSellGap {
  /**
   * Lower bound.
   */
  above: number;
  /**
   * Upper bound.
   */
  below: number;
}

/**
 * Vouchers.
 */
export interface VoucherSettings {
  /**
   * Most characters of a code (CST-119).
   */
  codeMaxLength: number;
  /**
   * Prefixes of special codes (CST-120).
   *
   * Items: An id.
   */
  specialPrefixes: string[];
  /**
   * A discount id with this text is a delivery discount (CST-121).
   */
  deliveryDiscountIdContains: string;
  /**
   * Vouchers that count as a gift card (CST-122).
   */
  giftCardKind: {
    /**
     * Kind of the voucher.
     */
    kind: string;
    /**
     * Voucher ids that take an amount off.
     *
     * Items: An id.
     */
    ids: string[];
  };
}

/**
 * Gift cards.
 */
export interface GiftCardSettings {
  /**
   * Most characters of a number (CST-123).
   */
  numberMaxLength: number;
  /**
   * Most characters of a pin (CST-123).
   */
  pinMaxLength: number;
  /**
   * Amount sent with a check (CST-124).
   */
  checkAmount: number;
  /**
   * Most cards of an order: 1, as the books hold one for an order, or none (CST-125).
   */
  maxCards: number;
  /**
   * Whether checkout asks before credit of a card is left over (BSK-60).
   */
  asksAboutCreditsLeft: boolean;
  /**
   * Prefix shown before the number while gift card v2 is off (CST-126).
   */
  numberPrefix: {
    /**
     * For test huts.
     */
    test: string;
    /**
     * For other huts.
     */
    production: string;
  };
}

/**
 * The form.
 */
export interface CheckoutSettings {
  /**
   * Name fields of the form (CST-28).
   *
   * @minItems 1
   *
   * Items: A name field.
   */
  nameFields: ('name' | 'firstName' | 'lastName')[];
  /**
   * Most characters of an email (CST-29).
   */
  emailMaxLength: number;
  /**
   * Most characters of the driver instructions (CST-30).
   */
  deliveryInstructionsMaxLength: number;
  /**
   * Whether the customer ticks to get marketing or to stop it (CST-31).
   */
  marketingMode: 'opt-in' | 'opt-out';
}

/**
 * What a password needs (CST-32).
 */
export interface PasswordSettings {
  /**
   * Fewest characters.
   */
  minLength: number;
  /**
   * Needs a lowercase letter.
   */
  lowercase: boolean;
  /**
   * Needs an uppercase letter.
   */
  uppercase: boolean;
  /**
   * Needs a digit.
   */
  number: boolean;
}

/**
 * Phone numbers.
 */
export interface PhoneSettings {
  /**
   * Name of the market's phone rule, brought by a plugin (CST-33).
   */
  validator: string;
  /**
   * Below it the message names the digits missing (CST-35).
   */
  minDigits: number;
  /**
   * Rule outside checkout (CST-36).
   */
  generic: {
    /**
     * Fewest digits.
     */
    minDigits: number;
    /**
     * Most digits.
     */
    maxDigits: number;
    /**
     * Characters allowed beside digits.
     */
    allowedCharacters: string;
  };
  /**
   * Numbers of the validator `india` (CST-34).
   */
  india?: {
    /**
     * Digits of a number.
     */
    digits: number;
    /**
     * Digits of a number that begins with 0.
     */
    digitsWithLeadingZero: number;
    /**
     * Digits the number may begin with after an optional 0.
     *
     * @minItems 1
     *
     * Items: One digit.
     */
    firstDigits: string[];
    /**
     * Prefix removed from a prefilled number.
     */
    prefillStrips: string;
  };
}

/**
 * Tips for the driver (CST-38).
 */
export interface TippingSettings {
  /**
   * Whether a tip can be given.
   */
  enabled: boolean;
  /**
   * Amounts offered, in the market's currency.
   *
   * Items: Amount.
   */
  presets: number[];
  /**
   * Most that a customer can give, in the market's currency: a slip of the thumb must not cost a fortune (CHK-94).
   */
  max: number;
}

/**
 * Surcharges.
 */
export interface SurchargeSettings {
  /**
   * A tier with this maximum has no upper bound (CST-39).
   */
  tierUnbounded: number;
}

/**
 * Smallest order.
 */
export interface MinimumOrderSettings {
  /**
   * Used when the hut has no usable minimum for delivery, in the market's currency (CST-40).
   */
  deliveryDefault: number;
}

/**
 * Payment types, limits and times.
 */
export interface PaymentSettings {
  /**
   * Payment gateway: the built-in sandbox or the name of a real one (PAY-141).
   */
  gateway: string;
  /**
   * Environment variable that holds the key of a real gateway.
   */
  gatewayKeyVariable?: string;
  /**
   * Hosts whose pages may be opened or framed, beside the sandbox (PAY-61).
   *
   * Items: Host name.
   */
  gatewayHosts: string[];
  /**
   * Type used before a choice (CST-41).
   */
  default: PaymentType;
  /**
   * Types the market offers, in order; the hut and the provider plugins must have them too (CST-42).
   *
   * @minItems 1
   */
  types: PaymentType[];
  /**
   * Types paid at the door or in the hut (CST-43).
   */
  offline: PaymentType[];
  /**
   * Other spellings of a type, by spelling (CST-43).
   */
  aliases: {
    [k: string]: PaymentType;
  };
  /**
   * Types whose provider page opens in the whole window in place of a frame (PAY-57).
   */
  wholeWindowTypes: PaymentType[];
  /**
   * Sectors whose card pages come in one language, so that they have no language switcher (SHL-33).
   *
   * Items: A sector of the market, for example uk-1.
   */
  oneLanguageSectors: string[];
  /**
   * Order channels without cash (CST-44).
   *
   * Items: An id.
   */
  cashBlockedChannels: string[];
  /**
   * Largest order by type, in the market's currency; absent means no limit (CST-45).
   */
  maxAmount: {
    /**
     * Amount.
     */
    [k: string]: number;
  };
  /**
   * Surcharge by type, in the market's currency (CST-46).
   */
  surcharge: {
    /**
     * Amount.
     */
    [k: string]: number;
  };
  /**
   * Longest payer authentication, in milliseconds (CST-47).
   */
  stepUpTimeoutMs: number;
  /**
   * Longest collection of device data, in milliseconds (CST-48).
   */
  collectionTimeoutMs: number;
  /**
   * Delay before the sheet completes, in milliseconds (CST-49).
   */
  applePayCompletionDelayMs: number;
  /**
   * Wait for the wallet's payload, in milliseconds (CST-50).
   */
  walletPayloadWaitMs: number;
  /**
   * Newest app version whose merchant ids are mapped (CST-51).
   */
  applePayMerchantIdMapMaxVersion: string;
  /**
   * New merchant ids by old one (PAY-100).
   */
  applePayMerchantIdMap: {
    /**
     * New merchant id.
     */
    [k: string]: string;
  };
  googlePay: GooglePaySettings;
  /**
   * Hours after which a held amount is given back (CST-53).
   */
  heldCardReleaseHours: number;
  /**
   * Pace of polling, in milliseconds (CST-54).
   */
  pollIntervalMs: number;
  /**
   * Longest polling, in milliseconds (CST-54).
   */
  pollTimeoutMs: number;
  /**
   * Life of a pre-authorised order, in milliseconds (CST-55).
   */
  preauthorisationLifeMs: number;
  /**
   * Life of a card form's token, in milliseconds (PAY-60).
   */
  tokenLifeMs: number;
}

/**
 * How Google Pay is set up (CST-52).
 */
export interface GooglePaySettings {
  /**
   * Major version.
   */
  apiVersion: number;
  /**
   * Minor version.
   */
  apiVersionMinor: number;
  /**
   * Environment of test huts.
   */
  testHutEnvironment: 'TEST' | 'PRODUCTION';
  /**
   * Environment of other huts.
   */
  environment: 'TEST' | 'PRODUCTION';
  /**
   * Status of the total.
   */
  totalPriceStatus: 'FINAL' | 'ESTIMATED';
  /**
   * How much of the billing address is asked for.
   */
  billingAddressFormat: 'FULL' | 'MIN';
  /**
   * Whether the billing address needs a phone.
   */
  billingPhoneRequired: boolean;
  /**
   * Whether an email is asked for.
   */
  emailRequired: boolean;
}

/**
 * Outside services of the payment area; none is needed to start (SHL-80).
 */
export interface ServiceSettings {
  /**
   * PayPal.
   */
  paypal?: {
    /**
     * Public client id.
     */
    clientId: string;
  };
  /**
   * Apple Pay.
   */
  applePay?: {
    /**
     * Merchant id.
     */
    merchantIdentifier: string;
    /**
     * Name on the sheet.
     */
    displayName: string;
  };
  /**
   * Visa Checkout.
   */
  visaCheckout?: {
    /**
     * Public key.
     */
    apikey: string;
  };
  /**
   * Device fingerprint.
   */
  deviceFingerprint?: {
    /**
     * Public id.
     */
    organisationId: string;
  };
}

/**
 * Order history.
 */
export interface OrderSettings {
  /**
   * Orders fetched (CST-60).
   */
  historyLimit: number;
  /**
   * Orders carry the geocoded place of the delivery (ORD-07).
   */
  sendDeliveryLocation: boolean;
}

/**
 * The tracker (CST-56).
 */
export interface TrackingSettings {
  /**
   * Last step.
   */
  maxStep: number;
  /**
   * Minutes of ETA at which it says almost there.
   */
  almostArrivedEtaMinutes: number;
  /**
   * Pace of the steps before the first live status, in milliseconds.
   */
  stepMs: number;
  /**
   * Pace of polling, in milliseconds.
   */
  pollMs: number;
}

/**
 * Priority delivery.
 */
export interface PrioritySettings {
  /**
   * Sectors that have it, for delivery with a postcode (CST-57).
   *
   * Items: A sector of the market, for example uk-1.
   */
  sectors: string[];
  /**
   * Whether only asap orders can have it (PRI-03).
   */
  asapOnly: boolean;
  /**
   * Product ids or kinds that do not count as cooked (CST-58).
   *
   * Items: Product id or kind.
   */
  uncookedProducts: string[];
  /**
   * Price in the market's currency (CST-59).
   */
  price: number;
  /**
   * Most cooked items of an order (CST-59).
   */
  maxCookedItems: number;
  /**
   * Most priority orders of a hut in any 15 minutes (CST-59).
   */
  slotsPer15Minutes: number;
  /**
   * Most places that one account, or one guest's visit, keeps at a hut before ordering; a further one takes the place of the oldest (SEC-26).
   */
  reservationsPerCaller: number;
  /**
   * Most places that are kept at a hut for one network address before ordering; a further one is refused, since other customers may share the address (SEC-26).
   */
  reservationsPerAddress: number;
  /**
   * Life of a reservation, in milliseconds (CST-59).
   */
  reservationLifeMs: number;
}

/**
 * How often one network address and one account may make calls that are dear or can be guessed, over all processes (SEC-06, SEC-21), and what one customer may hold (SEC-26).
 */
export interface LimitSettings {
  /**
   * Calls for the cheapest grouping of a basket.
   */
  optimise: CallLimit;
  /**
   * Calls to pre-authorise an order, and as many to place one.
   */
  order: CallLimit;
  /**
   * Calls to sign in, to sign up, and for a new password, whether they succeed or not; the account is the email address.
   */
  signIn: CallLimit;
  /**
   * Voucher codes that nobody knows.
   */
  voucher: CallLimit;
  /**
   * Gift cards with an unknown number or a wrong pin.
   */
  giftCard: CallLimit;
  unpaidOrders: UnpaidOrderLimit;
}

/**
 * How often a call is taken within a time.
 */
export interface CallLimit {
  /**
   * The time, in milliseconds.
   */
  windowMs: number;
  /**
   * From one network address; of IPv6 the whole network of a customer.
   */
  perAddress: number;
  /**
   * For one account from everywhere.
   */
  perAccount: number;
}

/**
 * Orders that are to be paid at hand-over and were neither handed over nor ended.
 */
export interface UnpaidOrderLimit {
  /**
   * How long such an order counts at most, in milliseconds.
   */
  windowMs: number;
  /**
   * Most such orders with one phone number.
   */
  perPhone: number;
  /**
   * Most such orders from one network address.
   */
  perAddress: number;
}

/**
 * Accounts.
 */
export interface AccountSettings {
  /**
   * How customers sign in.
   */
  method: 'email-password' | 'phone-code' | 'none';
  /**
   * Base of the account paths (OTP-02).
   */
  base: SitePath;
  /**
   * Tenant of the account calls; absent means none (CST-88).
   */
  tenantId?: string;
  /**
   * What the sign-in field asks for (ACC-04).
   */
  identifierLabel: 'email' | 'phone' | 'email-or-mobile';
  /**
   * Pattern of email addresses; absent means the standard one (ACC-23).
   */
  emailPattern?: string;
  /**
   * Where Sign In leads (SHL-30).
   */
  signInTarget: SitePath;
  /**
   * Where Sign In leads in passwordless mode (SHL-30).
   */
  passwordlessTarget: SitePath;
  /**
   * Where the greeting leads; absent means the account page (SHL-29).
   */
  loggedInTarget?: SitePath;
  /**
   * Whether checkout asks for no password when the phone number has an account (CHK-83).
   */
  seamlessSignUp: boolean;
  /**
   * Whether the header shows Register and Sign in links (SHL-31).
   */
  legacyHeader: boolean;
  /**
   * Beginnings of the paths of pages without the sign-in widget (SHL-27).
   *
   * Items: A path.
   */
  widgetHiddenOn: SitePath[];
  /**
   * Providers of social sign-in (CST-91).
   *
   * Items: A provider.
   */
  socialProviders: ('google' | 'facebook' | 'apple')[];
  /**
   * Channels a customer can choose (CST-91).
   *
   * Items: A channel.
   */
  marketingChannels: ('email' | 'sms')[];
  /**
   * No second profile fetch within this time, in milliseconds (CST-68).
   */
  refetchWaitMs: number;
  /**
   * A token is refreshed this long before it ends, in milliseconds (CST-69).
   */
  tokenRefreshThresholdMs: number;
  /**
   * Retries of sign-up and login (CST-70).
   */
  signUpRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * Longest wait, in milliseconds.
     */
    maxWaitMs: number;
    /**
     * Error that is retried.
     */
    onError: string;
  };
  /**
   * Retries of account calls (CST-71).
   */
  graphqlRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * First wait, in milliseconds.
     */
    firstDelayMs: number;
    /**
     * Whether waits vary at random.
     */
    jitter: boolean;
  };
}

/**
 * Who knows the customers: sessions, codes, and the hosted pages of social sign-in (ACC-46).
 */
export interface IdentitySettings {
  /**
   * Pool of users.
   */
  userPool: string;
  /**
   * Id of the web client at the identity provider.
   */
  webClient: string;
  /**
   * Address of the hosted sign-in pages; a path is a place on this server.
   */
  hostedUi: (SitePath | WebAddress) & string;
  /**
   * OAuth flow of the hosted pages.
   */
  flow: 'code';
  /**
   * What the hosted pages are asked for.
   *
   * @minItems 1
   *
   * Items: A scope.
   */
  scopes: string[];
  /**
   * Where the hosted pages lead back to after signing in.
   */
  signInPath: SitePath;
  /**
   * Where the hosted pages lead back to after signing out.
   */
  signOutPath: SitePath;
  /**
   * How long an access token is good, in milliseconds.
   */
  accessTokenLifeMs: number;
  /**
   * How long a session can be refreshed, in milliseconds.
   */
  refreshTokenLifeMs: number;
  /**
   * How long a refresh token that was just used is answered again, for tabs that refresh at the same moment, in milliseconds; later it ends its session (SEC-23).
   */
  refreshOverlapMs: number;
  /**
   * How sign-up and sign-in tell of an account that is there already: by a letter to its owner, so that nobody else learns of it (SEC-22), or by a message on the form (ACC-29, ACC-30, ACC-32).
   */
  knownAccounts: 'by-letter' | 'by-message';
  /**
   * Codes in letters: they let a customer set a new password, or make an account where that is told by letter.
   */
  resetCode: {
    /**
     * Digits of a code.
     */
    digits: number;
    /**
     * How long a code is good, in milliseconds.
     */
    lifeMs: number;
    /**
     * Wrong codes until it is good no more.
     */
    tries: number;
    /**
     * The time within which codes and wrong ones are counted for a customer, in milliseconds.
     */
    windowMs: number;
    /**
     * Most codes that a customer gets within the time.
     */
    codesPerWindow: number;
    /**
     * Most wrong codes for a customer within the time, whichever code they were meant for.
     */
    wrongPerWindow: number;
  };
  /**
   * How often a password or a code may be tried in vain within a time.
   */
  guessing: {
    /**
     * The time, in milliseconds.
     */
    windowMs: number;
    /**
     * For one customer from one network address.
     */
    perCustomerAndAddress: number;
    /**
     * For one customer from everywhere.
     */
    perCustomer: number;
    /**
     * From one network address for all customers.
     */
    perAddress: number;
  };
}

/**
 * How long personal data is kept (SEC-42).
 */
export interface PersonalDataSettings {
  /**
   * How long an order keeps name, phone, email, address and notes of its customer, in milliseconds; its items and sums stay.
   */
  orderLifeMs: number;
  /**
   * How long the attempt at an order keeps them when no order came of it, in milliseconds: less than a day.
   */
  attemptLifeMs: number;
  /**
   * How long a kept letter stays, in milliseconds: less than a week.
   */
  letterLifeMs: number;
}

/**
 * Account area.
 */
export interface AccountAreaDefaults {
  /**
   * Sector sent when the customer has no hut (CST-15).
   */
  defaultSector: string;
}

/**
 * Sign-in by code.
 */
export interface OtpSettings {
  /**
   * Base of the code calls; empty means this origin (OTP-26).
   */
  apiBase: string;
  /**
   * Base of the registration calls (OTP-29).
   */
  customerApiBase: string;
  /**
   * Digits of a code (CST-89).
   */
  codeDigits: number;
  /**
   * Numbers that get a code (CST-90).
   */
  phone: {
    /**
     * Prefix at every other flag level.
     */
    prefix: string;
    /**
     * Exact number of digits, country code included.
     */
    digits: number;
    /**
     * Flag levels with the wider rule.
     *
     * Items: An id.
     */
    lenientLevels: string[];
    /**
     * Prefix at those levels.
     */
    lenientPrefix: string;
    /**
     * Fewest digits at those levels.
     */
    lenientMinDigits: number;
    /**
     * Most digits at those levels.
     */
    lenientMaxDigits: number;
  };
}

/**
 * Bot check.
 */
export interface BotCheckSettings {
  /**
   * Longest wait for its script, in milliseconds (CST-72).
   */
  scriptWaitMs: number;
}

/**
 * Points and rewards.
 */
export interface LoyaltySettings {
  /**
   * Sectors with loyalty (CST-94).
   *
   * Items: A sector of the market, for example uk-1.
   */
  sectors: string[];
  /**
   * Sectors that never show it (CST-94).
   *
   * Items: A sector of the market, for example uk-1.
   */
  hiddenSectors: string[];
  /**
   * Points that buy one free medium pizza with two toppings, where a reward names none of its own (CST-95).
   */
  rewardPoints: number;
  /**
   * How points are earned (CST-96).
   */
  earning: {
    /**
     * `threshold`: some points above an amount. `per-amount`: points for every full amount, times the multiplier.
     */
    rule: 'threshold' | 'per-amount';
    /**
     * The amount of the rule, in the market's currency.
     */
    amount: number;
    /**
     * Points given each time.
     */
    points: number;
  };
  /**
   * Multiplier of the rule per-amount (CST-96).
   */
  multiplier: number;
  /**
   * Product kinds that are free in a reward deal (CST-97).
   *
   * Items: An id.
   */
  freeItems: string[];
  /**
   * Below this balance the notification of a free reward goes after an interaction (CST-98).
   */
  notificationMinBalance: number;
  /**
   * So many digits at the end of a mobile number tell one member from another, with and without country or trunk code.
   */
  mobileDigits: number;
  /**
   * Wording key of the redeem button (CST-99).
   */
  redeemButtonText: string;
  /**
   * Number of points with the singular wording (CST-100).
   */
  singularAt: number;
  /**
   * Minimum order while the basket holds a reward, in the market's currency; absent keeps the hut's (CST-40).
   */
  minimumOrder?: number;
}

/**
 * Experiments.
 */
export interface ExperimentSettings {
  /**
   * Pace of the datafile's refresh, in milliseconds (CST-77).
   */
  datafileRefreshMs: number;
  /**
   * Prefix of stored variants (CST-77).
   */
  storagePrefix: string;
  /**
   * Query parameter that forces variants (CST-77).
   */
  forceParameter: string;
  /**
   * Experiments by name.
   */
  list: {
    [k: string]: Experiment;
  };
}

/**
 * Feature flags and flag levels.
 */
export interface FlagSettings {
  /**
   * Flag levels; the first is the default (CST-93).
   *
   * @minItems 1
   *
   * Items: An id.
   */
  levels: string[];
  /**
   * Customer names whose orders are test orders (CST-92).
   *
   * Items: An id.
   */
  testCustomerNames: string[];
  /**
   * Feature flags by name.
   */
  features: {
    [k: string]: FeatureFlag;
  };
}

/**
 * One feature flag: on by default or at the levels listed (EXP-53).
 */
export interface FeatureFlag {
  /**
   * Whether it is on for everybody.
   */
  default: boolean;
  /**
   * Flag levels at which it is on.
   *
   * Items: An id.
   */
  levels?: string[];
  /**
   * Dispositions it is limited to; absent means all (EXP-82).
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  /**
   * Text the flag carries (EXP-71).
   */
  text?: string;
}

/**
 * Calls to the server.
 */
export interface HttpSettings {
  /**
   * Longest call, in milliseconds (CST-61).
   */
  timeoutMs: number;
  /**
   * Defaults of a retry (CST-62).
   */
  retry: {
    /**
     * Attempts.
     */
    attempts: number;
    /**
     * Growth of the wait.
     */
    factor: number;
    /**
     * First wait, in milliseconds.
     */
    minWaitMs: number;
  };
  /**
   * Hosts whose calls carry the environment header (SHL-63).
   *
   * Items: Host name.
   */
  productionHosts: string[];
}

/**
 * Product calls.
 */
export interface ProductCallSettings {
  /**
   * Retries of a product fetch (CST-74).
   */
  fetchRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * First wait, in milliseconds.
     */
    minWaitMs: number;
    /**
     * Growth of the wait.
     */
    factor: number;
  };
}

/**
 * Notifications.
 */
export interface NotificationSettings {
  /**
   * A notification closes after it, in milliseconds (CST-63).
   */
  defaultTimeoutMs: number;
  /**
   * Time of the hut-closed notification, in milliseconds (CST-64).
   */
  hutClosedTimeoutMs: number;
}

/**
 * Sessions.
 */
export interface SessionSettings {
  /**
   * Idle time after which the session is cleared, in milliseconds (CST-67).
   */
  inactivityMs: number;
}

/**
 * Local storage.
 */
export interface StorageSettings {
  /**
   * Prefix of stored keys (CST-134).
   */
  persistKeyPrefix: string;
}

/**
 * Consent.
 */
export interface ConsentSettings {
  /**
   * Consent group of analytics (CST-135).
   */
  analyticsGroup: string;
}

/**
 * Session replay.
 */
export interface MonitoringSettings {
  /**
   * Percent of sessions replayed (CST-136).
   */
  sampleRate: number;
}

/**
 * Analytics.
 */
export interface AnalyticsSettings {
  /**
   * Sectors whose events are sent (CST-17).
   *
   * Items: A sector of the market, for example uk-1.
   */
  trackedSectors: string[];
  /**
   * A hut of this sector is tracked as France (CST-16).
   */
  franceSector: string;
}

/**
 * Native app.
 */
export interface WebviewSettings {
  /**
   * Whether account events are pushed to the app (WEB-09).
   */
  pushAccountEvents: boolean;
  /**
   * How long an answer of the app about the visitor's position is waited for, in milliseconds: long enough to read and answer the system's question (WEB-05).
   */
  permissionTimeoutMs: number;
}

/**
 * Sizes that are requirements, in pixels.
 */
export interface UiSettings {
  /**
   * Voucher modal (CST-128).
   */
  voucherModal: {
    /**
     * Minimum height.
     */
    minHeightPx: number;
    /**
     * Minimum height on small screens.
     */
    smallScreenMinHeightPx: number;
    /**
     * Width on wide screens.
     */
    wideScreenWidthPx: number;
  };
  /**
   * Height of an upsell card (CST-129).
   */
  upsellCardHeightPx: number;
  /**
   * Widths of a basket picture (CST-129).
   *
   * @minItems 1
   *
   * Items: Width.
   */
  basketItemImageWidths: number[];
  /**
   * Widest overlay (CST-130).
   */
  overlayMaxWidth: number;
  /**
   * Highest list of suggestions (CST-130).
   */
  suggestionListMaxHeight: number;
  /**
   * At or below it the consent buttons are rearranged (CST-131).
   */
  consentMobileWidth: number;
}

/**
 * Promotions outside the menu.
 */
export interface PromoSettings {
  /**
   * Banner of a collection deal (CST-132).
   */
  ukBanner?: {
    /**
     * Amount off, in the market's currency.
     */
    amountOff: number;
    /**
     * Price of the deal, in the market's currency.
     */
    dealPrice: number;
    /**
     * Where it leads.
     */
    to: SitePath;
  };
  /**
   * Landing pages by id (SHL-10).
   */
  landingPages: {
    [k: string]: LandingPage;
  };
}

/**
 * One landing page.
 */
export interface LandingPage {
  /**
   * Wording key of the title.
   */
  title: string;
  /**
   * Wording key of the text.
   */
  text: string;
  /**
   * Name of the picture: a ProductLook of look.schema.json.
   */
  image: string;
  /**
   * The only disposition it is for: a customer who is not localised yet gives an address for it (SHL-44).
   */
  disposition?: Disposition;
  /**
   * Where its button leads.
   */
  to: SitePath;
}

/**
 * Addresses outside the site (CST-133).
 */
export interface LinkSettings {
  /**
   * Page to book a table; hut={id} is added (LOC-58).
   */
  bookATable?: WebAddress;
  /**
   * Restaurant site that takes the place of booking (LOC-58).
   */
  restaurantSite?: WebAddress;
  /**
   * Franchise page (SHL-36).
   */
  franchise?: WebAddress;
  /**
   * Recruitment page (SHL-36).
   */
  recruitment?: WebAddress;
  /**
   * App in the iOS store (SHL-37).
   */
  iosAppStore: WebAddress;
  /**
   * App in the Android store (SHL-37).
   */
  androidAppStore: WebAddress;
}

/**
 * Footer.
 */
export interface FooterSettings {
  /**
   * Links inside the site, in order (SHL-35).
   */
  links: FooterLink[];
  /**
   * Links outside the site, in order (SHL-36).
   */
  externalLinks: FooterExternalLink[];
}

/**
 * One link.
 */
export interface FooterLink {
  /**
   * Where it leads.
   */
  to: SitePath;
  /**
   * Wording key.
   */
  label: string;
}

/**
 * One link.
 */
export interface FooterExternalLink {
  /**
   * Name of an address of links.
   */
  link: string;
  /**
   * Wording key.
   */
  label: string;
}

/**
 * Pictures.
 */
export interface MediaSettings {
  /**
   * Base of picture addresses.
   */
  imageBase: SitePath;
}

/**
 * Part of a manifest; its keys are those of the manifest.
 */
export interface ManifestOverride {
  [k: string]: unknown;
}

/**
 * Accounts, sign-in and codes.
 */
export interface ManifestAccounts {
  [k: string]: unknown;
}

/**
 * How an address is typed, checked and found.
 */
export interface ManifestAddress {
  [k: string]: unknown;
}

/**
 * What the checkout form asks and allows.
 */
export interface ManifestCheckout {
  [k: string]: unknown;
}

/**
 * Deals, the deal assistant and upsells.
 */
export interface ManifestDeals {
  [k: string]: unknown;
}

/**
 * Experiments and feature flags.
 */
export interface ManifestExperiments {
  [k: string]: unknown;
}

/**
 * How often things may be called or held.
 */
export interface ManifestLimits {
  [k: string]: unknown;
}

/**
 * How a customer is tied to a hut.
 */
export interface ManifestLocalisation {
  [k: string]: unknown;
}

/**
 * Points and rewards.
 */
export interface ManifestLoyalty {
  [k: string]: unknown;
}

/**
 * What the market is and how it writes money, distance and time.
 */
export interface ManifestMarket {
  [k: string]: unknown;
}

/**
 * What the menu shows and what pizzas may hold.
 */
export interface ManifestMenu {
  [k: string]: unknown;
}

/**
 * Orders after checkout: history, tracking, priority delivery.
 */
export interface ManifestOrders {
  [k: string]: unknown;
}

/**
 * Payment types, limits, times and services.
 */
export interface ManifestPayments {
  [k: string]: unknown;
}

/**
 * Outside services of the payment area.
 */
export interface ManifestServices {
  [k: string]: unknown;
}

/**
 * Everything around the ordering flow.
 */
export interface ManifestShell {
  [k: string]: unknown;
}

/**
 * What the site shows around the ordering flow: sizes, promotions, links, footer.
 */
export interface ManifestSite {
  [k: string]: unknown;
}

/**
 * Vouchers and gift cards.
 */
export interface ManifestVouchers {
  [k: string]: unknown;
}

/**
 * The look of one market: a handful of brand decisions. Every colour pair, size, shadow and duration on screen is computed from them, and readable contrast is guaranteed whatever is chosen here.
 */
export interface Theme {
  /**
   * Path of this schema, so that an editor can complete and check the file.
   */
  $schema?: string;
  /**
   * What this look is called in reports and error messages; customers never see it.
   */
  name: string;
  /**
   * The one accent colour: main buttons, links, the selected state. Six hexadecimal digits. The words on it turn dark or white by contrast.
   */
  accent: ThemeColour;
  /**
   * The colour of large featured areas such as the home page band and promotions. Six hexadecimal digits; may equal the accent.
   */
  feature: ThemeColour;
  /**
   * The colour of text. Six hexadecimal digits; darkened where it would be too pale to read.
   */
  ink: ThemeColour;
  /**
   * The tint of the page behind the cards.
   */
  surface: {
    /**
     * Hue of the tint in degrees of the OKLCH colour circle: 30 rose, 85 cream, 150 mint, 240 blue-grey.
     */
    hue: number;
    /**
     * Strength of the tint: 0 is neutral grey and white, 1 the warmest or coolest page allowed.
     */
    tint: number;
  };
  /**
   * Corners and depth.
   */
  shape: {
    /**
     * Corner radius of a text field, in CSS pixels; cards and sheets are rounded in proportion.
     */
    radius: number;
    /**
     * Whether buttons and chips have fully round ends.
     */
    pill: boolean;
    /**
     * How cards stand out: flat draws a thin line, soft a faint shadow, lifted a clear one.
     */
    elevation: 'flat' | 'soft' | 'lifted';
  };
  /**
   * Room around things. Controls stay at least 44 CSS pixels high in all three.
   */
  density: 'compact' | 'regular' | 'roomy';
  /**
   * The two typefaces. All are served by this application itself.
   */
  type: {
    /**
     * Typeface of headings and prices.
     */
    display: ThemeFace;
    /**
     * Weight of headings, from 400 (regular) to 800 (extra bold).
     */
    displayWeight: number;
    /**
     * Typeface of everything that is read at length.
     */
    text: ThemeFace;
  };
  /**
   * How loud the page speaks: the growth of headings and the strength of tinted areas.
   */
  tone: 'quiet' | 'friendly' | 'bold';
  /**
   * How much moves. A customer who asks the device for less motion always gets none.
   */
  motion: 'none' | 'subtle' | 'lively';
}

/**
 * What the page and the native app around it tell each other: JSON texts {type, payload} (WEB-03).
 */
export interface WebviewMessages {
  [k: string]: unknown;
}

/**
 * A request or news without more: location permission (WEB-05) and tracking permission (WEB-06) are asked for, the customer is logged out (WEB-10), an Apple Pay sheet came to nothing (WEB-17).
 */
export interface PlainMessageToApp {
  /**
   * What it is.
   */
  type:
    'LOCATION_PERMISSION_REQUEST' | 'TRACKING_PERMISSION_REQUEST' | 'LOGOUT' | 'APPLE_PAY_ABORT';
  payload: EmptyPayload;
}

/**
 * Always empty.
 */
export interface EmptyPayload {}

/**
 * Something happened to the customer's account (WEB-09).
 */
export interface EventToApp {
  /**
   * What it is.
   */
  type: 'EVENT';
  payload: AccountEvent;
}

/**
 * What happened to whose account; no tokens (WEB-09).
 */
export interface AccountEvent {
  name: AccountEventName;
  data: AccountEventData;
}

/**
 * Whose account; what is not known is absent.
 */
export interface AccountEventData {
  /**
   * Id of the account.
   */
  customerId: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Email address.
   */
  email?: string;
  /**
   * Phone number.
   */
  phone?: string;
  /**
   * Wants offers by email.
   */
  marketingEmail?: boolean;
  /**
   * Wants offers by text message.
   */
  marketingSMS?: boolean;
}

/**
 * Whether the page may know the visitor's position (WEB-05).
 */
export interface LocationPermissionMessage {
  /**
   * What it is.
   */
  type: 'LOCATION_PERMISSION';
  payload: LocationPermission;
}

/**
 * The visitor's answer.
 */
export interface LocationPermission {
  /**
   * Whether they allow it.
   */
  granted: boolean;
}

/**
 * Whether the visitor may be followed (WEB-06).
 */
export interface TrackingPermissionMessage {
  /**
   * What it is.
   */
  type: 'TRACKING_PERMISSION';
  payload: TrackingPermission;
}

/**
 * The system's answer.
 */
export interface TrackingPermission {
  status: TrackingPermissionStatus;
}
