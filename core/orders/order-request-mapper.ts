import type { Disposition, Hut, Manifest, OrderRequest } from '../../schemas/types.ts';
import type { Basket } from '../basket/basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { CheckoutValues } from '../checkout/contact-rules.ts';
import type { PhoneValidator } from '../checkout/phone-validator.ts';
import type { DeliveryAddress } from '../localisation/address-strategy.ts';
import type { Catalogue } from '../menu/catalogue.ts';

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
  readonly marketing: { readonly optIn: boolean; readonly optOut: boolean };
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
  readonly phoneValidator: PhoneValidator;
}

/** Adds a market's part to the order request; mappers run in manifest order, each on the last one's result [ORD-49]. */
export interface OrderRequestMapper {
  map(request: OrderRequest, facts: OrderFacts): OrderRequest;
}
