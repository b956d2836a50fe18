import { isOwnMarket } from '../../core/operators/operator-roles.ts';
import { notFound } from '../shell/problem-error.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';

/** A market of which something is an operator's business: all of it or a hut. @throws ProblemError 404 for any other */
export function ownMarket(
  { markets }: Pick<OperatorContext, 'markets'>,
  operator: Operator,
  id: string,
): RunningMarket {
  const running = markets.byId(id);
  const isOwn =
    isOwnMarket(operator, id) ||
    operator.huts.some((hut) =>
      running?.market.manifest.sectors.some((sector) => hut.startsWith(`${sector}/`)),
    );
  if (!running || !isOwn) throw notFound('The market');
  return running;
}
