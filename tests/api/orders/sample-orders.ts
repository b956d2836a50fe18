import { askedAge } from '../../../core/basket/alcohol-age.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import { rewardTermsOf } from '../../../core/loyalty/reward-terms-of.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { CheckoutValues } from '../../../core/checkout/contact-rules.ts';
import type { DeliveryAddress } from '../../../core/localisation/address-strategy.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { buildOrderRequest } from '../../../client/orders/order-request.ts';
import type { OrderFacts } from '../../../core/orders/order-request-mapper.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type {
  OrderFailure,
  OrderSummary,
  PlaceRequest,
  Placement,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import type { HutCatalogue } from '../../../server/menu/catalogue-reader.ts';
import type { CallHeaders } from '../call.ts';
import type { TestServer } from '../start-server.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';

/** An order as a test describes it; what is left out makes a good British cash order for delivery. */
export interface Sample {
  readonly sector?: string;
  readonly hutId?: string;
  readonly disposition?: Disposition;
  readonly time?: number;
  /** Products bought by themselves, as they come, or as chosen. */
  readonly items?: readonly (string | Choice)[];
  /** Deals with the products of their slots, as they come; a slot for several dips holds a list. */
  readonly deals?: readonly {
    readonly id: string;
    readonly slots: readonly (string | Choice | readonly Choice[])[];
    readonly redeemId?: string;
  }[];
  readonly paymentType?: string;
  readonly discountId?: string;
  /** A voucher, as the validate call answered it. */
  readonly voucher?: Voucher;
  /** A gift card that pays; minor units. */
  readonly giftCard?: { readonly number: string; readonly pin: string; readonly balance: number };
  /** Minor units. */
  readonly tip?: number;
  /** A place among the priority orders is kept; the facts name it. */
  readonly extras?: readonly string[];
  readonly email?: string;
  readonly name?: string;
  readonly phone?: string;
  /** Who takes the delivery, where that is somebody else. */
  readonly recipient?: {
    readonly name: string;
    readonly phone: string;
    readonly greeting?: string;
  };
  /** What else the browser knows, such as an estimate or a place. */
  readonly facts?: Partial<OrderFacts>;
}

/** What a request is built from of the hut that sells it. */
export type SampleShop = Pick<
  HutCatalogue,
  'hut' | 'catalogue' | 'manifest' | 'market' | 'dealKinds'
>;

let customers = 0;

/** A number of a customer of its own: of one number the market takes so many unpaid orders and no more. */
export const newPhone = (market: string): string => {
  const own = `${(customers += 1)}`.padStart(4, '0').slice(-4);
  const phones: Readonly<Record<string, string>> = {
    uk: `07700 90${own}`,
    fr: `061234${own}`,
    in: `0 98765 4${own}`,
    ca: `416555${own}`,
  };
  return phones[market] ?? '';
};

const values = (
  { email, name, phone, recipient }: Sample,
  market: string,
  postcode: string,
): CheckoutValues => ({
  name: name ?? 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: email ?? 'ada@example.com',
  phone: phone ?? newPhone(market),
  addressLine1: '12 Lavender Hill',
  town: 'London',
  postcode: postcode.toLowerCase().replaceAll(' ', ''),
  interior: 'Flat 3',
  streetAddress: '290 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: postcode.toLowerCase(),
  instructions: 'Ring^ twice',
  ...(recipient && {
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    greeting: recipient.greeting ?? '',
  }),
});

/** The hut's own neighbourhood, which it delivers to. */
const placeNear = ({ address }: Hut): DeliveryAddress => ({
  postcode: address.postcode,
  city: 'Mumbai',
  address: 'Hill Road, Bandra West',
  streetType: 'Rue',
  streetName: 'de Rivoli',
  streetNumber: '12',
});

const choiceOf = ({ catalogue }: SampleShop, chosen: string | Choice): Choice => {
  if (typeof chosen !== 'string') return chosen;
  const product = catalogue.products.get(chosen);
  if (!product) throw new Error(`No product ${chosen}`);
  return defaultChoice(product);
};

const choicesOf = (shop: SampleShop, chosen: string | Choice | readonly Choice[]) =>
  typeof chosen === 'object' && 'length' in chosen ? chosen : [choiceOf(shop, chosen)];

/** Builds the request of an order exactly as a browser does, from the catalogue that the server sells from. */
export async function sampleOrder(
  { dependencies }: Pick<TestServer, 'dependencies'>,
  sample: Sample = {},
): Promise<OrderRequest> {
  const { sector = 'uk-1', hutId = '1101', disposition = 'delivery', time } = sample;
  const when = time === undefined ? 'asap' : 'scheduled';
  const shop = await dependencies.reader.catalogueFor({ sector, hutId, disposition, when, time });
  if (!shop) throw new Error(`No hut ${sector} ${hutId}`);
  return requestOf(shop, sample);
}

