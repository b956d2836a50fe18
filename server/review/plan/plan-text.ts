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

const titleOf = ({ id, kind }: PlannedMarket): string =>
  ({ new: `${id} opens`, removed: `${id} is no longer served`, changed: id })[kind];

const introduction = ({ problems, markets }: Plan): string => {
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

/** The plan that is kept with a version, as text. */
export const planOf: PlanOf = async (before, after) => planText(await planMarkets(before, after));

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const listOf = (texts: readonly string[]): string =>
  `<ul>\n${texts.map((text) => `<li>${escaped(text)}</li>`).join('\n')}\n</ul>`;

/** A plan as a page of its own, such as a pull request can keep. */
export const planHtml = (plan: Plan): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plan</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }</style>
</head>
<body>
<h1>Plan</h1>
<p>${escaped(introduction(plan))}</p>
${plan.problems.length > 0 ? listOf(plan.problems) : ''}
${plan.markets
  .map(
    (market) =>
      `<h2>${escaped(titleOf(market))}</h2>\n${byArea(market)
        .map(({ area, texts }) => `<h3>${area}</h3>\n${listOf(texts)}`)
        .join('\n')}`,
  )
  .join('\n')}
</body>
</html>`;

/** How the command ends: 0 when nothing changes, 1 when something does, 2 when it cannot be published. */
export const planExitCode = ({ problems, markets }: Plan): 0 | 1 | 2 => {
  if (problems.length > 0) return 2;
  return markets.length > 0 ? 1 : 0;
};
