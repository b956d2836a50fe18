import type { NextStep } from './dealbot-port.ts';
import { canBeOrderedAlone, type NextStepFacts } from './next-step-products.ts';
import type { Instance, Outcome, Solution } from '../../core/optimiser/instance.ts';
import { basketQuestion } from '../../core/dealbot/basket-question.ts';
import { toRegrouped } from '../../core/dealbot/regroup.ts';
import { priceChoice } from '../../core/menu/price-choice.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';

/** Runs a search, here or elsewhere. */
export type RunSearch = (instance: Instance, start: Solution) => Promise<Outcome>;

/**
 * What is one step away: products that, added to the basket, save the most against buying them loose. Only proven
 * savings count; nothing is promised that the basket would not keep.
 */
export async function nextSteps(facts: NextStepFacts, run: RunSearch): Promise<NextStep[]> {
  const { basket, catalogue, steps } = facts;
  const now = basketQuestion(facts);
  if (!now) return [];
  const subtotal = toRegrouped(now, await run(now.built.instance, now.start)).priced.subtotal;
  const found: NextStep[] = [];
  for (const choice of canBeOrderedAlone(facts)) {
    const price = priceChoice(choice, catalogue, pizzaRules(facts.manifest))?.total;
    const items = [...basket.items, { basketItemId: 'next-step', choice }];
    const question = basketQuestion({ ...facts, basket: { ...basket, items } });
    if (price === undefined || !question) continue;
    const outcome = await run(question.built.instance, question.start);
    const { priced, isProven } = toRegrouped(question, outcome);
    const saving = subtotal + price - priced.subtotal;
    const title = catalogue.products.get(choice.productId)?.title ?? choice.productId;
    if (isProven && saving > 0) found.push({ productId: choice.productId, title, saving });
  }
  return found.toSorted((a, b) => b.saving - a.saving).slice(0, steps.shown);
}
