import type { Extensions } from '../../core/engine/extensions.ts';
import { type MarketId, testMarket } from '../core/test-market.ts';

/** The plugins that serve several markets by what their manifests say. */
const shared = ['contact-form', 'menu-categories', 'order-address', 'phone-numbers'];

const found = new Map(
  await Promise.all(
    (['uk', 'fr', 'in', 'ca'] as const).map(async (id): Promise<[MarketId, Extensions]> => [
      id,
      (await testMarket(id, shared)).extensions,
    ]),
  ),
);

/** What those plugins bring in a sample market. */
export const extensionsIn = (id: MarketId): Extensions => {
  const extensions = found.get(id);
  if (!extensions) throw new Error(`No market ${id}.`);
  return extensions;
};
