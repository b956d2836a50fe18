import type { BasketProblem } from '../../core/basket/basket-problem.ts';
import { groundAgainst } from '../../core/vouchers/judge-voucher.ts';
import { voucherAnswer } from '../../core/vouchers/voucher-answer.ts';
import { normaliseCode, specialPrefixOf } from '../../core/vouchers/voucher-code.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import type { VoucherBooks } from './voucher-repository.ts';

/** What became of the voucher of a request when it was checked again [VOU-46]. */
export interface VoucherOfOrder {
  /** The active voucher; absent when the request has none or it is refused. */
  readonly voucher?: Voucher;
  /** Most uses of its code; absent means any number. */
  readonly maxUses?: number;
  /** Why a voucher that the request names is not taken. */
  readonly problems: readonly BasketProblem[];
}

type AskedOrder = Pick<OrderRequest, 'voucher' | 'deals' | 'isMobileApp'> & {
  readonly disposition: Pick<OrderRequest['disposition'], 'type'>;
};

/** The codes that a request names: its voucher's, and those that opened locked deals other than rewards [VOU-27]. */
const codesOf = ({ voucher, deals }: AskedOrder, { catalogue }: HutCatalogue): string[] => {
  const redeemed = deals.flatMap(({ id, redeemable_id }) => {
    const deal = catalogue.deals.get(id);
    return redeemable_id !== undefined && deal?.locked === true && deal.loyalty !== true
      ? [redeemable_id]
      : [];
  });
  return [...new Set([...(voucher ? [voucher.id] : []), ...redeemed].map(normaliseCode))];
};

const unavailable = (entity: string): BasketProblem => ({ code: 'voucher-unavailable', entity });

/** Checks the voucher of a request as the validate call does, from the catalogue and the uses as they are now. */
export async function voucherOfOrder(
  books: VoucherBooks,
  request: AskedOrder,
  shop: HutCatalogue,
): Promise<VoucherOfOrder> {
  const [code, ...others] = codesOf(request, shop);
  if (code === undefined) return { problems: [] };
  const known = await books.find(shop.hut.sector, code);
  const { catalogue, manifest, running } = shop;
  if (!known || (await books.isUsedUp(running.id, known))) {
    return { problems: [code, ...others].map(unavailable) };
  }
  const { dealId } = known.voucher;
  // The key to a deal that is not in the basket opens nothing, and is not used up.
  if (dealId !== undefined && !request.deals.some(({ id }) => id === dealId)) {
    return { problems: others.map(unavailable) };
  }
  const ground = groundAgainst(known.voucher, {
    ...(request.isMobileApp === undefined ? {} : { isApp: request.isMobileApp }),
    disposition: request.disposition.type,
    catalogue,
    dealIds: request.deals.map(({ id }) => id),
  });
  if (ground) return { problems: [code, ...others].map(unavailable) };
  const prefix = specialPrefixOf(code, manifest);
  return {
    voucher: voucherAnswer(known.voucher, known.code, { prefix }),
    ...(known.voucher.maxUses !== undefined && { maxUses: known.voucher.maxUses }),
    problems: others.map(unavailable),
  };
}
