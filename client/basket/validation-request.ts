import { toOrderBreakdown } from '../../core/surcharges/tax-rates.ts';
import { orderSurcharges } from '../../core/basket/price-basket.ts';
import { toDecimal } from '../../core/money/money.ts';
import { toOrderDeals } from '../../core/orders/order-deals.ts';
import type { BasketValidationRequest } from './basket-api.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';

/** The gift card that pays, as the validator looks it up. */
export interface CardOfBasket {
  readonly type: string;
  readonly number: string;
  readonly pin?: string;
}

/** What the validator is asked about a basket; amounts as decimals [BSK-43]. */
export const validationRequest = (
  { basket, hut, disposition, manifest }: BasketCheck,
  priced: PricedBasket,
  timing: { readonly when: 'asap' | 'scheduled'; readonly time?: number | undefined },
  card?: CardOfBasket,
): BasketValidationRequest => {
  return {
    hut: { id: hut.id, sector: hut.sector },
    payment: {
      type: basket.paymentType ?? manifest.payments.default,
      amount: toDecimal(Math.max(0, priced.total - priced.giftVoucher)),
      currency: priced.currency,
      breakdown: toOrderBreakdown(priced.tax),
      ...(card && {
        credits: [
          {
            type: card.type,
            number: card.number,
            amount: toDecimal(priced.credit),
            ...(card.pin === undefined ? {} : { pin: card.pin }),
          },
        ],
      }),
    },
    disposition: {
      type: disposition,
      when: timing.when,
      ...(timing.time === undefined ? {} : { time: timing.time }),
    },
    deals: [...toOrderDeals(basket, priced)],
    surcharges: orderSurcharges(priced.surcharges),
    ...(priced.discount
      ? { discount: { id: priced.discount.id, value: toDecimal(priced.discount.value) } }
      : {}),
    ...(basket.voucher ? { voucher: { id: basket.voucher.id } } : {}),
  };
};
