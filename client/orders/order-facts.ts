import type { EtaAnswer } from '../../schemas/types/http/orders.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import { type CollectionType, isCurbside } from '../checkout/collection-type.ts';
import type { CheckoutValues } from '../../core/checkout/contact-rules.ts';
import type { LocalisationFacts } from '../localisation/localisation-facts.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Environment } from '../kernel/environment.ts';
import type { GiftCardFacts, OrderFacts } from '../../core/orders/order-request-mapper.ts';

/** The stores an order is gathered from, each by the little it is asked [ORD-60]. */
export interface OrderSources {
  readonly localisation: LocalisationFacts & { readonly eta: EtaAnswer | undefined };
  readonly menu: { readonly catalogue: Catalogue | undefined };
  readonly basket: { readonly basket: Basket; readonly priced: PricedBasket | undefined };
  readonly priority?: { readonly ofOrder: OrderFacts['priorityReservation'] | undefined };
  readonly member?:
    { readonly loyalty: { readonly ofOrder: OrderFacts['loyalty'] | undefined } } | undefined;
  readonly session?: { readonly authentication: { readonly id: string } | undefined };
  readonly dealbot?: { readonly isOn: boolean };
  readonly giftCards?: { readonly facts: readonly GiftCardFacts[] };
  readonly order?: Pick<OrderFacts, 'payloads'>;
  readonly checkout: {
    readonly values: CheckoutValues;
    readonly collectionType: CollectionType;
    readonly contactFree: boolean;
    readonly marketingOptIn: boolean;
    readonly marketingOptOut: boolean;
    readonly paymentType: string | undefined;
  };
}

/** Gathers everything the order-request mappers need; undefined until hut, catalogue and price are there. */
export const orderFacts = (
  {
    localisation,
    menu,
    basket,
    checkout,
    dealbot,
    giftCards,
    order,
    session,
    member,
    priority,
  }: OrderSources,
  { market, visit, locale }: Pick<Environment, 'market' | 'visit' | 'locale'>,
): OrderFacts | undefined => {
  const { hut, disposition, deliveryAddress, deliveryLocation, eta } = localisation;
  const { type, when, time } = disposition;
  if (!hut || !menu.catalogue || !basket.priced) return undefined;
  const { voucher } = basket.basket;
  const account = session?.authentication;
  const loyalty = member?.loyalty.ofOrder;
  return {
    manifest: market.manifest,
    hut,
    catalogue: menu.catalogue,
    basket: basket.basket,
    priced: basket.priced,
    disposition: {
      type,
      when,
      ...(time === undefined ? {} : { time }),
      isCurbside: isCurbside(checkout.collectionType),
    },
    values: checkout.values,
    ...(deliveryAddress ? { deliveryAddress } : {}),
    ...(deliveryLocation ? { deliveryLocation: { ...deliveryLocation } } : {}),
    contactFree: checkout.contactFree,
    marketing: { optIn: checkout.marketingOptIn, optOut: checkout.marketingOptOut },
    selectedLanguage: locale(),
    paymentType: checkout.paymentType,
    isMobileApp: market.extensions.one('host').isMobileApp,
    isDealbotEnabled: dealbot?.isOn ?? false,
    ...(eta ? { eta: eta.exact, etaRange: eta.range } : {}),
    ...(voucher && {
      voucher: {
        id: voucher.id,
        ...(voucher.result.rule && { discountType: voucher.result.rule }),
      },
    }),
    ...(account && { accountId: account.id }),
    ...(account && loyalty && { loyalty }),
    ...(priority?.ofOrder && { priorityReservation: priority.ofOrder }),
    giftCards: giftCards?.facts ?? [],
    ...(order?.payloads && { payloads: order.payloads }),
    utm: visit.utm,
    flagLevel: visit.flagLevel,
    phoneValidator: market.extensions.one('phone-validator'),
  };
};
