import type { OrderDeal, OrderItem } from '../../schemas/types/http/order-request.ts';
import type { ChoiceProblem } from '../menu/choice-problem.ts';

/**
 * Halves of a request whose size or crust is not that of their pizza: there is one base under both, so such a half
 * is not sold [MNU-59].
 */
export const halfProblems = (deals: readonly OrderDeal[]): ChoiceProblem[] =>
  deals.flatMap(({ pizzas = [] }) => pizzas.flatMap(problemsOf));

const problemsOf = ({ size, crust, firstHalf, secondHalf }: OrderItem): ChoiceProblem[] =>
  [firstHalf, secondHalf].flatMap((half): ChoiceProblem[] => [
    ...differing('size-unavailable', half?.size, size),
    ...differing('crust-unavailable', half?.crust, crust),
  ]);

const differing = (
  code: ChoiceProblem['code'],
  own: string | undefined,
  whole: string | undefined,
): ChoiceProblem[] => (own === undefined || own === whole ? [] : [{ code, entity: own }]);
