import { type CallRules, isRecord } from '../call-rules.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderDeliveryAddress, OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Basket } from '../basket/basket.ts';
import type { KeptExtra } from '../basket/fulfilment-extra.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { CheckoutValues } from '../checkout/contact-rules.ts';
import type { PhoneValidator } from '../checkout/phone-validator.ts';
import type { DeliveryAddress } from '../localisation/address-strategy.ts';
import type { Catalogue } from '../menu/catalogue.ts';

/** A gift card as the form holds it; amounts in minor units. */
export interface GiftCardFacts {
  readonly type: string;
  readonly id?: string;
  readonly number: string;
  readonly pin?: string;
  readonly amount: number;
  readonly isValid: boolean;
  readonly isLoading: boolean;
}

/** Everything known when an order is sent; what mappers turn into the request. */
export interface OrderFacts {
  readonly manifest: Manifest;
  readonly hut: Hut;
  readonly catalogue: Catalogue;
  readonly basket: Basket;
  readonly priced: PricedBasket;
  readonly disposition: {
    readonly type: Disposition;
    readonly when: 'asap' | 'scheduled';
    readonly time?: number;
    readonly isCurbside?: boolean;
  };
  readonly values: CheckoutValues;
  readonly deliveryAddress?: DeliveryAddress;
  readonly contactFree: boolean;
  /** The delivery is for somebody else, whom the values name [SHP-28]. */
  readonly isForAnother?: boolean;
  readonly marketing: { readonly optIn: boolean; readonly optOut: boolean };
  /** Age that the customer has confirmed to have, for an order that asks for one [SHP-06]. */
  readonly confirmedAge?: number;
  readonly selectedLanguage: string;
  readonly paymentType: string | undefined;
  readonly isMobileApp: boolean;
  readonly isDealbotEnabled: boolean;
  readonly eta?: number;
  readonly etaRange?: { readonly from: number; readonly to: number };
  readonly utm: {
    readonly source?: string;
    readonly medium?: string;
    readonly campaign?: string;
  };
  readonly flagLevel: string;
  /** The active voucher, with its discount when it has one [ORD-22]. */
  readonly voucher?: { readonly id: string; readonly discountType?: string };
  /** Gift cards in the form, in the order they were added [ORD-34, ORD-35]. */
  readonly giftCards?: readonly GiftCardFacts[];
  /** Logged-in loyalty member's token and the points used [ORD-18]. */
  readonly loyalty?: { readonly token: string; readonly points: number };
  readonly accountId?: string;
  /** What is kept of the market's fulfilment extras, by their ids [PRI-23]. */
  readonly extras?: Readonly<Record<string, KeptExtra>>;
  /** Geocoded place of the delivery; its placeId never leaves [ORD-07]. */
  readonly deliveryLocation?: OrderRequest['customer']['deliveryLocation'];
  /** Payloads of wallets and providers by payment type [ORD-42]. */
  readonly payloads?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly phoneValidator: PhoneValidator;
}

/** What an address is made of. */
export type AddressGiven = Pick<OrderFacts, 'values' | 'deliveryAddress' | 'manifest'>;

/** Adds a market's part to the order request; mappers run in manifest order, each on the last one's result [ORD-49]. */
export interface OrderRequestMapper {
  map(request: OrderRequest, facts: OrderFacts): OrderRequest;
  /**
   * The values of the form that a mapped address stands for, so that the server judges it by the form's own rules.
   * Only the mapper that writes the address knows; the others leave it out.
   */
  addressValues?(address: OrderDeliveryAddress): CheckoutValues;
  /**
   * The address that an order would have of what stands in the form and what was found at localisation; parts that
   * nothing was given for are empty. Comes with `addressValues`: accounts keep addresses by it [SHP-34].
   */
  address?(given: AddressGiven): OrderDeliveryAddress;
}

export const orderRequestMapperCalls: CallRules<OrderRequestMapper> = {
  map: { fits: isRecord },
  addressValues: { fits: isRecord },
  address: { fits: isRecord },
};
