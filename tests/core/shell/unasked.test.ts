import { describe, expect, it } from 'vitest';
import { mayComeUp, type UnaskedKind } from '../../../core/shell/unasked.ts';

const may = (
  kind: UnaskedKind,
  order: UnaskedKind[],
  { taken, possible = [] }: { taken?: UnaskedKind; possible?: readonly UnaskedKind[] } = {},
) =>
  mayComeUp(kind, {
    settings: { order },
    taken,
    isPossible: (other) => possible.includes(other),
  });

describe('what would come up by itself', () => {
  const order: UnaskedKind[] = ['app-migration', 'category-intro', 'switch-banner', 'upsell'];

  it('comes up while nothing has, and is the only one then [SHP-11]', () => {
    expect(may('switch-banner', order)).toBe(true);
    expect(may('upsell', order, { taken: 'switch-banner' })).toBe(false);
    expect(may('switch-banner', order, { taken: 'switch-banner' })).toBe(true);
  });

  it('waits for what is more important and may still come on its page or a later one [SHP-11]', () => {
    expect(may('switch-banner', order, { possible: ['category-intro'] })).toBe(false);
    expect(may('category-intro', order, { possible: ['switch-banner', 'upsell'] })).toBe(true);
    // Home is behind: its advice may not come any more.
    expect(may('category-intro', order, { possible: ['app-migration'] })).toBe(true);
    expect(may('category-intro', ['upsell', 'category-intro'], { possible: ['upsell'] })).toBe(
      false,
    );
  });

  it('never comes where the manifest does not list it [SHP-11]', () => {
    expect(may('reward-notice', order)).toBe(false);
  });
});
