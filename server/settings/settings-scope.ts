import { isOwnMarket, mayOperator } from '../../core/operators/operator-roles.ts';
import type { Operator } from '../operators/operator-accounts.ts';
import { notFound } from '../shell/problem-error.ts';
import type { VersionFiles } from '../versions/version-files.ts';

/** Files whose codes are worth money, which are not for those who only look on. */
const worthMoney: readonly string[] = ['catalogue/gift-cards.json', 'catalogue/vouchers.json'];

/** The files of a market that an operator may see, by their paths below its folder. */
export function ownFiles(operator: Operator, files: VersionFiles, market: string): VersionFiles {
  const mayEdit = mayOperator(operator.role, 'publish-settings');
  const start = `${market}/`;
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]): [string, string] => [path.slice(start.length), text])
      .filter(([path]) => mayEdit || !worthMoney.includes(path)),
  );
}

/** Whether a file is a text that can be edited: photographs are not. */
export const isEdited = (path: string): boolean => /\.(json|md)$/.test(path);

/** The markets of a version that are an operator's business. */
export const ownMarkets = (operator: Operator, files: VersionFiles): readonly string[] =>
  [...files.keys()]
    .flatMap((path) => (path.endsWith('/manifest.json') ? [path.split('/')[0] ?? ''] : []))
    .filter((id) => id !== 'default' && isOwnMarket(operator, id))
    .toSorted();

/** @throws ProblemError 404 where a market is none, or is not the operator's business, which is not told apart */
export function assertOwnMarket(operator: Operator, files: VersionFiles, market: string): void {
  if (!ownMarkets(operator, files).includes(market)) throw notFound('The market');
}
