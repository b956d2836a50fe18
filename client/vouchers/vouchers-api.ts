import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import { leftOrderHeader } from '../basket/left-order.ts';
import { channelHeader } from '../kernel/call-headers.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Where a code is to be used [VOU-42, VOU-43]. */
export interface VoucherQuestion {
  readonly sector: string;
  readonly code: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  /** Ids of the deals in the basket. */
  readonly deals: readonly string[];
  readonly locale: string;
  /** Signed state of an order that was left, whose hold is the customer's own. */
  readonly replaces?: string | undefined;
}

/** Checks voucher codes. */
export interface VouchersApi {
  /** The voucher of a valid code; throws `HttpError` whose json is a `VoucherRejection` [VOU-44]. */
  validate(question: VoucherQuestion): Promise<Voucher>;
}

/** What the stores that work with vouchers reach the outside through, besides the environment of all. */
export interface VoucherPorts {
  readonly vouchers: VouchersApi;
}

export const createVouchersApi = (http: HttpClient, isMobileApp: () => boolean): VouchersApi => ({
  async validate({ sector, code, hutId, disposition, deals, locale, replaces }) {
    const call = {
      path: '/v1/vouchers/validate',
      headers: {
        'content-type': 'application/json',
        ...channelHeader(isMobileApp()),
        ...leftOrderHeader(replaces),
      },
      query: {
        sector,
        code,
        hutid: hutId,
        disposition,
        deals: deals.length > 0 ? deals.join(',') : undefined,
        locale,
      },
    };
    return (await http.send<Voucher>(call)).body;
  },
});
