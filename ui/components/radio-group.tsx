import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';
import {
  content,
  description,
  hintRoom,
  label,
  legendStyle,
  listStyle,
  optionStyle,
  words,
} from './radio-group-style.ts';
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
            <span css={content(variant)}>
              <span css={words}>
                <span css={label}>{option.label}</span>
                {option.description && <span css={description}>{option.description}</span>}
              </span>
              {option.trailing !== undefined && <span>{option.trailing}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
