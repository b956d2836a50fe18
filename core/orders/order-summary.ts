import type { OrderPoints } from '../../schemas/types/http/loyalty.ts';
import type {
  OrderRequest,
  OrderDeal,
  OrderItem,
  OrderRecipient,
} from '../../schemas/types/http/order-request.ts';
import type { OrderSummary, SummaryLine } from '../../schemas/types/http/orders.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import { utcOffset } from '../timeslots/utc-offset.ts';
import { toDecimal } from '../money/money.ts';
import {
  deliveryFeeTypes,
  isExtraFee,
  isPaymentSurcharge,
  surchargeTypes,
} from '../surcharges/surcharge-types.ts';
import type { IntentState } from './order-intent.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { fromOrderDeals, listOfType, noDealId, productTypes } from './order-deals.ts';

const titleIn = (
  list: readonly { readonly id: string; readonly title: string }[],
  id: string | undefined,
): string[] => (id === undefined ? [] : [list.find((entry) => entry.id === id)?.title ?? id]);

const partsOf = (item: OrderItem, { options, products }: Catalogue): string[] => {
  const { sizes, crusts, sauces, cheeses, toppings }: MenuOptions = options;
  const modifiers = products.get(item.id)?.modifiers ?? [];
  const productTitles = [...products.values()];
  return [
    ...[item.firstHalf, item.secondHalf].flatMap((half) => {
      const on = (half?.toppings ?? []).flatMap((id) => titleIn(toppings, id));
      return titleIn(productTitles, half?.id).map((title) =>
        on.length > 0 ? `${title} (${on.join(', ')})` : title,
      );
    }),
    ...titleIn(sizes, item.size),
    ...titleIn(crusts, item.crust),
    ...titleIn(sauces, item.sauce),
    ...titleIn(cheeses, item.cheese),
    ...(item.toppings ?? []).flatMap((id) => titleIn(toppings, id)),
    ...(item.modifiers ?? []).flatMap((id) => titleIn(modifiers, id)),
    ...(item.dips ?? []).flatMap((id) => titleIn(productTitles, id)),
  ];
};

const itemsOf = (deal: OrderDeal): readonly OrderItem[] =>
  productTypes.flatMap((type) => deal[listOfType[type]] ?? []);

const productTitle = (item: OrderItem, { products }: Catalogue): string =>
  products.get(item.id)?.title ?? item.id;

/** The lines of an order as its customer reads them, in the language of the catalogue [ORD-126]. */
export const summaryLines = (
  request: Pick<OrderRequest, 'deals'>,
  priced: PricedBasket,
  catalogue: Catalogue,
): readonly SummaryLine[] => {
  const built = fromOrderDeals(request.deals).deals.values();
  return request.deals.flatMap((deal, dealIndex): SummaryLine[] => {
    const items = itemsOf(deal);
    if (deal.id === noDealId) {
      return items.map((item, index) => ({
        title: productTitle(item, catalogue),
        details: partsOf(item, catalogue),
        amount: toDecimal(priced.items[`${dealIndex}:${index}`]?.total ?? 0),
        quantity: 1,
        item,
      }));
    }
    const basketDealId = built.next().value?.basketDealId ?? '';
    return [
      {
        title: catalogue.deals.get(deal.id)?.title ?? deal.id,
        details: items.map((item) => productTitle(item, catalogue)),
        amount: toDecimal(priced.deals[basketDealId]?.price ?? 0),
        quantity: 1,
      },
    ];
  });
};

/** What is remembered of the price of an order and of the hut that makes it, as they were when it was ordered. */
export interface OrderRecord {
  readonly basket: PricedBasket;
  readonly lines: readonly SummaryLine[];
  readonly hut: {
    readonly id: string;
    readonly sector: string;
    readonly name: string;
    readonly phone: string;
    readonly addressLines: readonly string[];
    readonly timeZone: string;
  };
  /** Age to check when it is handed over; absent for an order without alcohol [SHP-06]. */
  readonly ageCheck?: number;
}

