import { isRecord, isText } from '../../core/call-rules.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { toOrderDeals } from '../../core/orders/order-deals.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { BasketRequest } from '../basket/checked-basket-request.ts';
import type { PriceExplanation } from '../../schemas/types/http/prices.ts';

/** What a basket came to, in decimals of the market's currency. */
export interface GoldenPrice {
  /** Codes of the reasons not to sell it. */
  readonly reasons: readonly string[];
  readonly deals: readonly number[];
  readonly items: readonly number[];
  readonly subtotal: number;
  /** What the discount or the voucher takes off; 0 without one. */
  readonly discount: number;
  readonly surcharges: Readonly<Record<string, number>>;
  readonly taxes: Readonly<Record<string, number>>;
  /** Taxes that come on top of the prices. */
  readonly taxOnTop: number;
  readonly total: number;
  /** What a gift card pays. */
  readonly credit: number;
  readonly amountDue: number;
}

/** A basket that is kept with its market, and what it has to cost: `markets/<id>/golden/<name>.json` [ENG-35]. */
export interface GoldenBasket {
  /** What is special about it. */
  readonly about: string;
  /** When it is bought, as ISO 8601 with its offset from UTC. */
  readonly at: string;
  readonly hut: { readonly sector: string; readonly id: string };
  readonly disposition: Disposition;
  /** The type of payment; the market's usual one unless said. */
  readonly payment?: string;
  /** Deals with the choices of each slot, in the order of the slots. */
  readonly deals?: readonly { readonly id: string; readonly choices: readonly Choice[][] }[];
  readonly items?: readonly Choice[];
  readonly discount?: string;
  /** A voucher's code. */
  readonly voucher?: string;
  /** A gift card, and how much of it may be used. */
  readonly giftCard?: { readonly number: string; readonly pin?: string; readonly amount: number };
  readonly tip?: number;
  /** Absent until it is first recorded. */
  readonly priced?: GoldenPrice;
}

/** Whether something has what every golden basket has; what is in the basket, the server checks. */
export const isGoldenBasket = (content: unknown): content is GoldenBasket => {
  if (!isRecord(content)) return false;
  const { about, at, hut, disposition } = content as Partial<GoldenBasket>;
  return (
    isText(about) &&
    isText(at) &&
    at !== undefined &&
    !Number.isNaN(Date.parse(at)) &&
    isRecord(hut) &&
    isText(hut?.sector) &&
    isText(hut?.id) &&
    isText(disposition)
  );
};

/** What a server is asked about it. It claims no prices: it asks for them. */
export function questionOf(
  golden: GoldenBasket,
  market: { currency: string; payment: string },
): BasketRequest {
  const { hut, disposition, deals = [], items = [], giftCard, discount, voucher, tip } = golden;
  const basket = {
    deals: deals.map(({ id, choices }, index) => ({
      basketDealId: `deal-${index}`,
      dealId: id,
      choices: Object.fromEntries(choices.entries()),
    })),
    items: items.map((choice, index) => ({ basketItemId: `item-${index}`, choice })),
  };
  return {
    hut,
    disposition: { type: disposition, when: 'asap' },
    payment: {
      type: golden.payment ?? market.payment,
      amount: 0,
      currency: market.currency,
      ...(giftCard && { credits: [{ type: 'giftcard', ...giftCard }] }),
    },
    deals: [...toOrderDeals(basket, { deals: {}, items: {} })],
    ...(discount !== undefined && { discount: { id: discount, value: 0 } }),
    ...(voucher !== undefined && { voucher: { id: voucher } }),
    ...(tip !== undefined && { surcharges: [{ type: 'driverTip', amount: tip }] }),
  };
}

const named = <Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  amountOf: (entry: Entry) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(entries.map((entry) => [nameOf(entry), amountOf(entry)]));

/** The price of a server's answer. That the question claimed no prices is no reason not to sell. */
export const priceOf = (found: PriceExplanation): GoldenPrice => ({
  reasons: found.reasons.map(({ code }) => code).filter((code) => code !== 'price-changed'),
  deals: found.deals.map(({ price }) => price),
  items: found.items.map(({ price }) => price),
  subtotal: found.subtotal,
  discount: found.discount?.value ?? 0,
  surcharges: named(
    found.surcharges,
    ({ type }) => type,
    ({ amount }) => amount,
  ),
  taxes: named(
    found.tax.taxes,
    ({ description }) => description,
    ({ amount }) => amount,
  ),
  taxOnTop: found.taxOnTop,
  total: found.total,
  credit: found.credit,
  amountDue: found.amountDue,
});
