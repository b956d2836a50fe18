import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { rewardsOf } from '../../core/loyalty/rewards.ts';
import type { Reward } from '../../schemas/types/http/loyalty.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { SignedIn, TokenCheck } from '../accounts/authenticate.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import { notFound } from '../shell/problem-error.ts';
import type { Database } from '../storage/database.ts';

/** What points and rewards are read from and counted with. */
export interface LoyaltySources extends CatalogueSources {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
}

/** The loyalty programme of a market that has one. */
export interface Programme {
  readonly id: string;
  readonly manifest: Manifest;
  readonly rules: LoyaltyRules;
}

/** The programme of a market; undefined for one without a plugin for it [ENG-21]. */
export function programmeOf(running: RunningMarket | undefined): Programme | undefined {
  if (!running) return undefined;
  const { manifest, extensions } = running.market;
  const [rules] = extensions.all('loyalty-rules');
  return rules && { id: running.id, manifest, rules };
}

/** The sectors of a programme that have points. */
const sectorsOf = ({ manifest, rules }: Programme): string[] =>
  manifest.sectors.filter((sector) => rules.isOn(sector, manifest));

/** The programme of a signed-in customer's own market. @throws ProblemError 404 where that market has none */
export function ownProgramme(
  { markets }: Pick<LoyaltySources, 'markets'>,
  { market }: SignedIn,
  marketId: string,
): Programme {
  const programme = market === marketId ? programmeOf(markets.byId(marketId)) : undefined;
  if (!programme || sectorsOf(programme).length === 0) {
    throw notFound(`A loyalty programme of ${marketId} for this account`);
  }
  return programme;
}

/** The rewards of a programme, each once, dearest first. */
export async function rewardsIn(
  { reader }: Pick<LoyaltySources, 'reader'>,
  programme: Programme,
): Promise<Reward[]> {
  const { rules, manifest } = programme;
  const rewards = new Map<string, Reward>();
  for (const sector of sectorsOf(programme)) {
    for (const reward of rewardsOf(await reader.deals(sector), rules, manifest)) {
      if (!rewards.has(reward.redeemable_id)) rewards.set(reward.redeemable_id, reward);
    }
  }
  return [...rewards.values()].toSorted((one, other) => other.points - one.points);
}