/** The request that a browser builds at a hut; sector and hut of the sample are those of the hut. */
export function requestOf(shop: SampleShop, sample: Sample): OrderRequest {
  const { disposition = 'delivery', time } = sample;
  const { sector } = shop.hut;
  const {
    items = ['pepperoni-classic', 'garlic-bread'],
    deals = [],
    paymentType = 'cash',
  } = sample;
  const { voucher, giftCard, discountId = voucher?.result.discountId } = sample;
  const when = time === undefined ? 'asap' : 'scheduled';
  const basket = {
    items: items.map((item, index): LooseItem => ({
      basketItemId: `i${index}`,
      choice: choiceOf(shop, item),
    })),
    deals: deals.map(({ id, slots, redeemId }, index): BuiltDeal => ({
      basketDealId: `d${index}`,
      dealId: id,
      choices: Object.fromEntries(slots.map((slot, at) => [at, choicesOf(shop, slot)])),
      ...(redeemId === undefined ? {} : { redeemId }),
    })),
    paymentType,
    ...(discountId === undefined ? {} : { discountId }),
    ...(voucher && { voucher }),
    ...(giftCard && { credit: giftCard.balance }),
    ...(sample.extras && { extras: sample.extras }),
    ...(sample.tip === undefined ? {} : { tip: { amount: sample.tip, tippingOption: 'custom' } }),
  };
  const { hut, catalogue, manifest, market, dealKinds } = shop;
  const priced = priceBasket({
    basket,
    hut,
    catalogue,
    manifest,
    dealKinds,
    disposition,
    orderTime: new Date(time ?? testMoment),
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    extras: market.extensions.all('fulfilment-extra'),
    rewards: rewardTermsOf(market.extensions.all('loyalty-rules')[0], manifest),
    isAccountHolder: false,
  });
  // The customer of a sample is as old as it takes.
  const confirmedAge = askedAge({ basket, catalogue, hut, manifest });
  const request = buildOrderRequest(market.extensions, {
    manifest,
    hut,
    catalogue,
    basket,
    priced,
    paymentType,
    disposition: { type: disposition, when, ...(time === undefined ? {} : { time }) },
    values: values(sample, sector.split('-')[0] ?? '', hut.address.postcode),
    deliveryAddress: placeNear(hut),
    contactFree: false,
    isForAnother: sample.recipient !== undefined,
    marketing: { optIn: true, optOut: false },
    ...(confirmedAge !== undefined && { confirmedAge }),
    selectedLanguage: manifest.locales[0] ?? 'en-GB',
    isMobileApp: false,
    isDealbotEnabled: false,
    utm: {},
    flagLevel: 'none',
    phoneValidator: market.extensions.one('phone-validator'),
    ...(voucher && {
      voucher: {
        id: voucher.id,
        ...(voucher.result.rule && { discountType: voucher.result.rule }),
      },
    }),
    ...(giftCard && {
      giftCards: [
        {
          type: 'giftcard',
          id: 'card-1',
          number: giftCard.number,
          pin: giftCard.pin,
          amount: giftCard.balance,
          isValid: true,
          isLoading: false,
        },
      ],
    }),
    ...sample.facts,
  });
  // What goes over the wire: without what is undefined.
  return JSON.parse(JSON.stringify(request)) as OrderRequest;
}

/** Pre-authorises a request. */
export const preauthorise = <Body = Preauthorisation>(
  server: TestServer,
  request: unknown,
  headers: CallHeaders = {},
) => server.post<Body>('/v1/orders/preauthorise', request, headers);

/** The place request that follows a pre-authorisation. */
export const placeRequest = (
  request: OrderRequest,
  { transactionId, orderState }: Pick<Preauthorisation, 'transactionId' | 'orderState'>,
  extras: Partial<PlaceRequest> = {},
): PlaceRequest => ({ ...request, transactionId, orderState, ...extras });

/** Places a pre-authorised order. */
export const placeOrder = <Body = Placement>(
  server: TestServer,
  request: OrderRequest,
  preauthorised: Pick<Preauthorisation, 'transactionId' | 'orderState'>,
  extras: Partial<PlaceRequest> = {},
) => server.post<Body>('/v1/orders/place', placeRequest(request, preauthorised, extras));

/** What has become of an order, as its customer is told. */
export const stateOf = async (server: TestServer, transactionId: string | undefined) =>
  (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body.state;

/** An order that is refused at pre-authorise. */
export const refused = (server: TestServer, request: unknown, headers: CallHeaders = {}) =>
  preauthorise<OrderFailure & { readonly status: number }>(server, request, headers);

/** A cash order placed from start to end. */
export async function placedOrder(server: TestServer, sample: Sample = {}): Promise<Placement> {
  const request = await sampleOrder(server, sample);
  const preauthorised = await preauthorise(server, request);
  if (preauthorised.status !== 200) throw new Error(JSON.stringify(preauthorised.body));
  const placed = await placeOrder(server, request, preauthorised.body);
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return placed.body;
}
