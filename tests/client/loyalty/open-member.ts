import type { LoyaltyAccount } from '../../../schemas/types/http/loyalty.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import type { LoyaltyApi } from '../../../client/loyalty/loyalty-api.ts';
import { MemberStore } from '../../../client/member-store.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { openShop } from '../basket/open-shop.ts';

/** Resolves once the calls that are under way are answered. */
export const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

/** Someone who is signed in. */
export const session = (id = 'ada') => ({
  authentication: { id, access: 'access', refresh: 'refresh', provider: 'password' },
  expiresAt: 4_102_444_800_000,
});

/** A member with so many points and every British reward they buy. */
export const accountOf = (accountBalance: number): LoyaltyAccount => ({
  accountBalance,
  loyaltyProviderAuthToken: 'provider-token',
  rewards: (
    [
      ['free-medium-2-topping-pizza', 'hut-rewards-pizza', 5, 'pizza'],
      ['free-breadsticks', 'hut-rewards-breadsticks', 2, 'side'],
      ['reward-of-another-hut', 'hut-rewards-elsewhere', 1, 'side'],
    ] as const
  )
    .filter(([, , points]) => points <= accountBalance)
    .map(([dealId, id, points, type]) => ({
      dealId,
      id,
      reward_id: id,
      redeemable_id: id,
      points,
      type,
    })),
});

/** What the server of a test says of its member; a test changes it. */
export interface Server {
  account: LoyaltyAccount | undefined | Error;
  points: number | Error;
  code: string | undefined | Error;
  lastOrder: PastOrder | undefined | Error;
  /** The last order at any hut. */
  lastOrderAnywhere: PastOrder | undefined | Error;
}

const answer = async <Content>(content: Content | Error): Promise<Content> => {
  if (content instanceof Error) throw content;
  return content;
};

/** The stores of who is signed in, around a shop at Clapham Junction. */
export async function openMember(
  { isGuest = false, ...more }: Partial<Server> & { readonly isGuest?: boolean } = {},
  overrides: Partial<WholeEnvironment> = {},
) {
  const server: Server = {
    account: accountOf(5),
    points: 2,
    code: 'ABC234',
    lastOrder: undefined,
    lastOrderAnywhere: undefined,
    ...more,
  };
  const calls: string[] = [];
  const refusals: unknown[] = [];
  const opened = await openShop(overrides);
  const { shop, environment } = opened;
  if (!isGuest) shop.session.signIn(session());
  const api: LoyaltyApi = {
    account: (marketId) => (calls.push(`account ${marketId}`), answer(server.account)),
    join: async (marketId) => {
      calls.push(`join ${marketId}`);
      const account = await answer(server.account);
      return account ?? accountOf(0);
    },
    earnings: (sector, amount) => (
      calls.push(`earnings ${sector} ${amount}`),
      answer(server.points)
    ),
    code: async (_marketId, id) => {
      calls.push(`code ${id}`);
      const code = await answer(server.code);
      return code === undefined
        ? { status: 'NOT_ENOUGH_POINTS' }
        : { status: 'ISSUED', redemption_tracking_code: code };
    },
  };
  const endSessionOn = (error: unknown) => void refusals.push(error);
  const member = MemberStore.create({}, environment);
  member.loyalty.usePorts({ api, endSessionOn });
  member.reorder.usePorts({
    api: {
      lastOrder: (hutId) => (
        calls.push(`last ${hutId}`),
        answer(hutId === undefined ? server.lastOrderAnywhere : server.lastOrder)
      ),
    },
    endSessionOn,
  });
  shop.attachMember(member);
  await settled();
  return {
    ...opened,
    member,
    loyalty: member.loyalty,
    reorder: member.reorder,
    server,
    calls,
    refusals,
  };
}
