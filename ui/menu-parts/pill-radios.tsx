import type { CSSObject, Theme } from '@emotion/react';
import { memo, useId } from 'react';
import { hiddenFromSight } from '../components/visually-hidden.tsx';
import { SectionTitle } from './section-title.tsx';

/** One small choice. */
export interface Pill {
  readonly id: string;
  readonly label: string;
  /** Short words after the label, such as what it costs more. */
  readonly extra?: string | undefined;
}

interface PillRadiosProps {
  readonly legend: string;
  readonly pills: readonly Pill[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
}

const legendStyle = (theme: Theme): CSSObject => ({ padding: `0 0 ${theme.space(2.5)}` });

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
});

const pill = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  position: 'relative',
  display: 'inline-flex',
  gap: theme.space(1.5),
  alignItems: 'center',
  minHeight: theme.size.touch,
  padding: `${theme.space(1)} ${theme.space(4)}`,
  border: theme.border.control,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.surface,
  fontWeight: theme.font.weight.medium,
  cursor: 'pointer',
  transition: theme.transition('background-color', 'border-color'),
  [theme.when.hover]: { '&:hover': { borderColor: theme.colour.text } },
  '&:has(:checked)': {
    borderColor: theme.colour.accent.mark,
    boxShadow: `inset 0 0 0 ${theme.width.thin} ${theme.colour.accent.mark}`,
    backgroundColor: theme.colour.accent.soft,
    color: theme.colour.accent.text,
  },
  '&:has(:focus-visible)': theme.focusRing,
  [theme.when.forcedColours]: { '&:has(:checked)': { outline: `${theme.width.thick} solid` } },
});

const extraStyle = (theme: Theme): CSSObject => ({ color: theme.muted });

/** One choice out of a few with short names, side by side; the arrow keys move between them. */
export const PillRadios = memo(function PillRadios({
  legend,
  pills,
  value,
  onChange,
}: PillRadiosProps) {
  const name = useId();
  return (
    <fieldset>
      <legend css={legendStyle}>
        <SectionTitle>{legend}</SectionTitle>
      </legend>
      <div css={row}>
        {pills.map(({ id, label, extra }) => (
          <label key={id} css={pill}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              css={hiddenFromSight}
            />
            {label}
            {extra === undefined ? null : <span css={extraStyle}>{extra}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
