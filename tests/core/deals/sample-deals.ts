import type { Deal, DealOption } from '../../../schemas/types/catalogue/deal.ts';
import type { DealKind, DealKinds } from '../../../core/deals/deal-kind.ts';
import type { PricedDeal } from '../../../core/deals/priced-deal.ts';
import { priceDeal } from '../../../core/deals/price-deal.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import plugin from '../../../plugins/deal-kinds/plugin.ts';
import { contributionsOf } from '../../plugins/contributions.ts';
import { rewardRules } from '../../../core/loyalty/reward-rules.ts';
import { rewardTermsOf } from '../../../core/loyalty/reward-terms-of.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf, rules } from '../menu/pizzeria.ts';

/** The nine kinds as the plugin brings them. */
export const dealKinds: DealKinds = new Map(
  contributionsOf<DealKind>(plugin, 'deal-kind').map((kind) => [kind.kind, kind]),
);

export const dealOf = (
  kind: string,
  options: readonly DealOption[],
  more: Partial<Deal> = {},
): Deal => ({ id: 'the-deal', kind, title: 'The deal', options: [...options], ...more });

export const twoPizzas: readonly DealOption[] = [{ type: 'pizza', count: 2 }];

/** What rewards keep to in the UK. */
export const rewards = rewardTermsOf(rewardRules, marketManifest(filesOf('uk')));

/** What goes into one slot. */
export type Chosen = Choice | readonly Choice[] | undefined;

/** Puts one choice, or the dips of a slot, into each slot; undefined leaves one empty. */
export const fill = (...slots: readonly Chosen[]): Record<number, readonly Choice[]> =>
  Object.fromEntries(
    slots.flatMap((chosen, slot) =>
      chosen === undefined ? [] : [[slot, 'productId' in chosen ? [chosen] : chosen]],
    ),
  );

/** The price of a deal filled so; throws when it has none. */
export function priceOf(
  deal: Deal,
  choices: Record<number, readonly Choice[]>,
  more: readonly Product[] = [],
): PricedDeal {
  const pricing = { catalogue: catalogueOf([deal], more), dealKinds, rules, rewards };
  const priced = priceDeal({ dealId: deal.id, choices }, pricing);
  if (!priced) throw new Error(`Deal ${deal.id} has no price.`);
  return priced;
}
