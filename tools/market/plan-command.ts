import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDeployment } from '../../server/markets/check-deployment.ts';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { MarketCommandError, marketUsage } from './market-named.ts';
import { type Plan, planMarkets } from '../../server/review/plan/plan-markets.ts';

/** What the edited files are compared with: what was published, a revision of git, or another folder of markets. */
export type Baseline =
  | { readonly kind: 'published' }
  | { readonly kind: 'git'; readonly revision: string }
  | { readonly kind: 'folder'; readonly folder: string };

/** What the command line asks for. */
export interface PlanCommand {
  readonly against: Baseline;
  readonly form: 'text' | 'json' | 'html';
}

/** Reads the command line. @throws MarketCommandError that says how the command is called */
export function readPlanCommand([, ...args]: readonly string[]): PlanCommand {
  const { git, folder, json, html } = parsed(args);
  if ((git !== undefined && folder !== undefined) || (json && html)) {
    throw new MarketCommandError(marketUsage);
  }
  const form = json ? 'json' : html ? 'html' : 'text';
  if (git !== undefined) return { against: { kind: 'git', revision: git }, form };
  if (folder === undefined) return { against: { kind: 'published' }, form };
  return { against: { kind: 'folder', folder: resolve(folder) }, form };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        git: { type: 'string' },
        folder: { type: 'string' },
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new MarketCommandError(`${error instanceof Error ? error.message : ''}\n${marketUsage}`);
  }
}

/** What follows from serving one folder of markets in place of another [OPR-10]. */
export async function planFolders(
  before: DeploymentFolders,
  after: DeploymentFolders,
): Promise<Plan> {
  const [was, is] = [await checkDeployment(before), await checkDeployment(after)];
  const markets = is.markets.filter(({ folder }) => after.home?.serves(folder.id) ?? true);
  return planMarkets(was, { ...is, markets });
}
