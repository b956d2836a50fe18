import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { tickStyle } from './tick-style.ts';
import { hiddenFromSight } from './visually-hidden.tsx';

/** One choice of a radio group. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Picture or icon before the words. */
  readonly media?: ReactNode;
  /** Short words at the far end, such as a price. */
  readonly trailing?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean | undefined;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** `list`: plain rows; `cards`: framed rows; `tiles`: framed, side by side where there is room. */
  readonly variant?: 'list' | 'cards' | 'tiles' | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

type Variant = NonNullable<RadioGroupProps<string>['variant']>;

const legendStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.label,
  padding: `0 0 ${theme.space(2)}`,
});

const listStyle =
  (variant: Variant) =>
  (theme: Theme): CSSObject => ({
    display: 'grid',
    gap: variant === 'list' ? 0 : theme.space(2),
    ...(variant === 'tiles'
      ? { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.size.tileMin}), 1fr))` }
      : {}),
  });

const frame = (theme: Theme): CSSObject => ({
  padding: `${theme.space(3)} ${theme.space(3.5)}`,
  border: theme.border.control,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.surface,
  transition: theme.transition('background-color', 'border-color', 'box-shadow'),
  [theme.when.hover]: { '&:hover:not(:has(:disabled))': { borderColor: theme.colour.text } },
  '&:has(:checked)': {
    borderColor: theme.colour.accent.mark,
    boxShadow: `inset 0 0 0 ${theme.width.thin} ${theme.colour.accent.mark}`,
    backgroundColor: theme.colour.accent.soft,
  },
  '&:has(:focus-visible)': theme.focusRing,
  '& :focus-visible': { outline: 'none' },
  '&:has(:disabled)': {
    backgroundColor: theme.colour.disabled.fill,
    borderColor: theme.colour.disabled.line,
  },
});

/** Picture above the words, the circle in the corner. */
const tile = (theme: Theme): CSSObject => ({
  position: 'relative',
  flexDirection: 'column',
  gap: theme.space(1.5),
  alignItems: 'flex-start',
  paddingInlineEnd: theme.space(10),
  '& > input': { position: 'absolute', top: theme.space(3), right: theme.space(3) },
});

const optionStyle =
  (variant: Variant) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    gap: theme.space(3),
    alignItems: 'center',
    minHeight: theme.size.touch,
    padding: `${theme.space(2)} 0`,
    cursor: 'pointer',
    ...(variant === 'list' ? {} : frame(theme)),
    ...(variant === 'tiles' ? tile(theme) : {}),
    '&:has(:disabled), &:has(:disabled) span': {
      color: theme.colour.disabled.on,
      cursor: 'not-allowed',
    },
  });

const words: CSSObject = { flex: 1, minWidth: 0 };

const label = (theme: Theme): CSSObject => ({
  display: 'block',
  fontWeight: theme.font.weight.medium,
});

const description = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.colour.textMuted,
});

const hintRoom = (theme: Theme): CSSObject => ({ paddingBottom: theme.space(2) });

/** One choice out of several; the arrow keys move between them. The whole row or card is the target. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  variant = 'list',
  hint,
  error,
  required = false,
  name,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return (
    <fieldset
      className={className}
      {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
    >
      <legend css={legendHidden ? hiddenFromSight : legendStyle}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} css={[description, hintRoom]}>
          {hint}
        </p>
      )}
      <div css={listStyle(variant)}>
        {options.map((option) => (
          <label key={option.value} css={optionStyle(variant)}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              disabled={option.disabled}
              required={required}
              css={tickStyle('circle')}
            />
            {option.media}
            <span css={words}>
              <span css={label}>{option.label}</span>
              {option.description && <span css={description}>{option.description}</span>}
            </span>
            {option.trailing !== undefined && <span>{option.trailing}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
