import type { CSSObject, Theme } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, fieldParts } from './field.tsx';
import type { FieldTextProps } from './field.tsx';
import { Icon } from './icon.tsx';

/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps
  extends FieldTextProps, Omit<ComponentProps<'select'>, keyof FieldTextProps | 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen, as a choice with an empty value. */
  readonly placeholder?: string | undefined;
}

const box: CSSObject = { position: 'relative', display: 'flex', alignItems: 'center' };

const selectStyle = (theme: Theme): CSSObject => ({
  ...controlStyle(theme),
  appearance: 'none',
  paddingInlineEnd: theme.space(10),
  textOverflow: 'ellipsis',
});

const arrow = (theme: Theme): CSSObject => ({
  position: 'absolute',
  right: theme.space(3),
  color: theme.colour.textMuted,
  pointerEvents: 'none',
});

/** A native select with label, hint and error. Takes every attribute of one. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { texts, control: select } = fieldParts(props);
  return (
    <Field {...texts}>
      {(control) => (
        <span css={box}>
          <select {...select} {...control} css={selectStyle}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" css={arrow} />
        </span>
      )}
    </Field>
  );
}
