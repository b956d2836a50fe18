import type { FastifyRequest } from 'fastify';
import { voucherAnswer } from '../../core/vouchers/voucher-answer.ts';
import { specialPrefixOf } from '../../core/vouchers/voucher-code.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { TokenCheck } from '../accounts/authenticate.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { localiseVoucher } from '../menu/localise-entry.ts';
import type { Database } from '../storage/database.ts';
import { findVoucher } from './voucher-repository.ts';
import type { KnownVoucher } from './vouchers-by-code.ts';

/** What a call asks of a voucher. */
export interface ValidateQuery {
  readonly sector: string;
  readonly code: string;
  readonly hutid?: string;
  readonly disposition?: Disposition;
  readonly deals?: string;
  readonly locale?: string;
}

/** What checking vouchers asks. */
export interface VoucherSources extends CatalogueSources {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
  /** Transaction id of the attempt that a call names as left: what it holds of a voucher is its customer's to use again. */
  readonly attemptLeft: (request: FastifyRequest) => Promise<string | undefined>;
}

/** A voucher of a sector of the call's market. */
export async function voucherOfCall(
  { database, markets }: Pick<VoucherSources, 'database' | 'markets'>,
  request: FastifyRequest,
  { sector: asked, code: typed }: Pick<ValidateQuery, 'sector' | 'code'>,
) {
  const [own] = sectorsOfCall(markets, request, [asked]);
  const running = own === undefined ? undefined : markets.bySector(own);
  const found = own === undefined ? undefined : await findVoucher(database.db, own, typed);
  return running && found && { running, found };
}

/** A voucher as it is answered, in the language of the call. */
export function answerOf(
  { voucher, code: own }: KnownVoucher,
  running: HutCatalogue['running'],
  { shop, locale: language = '' }: { readonly shop?: HutCatalogue; readonly locale?: string },
): Voucher {
  const wanted = running.locales.includes(language) ? language : (running.locales[0] ?? '');
  const worded = localiseVoucher(voucher, running.catalogue?.words.get(wanted) ?? {});
  return voucherAnswer(worded, own, {
    prefix: specialPrefixOf(own, running.market.manifest),
    deal: voucher.dealId === undefined ? undefined : shop?.catalogue.deals.get(voucher.dealId),
  });
}

/** What the hut of a call sells; undefined when the call names none or the sector has no such hut. */
export const shopOf = async (
  { reader }: Pick<VoucherSources, 'reader'>,
  { sector: of, hutid, disposition: way = 'delivery', locale: language }: ValidateQuery,
): Promise<HutCatalogue | undefined> =>
  hutid === undefined
    ? undefined
    : reader.catalogueFor({
        sector: of,
        hutId: hutid,
        disposition: way,
        when: 'asap',
        locale: language,
      });
