import { basename } from 'node:path';
import type { SettingsFinding, SettingsPlan } from '../../schemas/types/http/market-settings.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { checkDeployment } from '../markets/check-deployment.ts';
import { checkedMarkets, type Finding } from '../review/checked-markets.ts';
import { planMarkets } from '../review/plan/plan-markets.ts';
import { byArea } from '../review/plan/plan-text.ts';
import { type VersionFiles, withFolderOf } from '../versions/version-files.ts';
import type { SettingsBase } from './settings-base.ts';
import type { SettingsContext } from './settings-context.ts';

type Judge = Pick<SettingsContext, 'environment' | 'now'>;

/** The products of a file as a version has them, named as messages name files. */
const productsOf =
  ({ files }: SettingsBase) =>
  (file: string): readonly Product[] => {
    try {
      const products: unknown = JSON.parse(files.get(file.slice(file.indexOf('/') + 1)) ?? '[]');
      return Array.isArray(products) ? (products as readonly Product[]) : [];
    } catch {
      return [];
    }
  };

/** What a check of edited files finds for a market: what the command finds, by the same function [OPR-01, OPR-21]. */
export async function findingsOf(
  { environment, now }: Judge,
  base: SettingsBase,
  edited: VersionFiles,
  market: string,
): Promise<SettingsFinding[]> {
  const { findings } = await withFolderOf(edited, environment, (laidOut) =>
    checkedMarkets(laidOut, { only: market, now: now(), productsBefore: productsOf(base) }),
  );
  const start = `${basename(environment.marketsDir)}/${market}/`;
  return findings.map((finding) => told(finding, start));
}

function told({ place, ...finding }: Finding, start: string): SettingsFinding {
  const { file } = finding;
  return {
    ...finding,
    ...place,
    ...(file.startsWith(start) && { path: file.slice(start.length) }),
  };
}

/** What follows from publishing edited files over what can be edited now, golden baskets included [OPR-10, OPR-21]. */
export function planOfEdits(
  { environment }: Pick<Judge, 'environment'>,
  base: SettingsBase,
  edited: VersionFiles,
): Promise<SettingsPlan> {
  return withFolderOf(edited, environment, async (after) => {
    const checked = await checkDeployment(after);
    const before =
      checked.problems.length > 0
        ? checked
        : await withFolderOf(base.files, environment, (laidOut) => checkDeployment(laidOut));
    const { problems, markets } = await planMarkets(before, checked);
    return {
      problems: [...problems],
      markets: markets.map((market) => ({
        id: market.id,
        kind: market.kind,
        areas: byArea(market).map(({ area, texts }) => ({ area, texts: [...texts] })),
      })),
    };
  });
}
