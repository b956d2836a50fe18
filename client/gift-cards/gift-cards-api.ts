import type { GiftCardCheck, GiftCardCredit } from '../../schemas/types/http/vouchers.ts';
import { leftOrderHeader } from '../basket/left-order.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** Checks gift cards. */
export interface GiftCardsApi {
  /**
   * The credit of a card; throws `HttpError` whose json is a `GiftCardRefusal` [GFT-28, GFT-29, GFT-30, GFT-31, GFT-32,
   * GFT-33].
   * @param replaces signed state of an order that was left, whose hold is the customer's own
   */
  check(request: GiftCardCheck, version: 'v1' | 'v2', replaces?: string): Promise<GiftCardCredit>;
}

/** What the stores that work with gift cards reach the outside through, besides the environment of all. */
export interface GiftCardPorts {
  readonly giftCards: GiftCardsApi;
}

export const createGiftCardsApi = (http: HttpClient): GiftCardsApi => ({
  async check(body, version, replaces) {
    const path = `/${version}/gift-cards/check`;
    const call = { method: 'POST', path, body, headers: leftOrderHeader(replaces) } as const;
    return (await http.send<GiftCardCredit>(call)).body;
  },
});
