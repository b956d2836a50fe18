import type { CSSObject, Theme } from '@emotion/react';
import { Icon } from '../components/icon.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';

interface DietMarkProps {
  /** Whether it is vegetarian; nothing shows where nobody knows. */
  readonly veg: boolean | undefined;
  /** Words beside it say the same, so that screen readers pass it over. */
  readonly isTold?: boolean | undefined;
}

const place: CSSObject = { display: 'inline-flex', flex: 'none', verticalAlign: '-0.15em' };

const leaf = (theme: Theme): CSSObject => ({ ...place, color: theme.colour.success.text });

const dot =
  (veg: boolean) =>
  (theme: Theme): CSSObject => ({
    ...place,
    color: veg ? theme.colour.food.vegetarian : theme.colour.food.meat,
    width: theme.size.iconSmall,
    height: theme.size.iconSmall,
  });

const square = 'M3 3h18v18H3z';
const circle = 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z';
const triangle = 'M12 7l5.5 10h-11z';

/**
 * Says whether something is vegetarian: a leaf on what is, or, where every dish has to say it, the green dot and
 * the brown triangle that some countries ask for, each in its square [SHP-07].
 */
export const DietMark = ({ veg, isTold = false }: DietMarkProps) => {
  const { t } = useWords();
  const { dietMarks } = useEnvironment().market.manifest.menu;
  if (veg === undefined) return null;
  const label = isTold ? undefined : t(veg ? 'menu.tags.vegetarian' : 'menu.tags.non-vegetarian');
  if (dietMarks === 'every-dish') {
    return (
      <svg
        viewBox="0 0 24 24"
        css={dot(veg)}
        data-diet-mark={veg ? 'green' : 'brown'}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={square} fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d={veg ? circle : triangle} fill="currentColor" />
      </svg>
    );
  }
  return veg ? (
    <span css={leaf}>
      <Icon name="leaf" size="small" label={label} />
    </span>
  ) : null;
};