/** An order with what its summary shows besides the record. */
export interface SummarisedOrder {
  readonly orderId: string;
  readonly customerOrderReference: string;
  readonly transactionId: string;
  readonly state: IntentState;
  readonly paymentType: string;
  readonly isOffline: boolean;
  readonly disposition: OrderRequest['disposition'];
  readonly record: OrderRecord;
  /** What was ordered, as the order has it. */
  readonly deals: OrderRequest['deals'];
  /** Where a delivery goes; no line for any other order, and once nothing is kept of it [SHP-30]. */
  readonly goesTo: readonly string[];
  /** Who takes the delivery, where that is not who ordered [SHP-28]. */
  readonly recipient?: OrderRecipient | undefined;
  /** What it did to the points of its member; undefined for everybody else [LOY-12]. */
  readonly points?: OrderPoints | undefined;
  /** What was given back of it by a person, in minor units [GTW-21]. */
  readonly refunded: number;
  /** When it was placed, or asked for where it is not yet. */
  readonly at: Date;
}

/** Whom an order is for, without a number that can be called by whoever sees the page. */
const toldRecipient = ({ phone: _phone, ...told }: OrderRecipient) => told;

/** An order as its customer sees it [ORD-125]. */
export const orderSummary = (order: SummarisedOrder): OrderSummary => {
  const { record, at } = order;
  const { basket } = record;
  const sum = (isMeant: (type: string) => boolean): number =>
    toDecimal(
      basket.surcharges.reduce(
        (total, { type, amount }) => total + (isMeant(type) ? amount : 0),
        0,
      ),
    );
  const extraFees = basket.surcharges.filter(({ type }) => isExtraFee(type));
  const { addressLines, ...hut } = record.hut;
  return {
    orderId: order.orderId,
    customerOrderReference: order.customerOrderReference,
    transactionId: order.transactionId,
    state: order.state,
    currency: basket.currency,
    subtotal: toDecimal(basket.subtotal),
    discount: toDecimal(basket.discount?.value ?? 0),
    tax: toDecimal(basket.tax.taxTotal),
    taxOnTop: toDecimal(basket.taxOnTop),
    taxes: basket.tax.taxes.map((tax) => ({ ...tax, amount: toDecimal(tax.amount) })),
    total: toDecimal(basket.total),
    paymentType: order.paymentType,
    timestamp: at.toISOString(),
    payLaterSurcharge: sum(isPaymentSurcharge),
    deliveryFee: sum((type) => deliveryFeeTypes.includes(type)),
    deliverySupplement: sum((type) => type === surchargeTypes.deliverySupplement),
    smallOrderFee: sum((type) => type === surchargeTypes.smallOrderSupplement),
    ...(extraFees.length > 0 && {
      extraFees: Object.fromEntries(extraFees.map(({ type, amount }) => [type, toDecimal(amount)])),
    }),
    tip: sum((type) => type === surchargeTypes.driverTip),
    giftVoucher: toDecimal(basket.giftVoucher),
    credit: toDecimal(basket.credit),
    toBePaid: order.isOffline ? toDecimal(Math.max(0, basket.amountDue)) : 0,
    ...(order.refunded > 0 && { refunded: toDecimal(order.refunded) }),
    ...(order.points && { loyalty: order.points }),
    lines: [...record.lines],
    deals: order.deals,
    ...(order.recipient && { recipient: toldRecipient(order.recipient) }),
    ...(record.ageCheck !== undefined && { ageCheck: record.ageCheck }),
    ...(order.goesTo.length > 0 && { goesTo: [...order.goesTo] }),
    hut: {
      ...hut,
      addressLines: [...addressLines],
      utcOffset: utcOffset(record.hut.timeZone, at.getTime()),
    },
    disposition: order.disposition,
  };
};
