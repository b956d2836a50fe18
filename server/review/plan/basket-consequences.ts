import type { RunningMarket } from '../../markets/running-market.ts';
import type { GoldenPrice } from '../golden-basket.ts';
import { type GoldenFile, priceChanges } from '../golden-files.ts';
import { goldenPricer } from '../golden-pricer.ts';
import { type Amount, amountsOf, type Consequence, turned } from './consequence.ts';

/** Which golden baskets would cost something else, by how much, or could not be ordered any more [OPR-11]. */
export async function basketConsequences(
  before: RunningMarket,
  after: RunningMarket,
  files: readonly GoldenFile[],
): Promise<readonly Consequence[]> {
  const [priceBefore, priceAfter] = [goldenPricer(before), goldenPricer(after)];
  const amount = amountsOf(after.market.manifest);
  const texts = await Promise.all(
    files.map(async ({ name, golden }): Promise<readonly string[]> => {
      if (!golden) return [`${name} cannot be read`];
      const [was, is] = await Promise.all([priceBefore(golden), priceAfter(golden)]);
      const title = `${golden.about} (${name})`;
      if (typeof is === 'string') return typeof was === 'string' ? [] : [`${title}: ${is}`];
      if (typeof was === 'string') return [`${title}: can be priced now, at ${amount(is.total)}`];
      const changes = changesOf(was, is, amount);
      return changes.length === 0 ? [] : [`${title}: ${changes.join('; ')}`];
    }),
  );
  return texts.flat().map((text) => ({ area: 'Baskets', text }));
}

function changesOf(was: GoldenPrice, is: GoldenPrice, amount: Amount): readonly string[] {
  const changed = priceChanges(was, is);
  if (changed.length === 0) return [];
  const difference = Math.round((is.total - was.total) * 100) / 100;
  const total =
    difference === 0
      ? `${amount(is.total)} as before, made up differently: ${changed.map(({ part }) => part).join(', ')}`
      : `${turned(amount(was.total), amount(is.total))} (${difference > 0 ? '+' : ''}${amount(difference)})`;
  const refused = is.reasons.filter((reason) => !was.reasons.includes(reason));
  const allowed = was.reasons.filter((reason) => !is.reasons.includes(reason));
  return [
    total,
    ...(refused.length > 0 ? [`can no longer be ordered: ${refused.join(', ')}`] : []),
    ...(allowed.length > 0 && is.reasons.length === 0 ? ['can be ordered now'] : []),
  ];
}
