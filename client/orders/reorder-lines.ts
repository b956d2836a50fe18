import type { PastOrder, SummaryLine } from '../../schemas/types/http/orders.ts';
import type { LooseItem } from '../../core/basket/basket.ts';
import type { BasketProblem } from '../../core/basket/basket-problem.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import { toMinor } from '../../core/money/money.ts';
import type { Lines } from '../basket/basket-edits.ts';
import { groupItems } from '../basket/group-items.ts';

/** The lines of an earlier order. */
export interface OrderedLines extends Pick<PastOrder, 'deals'> {
  /** What was ordered as it was called and cost then. */
  readonly lines?: readonly SummaryLine[] | undefined;
}

/** Why a line cannot be had today, as the words name it. */
export type LineProblem = 'gone' | 'deal' | 'locked' | 'changed';

/** A line of an earlier order as it is today; items that are alike are one line [SHP-15]. */
export interface ReorderLine {
  readonly id: string;
  readonly count: number;
  /** What it is today: a loose item, or a deal. */
  readonly item?: LooseItem;
  readonly deal?: BuiltDeal;
  /** What it was called then. */
  readonly named: Partial<SummaryLine> | undefined;
  /** What all of it costs today, in minor units; undefined where it cannot be had. */
  readonly price: number | undefined;
  /** What all of it cost then, where that was another price. */
  readonly before: number | undefined;
  readonly problem: LineProblem | undefined;
}

/** Words for what is wrong with a line; everything else is sold otherwise than it was chosen. */
const problemWords: Readonly<Partial<Record<BasketProblem['code'], LineProblem>>> = {
  'product-unavailable': 'gone',
  'product-deal-only': 'gone',
  'deal-unavailable': 'deal',
  'deal-conflict': 'deal',
  'deal-limit': 'deal',
  'deal-locked': 'locked',
};

/** Why a line cannot be had, from what is wrong with it. */
export const lineProblem = (code: BasketProblem['code']): LineProblem =>
  problemWords[code] ?? 'changed';

/** What is known of the lines today. */
interface Today {
  readonly priced: PricedBasket;
  readonly wrong: ReadonlyMap<string | undefined, BasketProblem['code']>;
}

/** Lines of before or of elsewhere as they are today; `named` says what each was called and cost then. */
export function reorderLines(
  { deals, items }: Lines,
  named: ReadonlyMap<string, Partial<SummaryLine>>,
  { priced, wrong }: Today,
): readonly ReorderLine[] {
  const lineOf = (
    ofLine: readonly string[],
    now: number | undefined,
    what: Pick<ReorderLine, 'item' | 'deal'>,
  ): ReorderLine => {
    const [id = ''] = ofLine;
    const code = wrong.get(id);
    const price = code === undefined && now !== undefined ? now * ofLine.length : undefined;
    const amounts = ofLine.map((one) => named.get(one)?.amount);
    const then = amounts.every((amount) => amount !== undefined)
      ? amounts.reduce((sum, amount) => sum + toMinor(amount), 0)
      : undefined;
    return {
      id,
      count: ofLine.length,
      ...what,
      named: named.get(id),
      price,
      before: price === undefined || then === price ? undefined : then,
      problem: code && lineProblem(code),
    };
  };
  return [
    ...deals.map((deal) =>
      lineOf([deal.basketDealId], priced.deals[deal.basketDealId]?.price, { deal }),
    ),
    ...groupItems(items).map(({ id, items: alike }) =>
      lineOf(
        alike.map(({ basketItemId }) => basketItemId),
        priced.items[id]?.total,
        { item: alike[0] },
      ),
    ),
  ];
}
