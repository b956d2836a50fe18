import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { channelHeader } from '../kernel/call-headers.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** The hut, way and time deals are read for [DEA-88]. */
export interface DealsOf {
  readonly sector: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  readonly when: 'asap' | 'scheduled';
  readonly time?: number;
  readonly locale: string;
}

/** Reads deals and discounts on offer. Methods throw `HttpError` for refusals. */
export interface DealsApi {
  deals(of: DealsOf): Promise<readonly Deal[]>;
  discounts(of: DealsOf): Promise<readonly Discount[]>;
}

/** What the stores that work with deals reach the outside through, besides the environment of all. */
export interface DealsPorts {
  readonly deals: DealsApi;
}

const queryOf = ({ sector, hutId, disposition, when, time, locale }: DealsOf) => ({
  hutid: hutId,
  sector,
  disposition,
  when,
  time,
  locale,
});

/** @param isMobileApp whether the calls come out of the mobile app [VOU-13] */
export const createDealsApi = (http: HttpClient, isMobileApp: () => boolean): DealsApi => ({
  async deals(of) {
    return (await http.send<readonly Deal[]>({ path: '/v1/deals/', query: queryOf(of) })).body;
  },
  async discounts(of) {
    const headers = channelHeader(isMobileApp());
    const call = { path: '/v1/discounts/', query: queryOf(of), headers };
    return (await http.send<{ readonly result: readonly Discount[] }>(call)).body.result;
  },
});
