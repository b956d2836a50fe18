import { describe, expect, it } from 'vitest';
import { amountProblems } from '../../../server/markets/catalogue-checks/amounts.ts';
import { CheckedCatalogue } from '../../../server/markets/catalogue-checks/checked-catalogue.ts';
import { tierProblems } from '../../../server/markets/catalogue-checks/delivery-tiers.ts';
import { sitePages } from '../../../server/markets/link-problems.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/tasks/project.ts';

const tier = (minOrderValue: number, maxOrderValue: number) => ({
  minOrderValue,
  maxOrderValue,
  deliverySurcharge: 1,
});

const wrongTiers = (...tiers: readonly ReturnType<typeof tier>[]) => {
  const content = [{ id: '1', sector: 'xy-1', variableDeliverySurcharges: tiers }];
  const files = new Map([['huts', { file: 'huts.json', content }]]);
  return tierProblems(new CheckedCatalogue(files, ['xy-1'])).map(({ pointer }) =>
    pointer.replace('/0/variableDeliverySurcharges', ''),
  );
};

describe('delivery tiers', () => {
  it('follow each other without a gap or an overlap, from nothing to no end [OPR-03]', () => {
    expect(wrongTiers(tier(0, 15), tier(16, 25), tier(26, 0))).toEqual([]);
    expect(wrongTiers(tier(0, 15), tier(17, 0))).toEqual(['/1/minOrderValue']);
    expect(wrongTiers(tier(0, 15), tier(15, 0))).toEqual(['/1/minOrderValue']);
    expect(wrongTiers(tier(5, 0))).toEqual(['/0/minOrderValue']);
    expect(wrongTiers(tier(0, 15), tier(16, 12))).toEqual(['/1/maxOrderValue']);
    expect(wrongTiers(tier(0, 0), tier(1, 5))).toEqual(['/1/minOrderValue']);
  });
});

describe('amounts of a catalogue', () => {
  it('are not negative, and no finer than the currency [OPR-03]', () => {
    const content = [{ price: 5.99, sizes: [{ price: -1 }], prices: { large: 1.005 }, amount: -3 }];
    expect(amountProblems('f', content, 2).map(({ pointer }) => pointer)).toEqual([
      '/0/sizes/0/price',
      '/0/prices/large',
    ]);
    expect(amountProblems('f', [{ price: 0.29 }, { price: 4.35 }], 2)).toEqual([]);
    expect(amountProblems('f', [{ price: 5.5 }], 0)).toHaveLength(1);
  });
});

describe('links of the site', () => {
  it('are held against the pages that the router has [OPR-03]', () => {
    const router = readFileSync(join(root, 'ui', 'routes.tsx'), 'utf8');
    const redirects = readFileSync(join(root, 'ui', 'pages', 'shell', 'redirects.ts'), 'utf8');
    const routed = [...router.matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path);
    const known = [...routed, ...redirects.matchAll(/^ {2}'?([\w/]+)'?:/gm)].map((path) =>
      typeof path === 'string' ? path : (path[1] ?? ''),
    );
    const isRouted = (page: string): boolean => {
      const path = page.replace(/^\/(order\/)?/, '').replace(/\/\*$/, '');
      return path === '' || known.some((one) => one.split('/:')[0]?.replace('/*', '') === path);
    };
    expect(sitePages.filter((page) => !isRouted(page))).toEqual([]);
  });
});
