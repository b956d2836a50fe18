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
 * Percent of the discountable value, or an amount.
 */
export type DiscountType = 'percent' | 'amount';

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
   * Terms; may state an end date (DEA-83).
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
   * Target of a fixed local deal (DEA-14).
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
   * Terms.
   */
  terms?: string;
  type: DiscountType;
  /**
   * Percent (0 to 100) or amount.
   */
  value: number;
  /**
   * Subtotal it needs.
   */
  threshold?: number;
  /**
   * Dispositions it is offered for; absent means all.
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
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
  /**
   * Vegetarian.
   */
  veg?: boolean;
  /**
   * Vegan.
   */
  vegan?: boolean;
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
  /**
   * Vegetarian.
   */
  veg?: boolean;
  /**
   * Vegan.
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
  /**
   * Vegetarian.
   */
  veg?: boolean;
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
    [k: string]: unknown;
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
    [k: string]: unknown;
  };
  /**
   * Wallet payload.
   */
  applePay?: {
    [k: string]: unknown;
  };
  /**
   * Wallet payload.
   */
  googlePay?: {
    [k: string]: unknown;
  };
  /**
   * PayPal ids.
   */
  paypal?: {
    [k: string]: unknown;
  };
  /**
   * Encrypted payment data.
   */
  visaCheckout?: {
    [k: string]: unknown;
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
  /**
   * All toppings.
   *
   * @maxItems 30
   */
  toppings?: string[];
  /**
   * Priced extras of a side.
   *
   * @maxItems 30
   */
  modifiers?: string[];
  /**
   * Dips with a side.
   *
   * @maxItems 30
   */
  dips?: string[];
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
