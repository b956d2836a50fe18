import type { Plan } from '../../server/review/plan/plan-markets.ts';
import { byArea, introduction, titleOf } from '../../server/review/plan/plan-text.ts';

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
