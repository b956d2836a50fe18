import type { LoyaltyRules } from '../../core/loyalty/loyalty-rules.ts';
import { testMarket } from '../core/test-market.ts';
import { marketIds } from '../core/manifest/real-manifests.ts';

const plugins = ['loyalty-tens', 'loyalty-threshold'];

const found = new Map<string, LoyaltyRules | undefined>(
  await Promise.all(
    marketIds.map(async (id): Promise<[string, LoyaltyRules | undefined]> => {
      const { extensions } = await testMarket(id, plugins);
      return [id, extensions.all('loyalty-rules')[0]];
    }),
  ),
);

/** The loyalty rules of a market of the sample chain; undefined for one without loyalty. */
export const loyaltyRulesOf = (market: string): LoyaltyRules | undefined => found.get(market);
