import { expect, it } from 'vitest';
import type { Json } from '../../../core/manifest/json.ts';
import { marketIds, valueIn, type MarketId } from './real-manifests.ts';

/** What the specification gives for a key: one value for all markets, or one for each; undefined is none. */
export type SpecifiedValue =
  | { readonly all: Json }
  | { readonly [market in MarketId]: Json | undefined };

const specifiedFor = (value: SpecifiedValue, market: MarketId): Json | undefined =>
  'all' in value ? value.all : value[market];

/** States, for each key, that the manifests hold what the specification gives. */
export function holdValues(values: Readonly<Record<string, SpecifiedValue>>): void {
  it.each(Object.entries(values))('hold %s', (key, value) => {
    const found = marketIds.map((market) => [market, valueIn(market, key)]);
    expect(found).toEqual(marketIds.map((market) => [market, specifiedFor(value, market)]));
  });
}
