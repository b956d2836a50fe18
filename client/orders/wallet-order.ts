import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import { checkoutAmounts } from '../checkout/checkout-amounts.ts';
import { settlementOf } from '../payments/settlement.ts';
import { surchargeTypes } from '../../core/surcharges/surcharge-types.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { WalletLine } from '../../core/payments/wallet.ts';

/** The lines of a wallet's sheet: the bill without the tip and without amounts of zero [PAY-98]. */
export const walletLines = (
  priced: PricedBasket,
  words: (key: string) => string,
): readonly WalletLine[] => [
  ...checkoutAmounts(priced)
    .filter(({ name }) => name !== surchargeTypes.driverTip)
    .map(({ name, amount }) => ({ label: words(`checkout.totals.${name}`), amount })),
  ...settlementOf({ ...priced, toPay: priced.amountDue }).paid.map(({ way, amount }) => ({
    label: words(`payments.settlement.${way}`),
    amount: -amount,
  })),
];

/** What a wallet's failure is called where customers are told [ORD-78]. */
export const walletFailureName = (type: string, payments: Manifest['payments']): string =>
  declaredType(type, payments)?.failure ?? 'Generic';
