import type { PlanOf } from '../../versions/publish-markets.ts';
import { areas } from './consequence.ts';
import { type Plan, planMarkets, type PlannedMarket } from './plan-markets.ts';

/** The consequences of a market by area, those without any left out. */
export const byArea = ({ consequences }: PlannedMarket) =>
  areas
    .map((area) => ({
      area,
      texts: consequences.filter((one) => one.area === area).map(({ text }) => text),
    }))
    .filter(({ texts }) => texts.length > 0);

/** A market with what becomes of it. */
export const titleOf = ({ id, kind }: PlannedMarket): string =>
  ({ new: `${id} opens`, removed: `${id} is no longer served`, changed: id })[kind];

/** What a plan is, in a line. */
export const introduction = ({ problems, markets }: Plan): string => {
  if (problems.length > 0) return 'This cannot be published:';
  return markets.length === 0 ? 'Nothing changes for anybody.' : 'What changes:';
};

/** A plan for a person at a terminal, and for the history of versions. */
export const planText = (plan: Plan): string =>
  [
    introduction(plan),
    ...plan.problems.map((problem) => `  ${problem}`),
    ...plan.markets.flatMap((market) => [
      '',
      titleOf(market),
      ...byArea(market).flatMap(({ area, texts }) => [
        `  ${area}`,
        ...texts.map((text) => `    ${text}`),
      ]),
    ]),
  ].join('\n');

/** What a plan that was kept as text tells of one market: others may not be its reader's business. */
export const planPart = (text: string, market: string): string =>
  text
    .split('\n\n')
    .filter((part, index) => index === 0 || part.split(/\s/)[0] === market)
    .join('\n\n');

/** The plan that is kept with a version, as text. */
export const planOf: PlanOf = async (before, after) => planText(await planMarkets(before, after));
