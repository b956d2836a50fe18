import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NavTabs } from '../../../ui/components/nav-tabs.tsx';
import { tabAfterKey, Tabs } from '../../../ui/components/tabs.tsx';
import { render } from './render.tsx';

const tabs = [
  { id: 'orders', label: 'Orders', content: 'Your orders' },
  { id: 'rewards', label: 'Rewards', content: 'Your rewards' },
] as const;

describe('a row of tabs', () => {
  it('is one stop of the Tab key, at the selected tab', () => {
    const markup = render(
      <Tabs label="Account" tabs={tabs} selected="rewards" onSelect={() => undefined} />,
    );
    expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>Rewards/);
    expect(markup).toMatch(/aria-selected="false"[^>]*tabindex="-1"[^>]*>Orders/);
  });

  it('shows the panel of the selected tab, named after it', () => {
    const markup = render(
      <Tabs label="Account" tabs={tabs} selected="orders" onSelect={() => undefined} />,
    );
    const [, tabId] = /role="tab" id="([^"]*)" aria-selected="true"/.exec(markup) ?? [];
    expect(markup).toContain(`aria-labelledby="${tabId}"`);
    expect(markup).toContain('Your orders');
    expect(markup).not.toContain('Your rewards');
  });

  it('wraps round with the arrow keys and jumps with Home and End', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (count, seed) => {
        const index = seed % count;
        const right = tabAfterKey('ArrowRight', index, count) ?? -1;
        expect(tabAfterKey('ArrowLeft', right, count)).toBe(index);
        expect(tabAfterKey('Home', index, count)).toBe(0);
        expect(tabAfterKey('End', index, count)).toBe(count - 1);
      }),
    );
    expect(tabAfterKey('ArrowRight', 1, 2)).toBe(0);
    expect(tabAfterKey('a', 0, 2)).toBeUndefined();
  });

  it('of links marks the page that is showing', () => {
    const markup = render(
      <NavTabs
        label="Menu"
        current="sides"
        items={[
          { id: 'pizzas', to: '/pizzas', label: 'Pizzas' },
          { id: 'sides', to: '/sides', label: 'Sides' },
        ]}
      />,
    );
    expect(markup).toMatch(/<nav aria-label="Menu">/);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).toMatch(
      /href="\/sides"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/sides"/,
    );
  });
});
