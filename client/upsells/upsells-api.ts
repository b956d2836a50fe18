import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What upsells are narrowed by, such as the hut and the way; empty ones are not sent [UPS-24]. */
export type UpsellParams = Readonly<Record<string, string | number | undefined>>;

/** Reads what is suggested to go with a basket. */
export interface UpsellsApi {
  /**
   * Upsells of a sector at a moment.
   * @param now milliseconds since 1970
   * @throws HttpError when the server refuses
   */
  upsells(params: UpsellParams, sector: string, now: number): Promise<readonly Upsell[]>;
}

/** What the stores that work with suggestions reach the outside through, besides the environment of all. */
export interface UpsellsPorts {
  readonly upsells: UpsellsApi;
}

export const createUpsellsApi = (http: HttpClient): UpsellsApi => ({
  async upsells(params, sector, now) {
    const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
    const query = { ...Object.fromEntries(given), sector, now };
    return (await http.send<readonly Upsell[]>({ path: '/v1/upsells/', query })).body;
  },
});
