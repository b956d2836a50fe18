import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** A number of points in words, as the market's loyalty rules have it: singular for exactly one [LOY-11]. */
export function usePointsWords(): (points: number) => string {
  const { t } = useWords();
  const { extensions, manifest } = useEnvironment().market;
  const [rules] = extensions.all('loyalty-rules');
  return (points) => (rules ? t(rules.messages(points, manifest).points, { points }) : '');
}
