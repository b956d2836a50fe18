import type { GiftCardCheck, GiftCardCredit } from '../../schemas/types.ts';
import type { HttpClient } from '../shell/http-client.ts';

/** Checks gift cards. */
export interface GiftCardsApi {
  /** The credit of a card; throws `HttpError` whose json is a `GiftCardRefusal` [GFT-28 to GFT-33]. */
  check(request: GiftCardCheck, version: 'v1' | 'v2'): Promise<GiftCardCredit>;
}

export const createGiftCardsApi = (http: HttpClient): GiftCardsApi => ({
  async check(body, version) {
    const call = { method: 'POST', path: `/${version}/gift-cards/check`, body } as const;
    return (await http.send<GiftCardCredit>(call)).body;
  },
});
