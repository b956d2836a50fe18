import { isSingular } from '../../../core/loyalty/points.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** A number of points in words: singular for exactly one, in every language [LOY-11]. */
export function usePointsWords(): (points: number) => string {
  const { t } = useWords();
  const { loyalty } = useEnvironment().market.manifest;
  return (points) =>
    t(isSingular(points, loyalty) ? 'loyalty.point' : 'loyalty.points', { points });
}
