import type {
  LoyaltyAccount,
  LoyaltyEarnings,
  LoyaltyMember,
  OfflineRedemption,
} from '../../schemas/types/http/loyalty.ts';
import { bodyOr, type HttpClient, isMissing } from '../kernel/http-client.ts';

/** Asks about points and rewards. Methods throw `HttpError`, or an `Error` when no answer came or nobody is signed in. */
export interface LoyaltyApi {
  /** Undefined for a customer who has not joined [LOY-25]. */
  account(marketId: string): Promise<LoyaltyAccount | undefined>;
  /** Joins, or changes what the programme knows of the customer [LOY-26]. */
  join(marketId: string, member: LoyaltyMember): Promise<LoyaltyAccount>;
  /** Points that an amount in decimals earns [LOY-13]. */
  earnings(sector: string, amount: number): Promise<number>;
  /** The code by which a reward is redeemed in a hut [LOY-27]. */
  code(marketId: string, redeemableId: string): Promise<OfflineRedemption>;
}

export const createLoyaltyApi = (http: HttpClient): LoyaltyApi => ({
  account: (marketId) =>
    bodyOr<LoyaltyAccount | undefined>(
      http.send({
        path: '/v2/loyalty/account',
        query: { marketId },
        authentication: 'required',
      }),
      undefined,
      isMissing,
    ),
  async join(marketId, body) {
    const answer = await http.send<LoyaltyAccount>({
      method: 'POST',
      path: '/v2/loyalty/account',
      query: { marketId },
      body,
      authentication: 'required',
    });
    return answer.body;
  },
  async earnings(sector, amount) {
    const answer = await http.send<LoyaltyEarnings>({
      path: '/v1/loyalty/earnings',
      query: { sector, amount, inBasket: true },
      authentication: 'required',
    });
    return answer.body.points;
  },
  async code(marketId, redeemableId) {
    const answer = await http.send<OfflineRedemption>({
      path: `/v2/loyalty/redeemable/${encodeURIComponent(redeemableId)}/code`,
      query: { marketId },
      authentication: 'required',
    });
    return answer.body;
  },
});
