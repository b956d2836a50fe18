import { amountText } from '../../core/gateways/amount-text.ts';
import type { Money } from '../../core/money/money.ts';

/** An amount as most calls of Cybersource's have it. */
export const amountOf = (money: Money) => ({
  orderInformation: {
    amountDetails: { totalAmount: amountText(money), currency: money.currency },
  },
});
