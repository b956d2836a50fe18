import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { hiddenFromSight } from '../../components/visually-hidden.tsx';
import { useWords } from '../../words/words-context.tsx';

const all = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  readonly legend: ReactNode;
  /** Chosen stars; 0 while none are. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error?: string | undefined;
}

const row: CSSObject = { display: 'flex' };

const legendStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  padding: 0,
  fontWeight: theme.font.weight.medium,
});

const star =
  (isLit: boolean) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: theme.size.control,
    height: theme.size.control,
    borderRadius: theme.radius.small,
    color: theme.colour.accent.text,
    cursor: 'pointer',
    '& svg': { fill: isLit ? 'currentColor' : 'none' },
    '&:has(:focus-visible)': theme.focusRing,
    '@media print': { width: 'auto' },
  });

const problem = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.colour.danger.text,
});

/** One to five stars; the arrow keys move between them. */
export function StarField({ legend, value, onChange, error }: StarFieldProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <fieldset {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}>
      <legend css={legendStyle}>{legend}</legend>
      <div css={row}>
        {all.map((stars) => (
          <label key={stars} css={star(stars <= value)}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              aria-label={t('orders.feedback.stars', { count: stars })}
              css={hiddenFromSight}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} css={problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
