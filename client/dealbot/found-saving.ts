import type { RegroupFacts } from '../../core/dealbot/basket-question.ts';
import { basketQuestion } from '../../core/dealbot/basket-question.ts';
import { toRegrouped } from '../../core/dealbot/regroup.ts';
import { priceBasket } from '../../core/basket/price-basket.ts';
import type { RunSearch } from './next-steps.ts';

/** How much less would be due for the same items in the grouping that a search finds, in minor units [SHP-25]. */
export async function foundSaving(facts: RegroupFacts, run: RunSearch): Promise<number> {
  const question = basketQuestion(facts);
  if (!question) return 0;
  const outcome = await run(question.built.instance, question.start);
  const { priced, isChanged } = toRegrouped(question, outcome);
  return isChanged ? Math.max(0, priceBasket(facts).amountDue - priced.amountDue) : 0;
}
