import type { Disposition, Voucher } from '../../schemas/types.ts';
import { channelHeader } from '../shell/call-headers.ts';
import type { HttpClient } from '../shell/http-client.ts';

/** Where a code is to be used [VOU-42, VOU-43]. */
export interface VoucherQuestion {
  readonly sector: string;
  readonly code: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  /** Ids of the deals in the basket. */
  readonly deals: readonly string[];
  readonly locale: string;
}

/** Checks voucher codes. */
export interface VouchersApi {
  /** The voucher of a valid code; throws `HttpError` whose json is a `VoucherRejection` [VOU-44]. */
  validate(question: VoucherQuestion): Promise<Voucher>;
}

export const createVouchersApi = (http: HttpClient, isMobileApp: () => boolean): VouchersApi => ({
  async validate({ sector, code, hutId, disposition, deals, locale }) {
    const call = {
      path: '/v1/vouchers/validate',
      headers: { 'content-type': 'application/json', ...channelHeader(isMobileApp()) },
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
