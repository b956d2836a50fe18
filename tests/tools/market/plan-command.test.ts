import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/manifest/json.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { withFolderOf } from '../../../server/versions/version-files.ts';
import { planFolders, readPlanCommand } from '../../../tools/market/plan-command.ts';
import { planText } from '../../../server/review/plan/plan-text.ts';
import { planExitCode, planHtml } from '../../../tools/market/plan-html.ts';
import { filesOfRevision } from '../../../tools/market/revision-files.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const foldersOf = ({ path, pluginsDir }: MarketsFolder) => ({ marketsDir: path, pluginsDir });

/** The plan of an edit of the sample chain. */
async function planOf(edit: (folder: MarketsFolder) => void) {
  const [before, after] = [new MarketsFolder(), new MarketsFolder()];
  edit(after);
  return planFolders(foldersOf(before), foldersOf(after));
}

const changeHuts = (folder: MarketsFolder, edit: (hut: Hut) => Hut | undefined): void =>
  folder.change('uk/catalogue/huts.json', (huts) =>
    (huts as unknown as Hut[]).flatMap((hut) => edit(hut) ?? []),
  );

const setting = (folder: MarketsFolder, key: string, value: Json): void =>
  folder.change('uk/manifest.json', (manifest) => ({ ...manifest, [key]: value }));

describe('the plan of an edit', () => {
  it('says nothing of files that come to the same [OPR-10]', async () => {
    const plan = await planOf((folder) => folder.change('uk/catalogue/huts.json', (huts) => huts));
    expect(planText(plan)).toBe('Nothing changes for anybody.');
    expect(planExitCode(plan)).toBe(0);
  });

  it('tells a new minimum with how many huts keep their own, and hours, fees and ways to pay by hut [OPR-10]', async () => {
    const plan = await planOf((folder) => {
      setting(folder, 'minimumOrder', { deliveryDefault: 14 });
      changeHuts(folder, (hut) => {
        if (hut.id !== '1101' || hut.sector !== 'uk-1') return hut;
        return {
          ...hut,
          minDeliveryOrder: 15,
          supportedPayment: hut.supportedPayment.filter(({ type }) => type !== 'cash'),
          variableDeliverySurcharges: [
            { minOrderValue: 0, maxOrderValue: 15, deliverySurcharge: 3.49 },
            { minOrderValue: 16, maxOrderValue: 0, deliverySurcharge: 0 },
          ],
          hours: {
            web: {
              ...hut.hours.web,
              asap: [
                { disposition: 'delivery', days: [1, 2, 3, 5, 7], open: '11:00', close: '22:30' },
              ],
            },
          },
        };
      });
    });
    const text = planText(plan);
    expect(text).toContain('Minimum for delivery: £12.00 → £15.00 at Clapham Junction');
    expect(text).toMatch(
      /Usual minimum for delivery: £[\d.]+ → £14\.00(; \d+ of \d+ huts keep their own|, which changes nothing: all \d+ huts have their own)/,
    );
    expect(text).toContain(
      'Delivery charge: £2.99, £1.49 from £16.00, free from £26.00 → £3.49, free from £16.00 at Clapham Junction',
    );
    expect(text).toContain('→ delivery Mon–Wed, Fri, Sun 11:00–22:30 at Clapham Junction');
    expect(text).toMatch(/Paid by: .*cash → (?!.*cash).* at Clapham Junction/);
    expect(text).toMatch(/Baskets\n(.*\n)* {4}.*£[\d.]+ → £[\d.]+ \(\+£[\d.]+\)/);
    expect(planExitCode(plan)).toBe(1);
  });

  it('tells huts that come and go, products and deals by title and price, texts and settings [OPR-10]', async () => {
    const plan = await planOf((folder) => {
      folder.change('uk/catalogue/products.json', (products) =>
        (products as unknown as Product[]).map((product) =>
          product.id === 'garden-lager' ? { ...product, price: 4.99 } : product,
        ),
      );
      folder.change('uk/catalogue/deals.json', (deals) =>
        (deals as unknown as Deal[]).map((deal) =>
          deal.id === 'bogof-medium' ? { ...deal, weekdays: [2] } : deal,
        ),
      );
      folder.change('uk/words/en-GB.json', (words) => ({
        ...words,
        basket: { ...(words['basket'] as object), title: 'Your feast' },
      }));
      setting(folder, 'tipping', { enabled: true, presets: [1, 2] });
    });
    const text = planText(plan);
    expect(text).toContain('Garden Lager: £3.79 → £4.99');
    expect(text).toContain('Buy One Medium, Get One Free (deal): offered every day → Tue');
    expect(text).toContain('basket.title in en-GB: ');
    expect(text).toContain('→ “Your feast”');
    expect(text).toMatch(/\(tipping\.presets\): .* → 1, 2/);
    expect(text).toContain(
      'Eaten at the table, where taxes can differ (at-the-table): £14.27 → £15.47 (+£1.20)',
    );
  });

  it('cannot be published while something is wrong, and says what, with exit code 2 [OPR-10, OPR-17]', async () => {
    const plan = await planOf((folder) => setting(folder, 'currency', 7));
    expect(planText(plan)).toMatch(
      /^This cannot be published:\n {2}markets\/uk\/manifest\.json \/currency/,
    );
    expect(planExitCode(plan)).toBe(2);
  });

  it('is a page of its own as HTML, in which nothing that was edited is markup [OPR-10]', async () => {
    const plan = await planOf((folder) =>
      changeHuts(folder, (hut) => (hut.id === '1101' ? { ...hut, name: '<b>Hut</b>' } : hut)),
    );
    const html = planHtml(plan);
    expect(html).toContain('<h3>Huts</h3>');
    expect(html).toContain('&lt;b&gt;Hut&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('is made against a revision of git as well [OPR-10]', async () => {
    const folder = new MarketsFolder();
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=asha', '-c', 'user.email=asha@example.com', ...args], {
        cwd: folder.path,
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--no-verify', '-m', 'Begin');
    setting(folder, 'tipping', { enabled: true, presets: [1, 2] });
    const files = filesOfRevision('HEAD', folder.path);
    const plan = await withFolderOf(files, foldersOf(folder), (before) =>
      planFolders(before, foldersOf(folder)),
    );
    expect(planText(plan)).toContain('→ 1, 2');
    expect(() => filesOfRevision('no-such-branch', folder.path)).toThrow('git: ');
    expect(() => filesOfRevision('--output=x', folder.path)).toThrow('is no revision');
  });

  it('is asked for in one form, against one thing [OPR-10]', () => {
    expect(readPlanCommand(['plan'])).toEqual({ against: { kind: 'published' }, form: 'text' });
    expect(readPlanCommand(['plan', '--git', 'HEAD~1', '--html'])).toEqual({
      against: { kind: 'git', revision: 'HEAD~1' },
      form: 'html',
    });
    expect(() => readPlanCommand(['plan', '--git', 'a', '--folder', 'b'])).toThrow(
      'npm run market -- plan',
    );
    expect(() => readPlanCommand(['plan', '--json', '--html'])).toThrow('npm run market -- plan');
  });
});
