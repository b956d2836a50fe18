import type { LetterRow } from '../../core/accounts/letter-content.ts';
import type { FormatMoney } from '../../core/money/format-money.ts';
import { toDecimal, toMinor } from '../../core/money/money.ts';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';

/** How amounts are written and named. */
interface RowWords {
  readonly formatMoney: FormatMoney;
  /** What the summary page calls an amount. */
  readonly label: (name: string) => string;
  /** What only a letter calls something. */
  readonly own: (name: string) => string;
  /** What a tax is called. */
  readonly taxName: (description: string) => string;
}

/** What was ordered, what it came to, and what is still to be paid. */
export function orderRows(
  order: OrderSummary,
  { formatMoney, label, own, taxName }: RowWords,
): readonly LetterRow[] {
  const {
    discount = 0,
    credit = 0,
    giftVoucher = 0,
    extraFees = {},
    toBePaid = 0,
    deliveryFee = 0,
    deliverySupplement = 0,
    taxes = [],
  } = order;
  const extras = Object.values(extraFees).reduce((sum, fee) => sum + fee, 0);
  const row = (name: string, amount = 0): readonly LetterRow[] =>
    amount === 0 ? [] : [{ label: name, value: formatMoney(toMinor(amount)) }];
  return [
    ...order.lines.map(({ title, details, amount }) => ({
      label: title,
      value: formatMoney(toMinor(amount), { smallUnits: true }),
      ...(details && { details }),
    })),
    ...row(label('discount'), -discount),
    ...row(label('deliverySupplement'), deliverySupplement),
    ...row(label('deliveryFee'), toDecimal(toMinor(deliveryFee) - toMinor(deliverySupplement))),
    ...row(label('smallOrderFee'), order.smallOrderFee),
    ...row(own('extras'), extras),
    ...row(label('payLaterSurcharge'), order.payLaterSurcharge),
    ...(order.taxOnTop ? taxes : []).flatMap((tax) => row(taxName(tax.description), tax.amount)),
    ...row(label('tip'), order.tip),
    { label: own('total'), value: formatMoney(toMinor(order.total)), isTotal: true },
    ...row(own('giftCard'), -(giftVoucher + credit)),
    ...row(own('toBePaid'), toBePaid),
  ];
}
