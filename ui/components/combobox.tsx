import {
  Combobox as AriakitCombobox,
  ComboboxItem,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { box, busyPlace, listStyle, itemStyle, description, emptyStyle } from './combobox-style.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import type { FieldTextProps } from './field.tsx';
import { Spinner } from './spinner.tsx';

/** One suggestion under a combobox. */
export interface Suggestion {
  readonly id: string;
  /** What stands in the box when it is chosen. */
  readonly value: string;
  /** What is shown in the list; the value where that will do. */
  readonly label?: ReactNode;
  readonly description?: ReactNode;
}

interface ComboboxProps extends Omit<FieldTextProps, 'label'> {
  readonly label: string;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly onChoose: (suggestion: Suggestion) => void;
  /** The suggestions answer what stands in the box: Enter takes the only one. */
  readonly isSettled?: boolean | undefined;
  /** Said in the list when there is nothing to suggest; without it the list stays closed. */
  readonly emptyLabel?: string | undefined;
  /** Suggestions are on their way; the words are for screen readers. */
  readonly busyLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly inputMode?: 'text' | 'numeric' | undefined;
  /** The list shows as soon as there is something in it: somebody has typed before this box was there. */
  readonly startsOpen?: boolean | undefined;
  /** Most height of the list in pixels; beyond it the list scrolls. */
  readonly listMaxHeight?: number | undefined;
}

/**
 * Enter chooses the active suggestion, else the only one there is; without one it submits the form, which decides what
 * the typed text is worth.
 * @param takeOnly takes the only suggestion; undefined where there are several, or none
 */
const pressEnter = (event: KeyboardEvent<HTMLInputElement>, takeOnly?: () => void): void => {
  const { currentTarget: input, key, nativeEvent } = event;
  const isChoosing = input.hasAttribute('aria-activedescendant');
  if (key !== 'Enter' || isChoosing || nativeEvent.isComposing || !input.form) return;
  event.preventDefault();
  if (takeOnly && input.getAttribute('aria-expanded') === 'true') takeOnly();
  else input.form.requestSubmit();
};

/** A text field that suggests; what is typed counts as well. Heavy: only for pages that load later than the first. */
export function Combobox({
  value,
  onChange,
  suggestions,
  onChoose,
  emptyLabel,
  busyLabel,
  name,
  placeholder,
  onBlur,
  inputMode,
  listMaxHeight,
  startsOpen = false,
  isSettled = false,
  ...texts
}: ComboboxProps) {
  const nothing = suggestions.length === 0;
  const [only, another] = suggestions;
  const takeOnly = isSettled && only && !another ? () => onChoose(only) : undefined;
  return (
    <ComboboxProvider value={value} setValue={onChange} defaultOpen={startsOpen}>
      <Field {...texts}>
        {(control) => (
          <span css={box}>
            <AriakitCombobox
              {...control}
              name={name}
              placeholder={placeholder}
              onBlur={onBlur}
              onKeyDownCapture={(event) => pressEnter(event, takeOnly)}
              inputMode={inputMode}
              spellCheck={false}
              css={controlStyle}
              data-dims
            />
            {busyLabel && (
              <span css={busyPlace}>
                <Spinner label={busyLabel} />
              </span>
            )}
          </span>
        )}
      </Field>
      {!(nothing && emptyLabel === undefined) && (
        <ComboboxPopover
          gutter={4}
          sameWidth
          fixed
          css={listStyle(listMaxHeight)}
          aria-label={texts.label}
        >
          {suggestions.map((suggestion) => (
            <ComboboxItem
              key={suggestion.id}
              value={suggestion.value}
              setValueOnClick={false}
              onClick={() => onChoose(suggestion)}
              css={itemStyle}
            >
              {suggestion.label ?? suggestion.value}
              {suggestion.description && <span css={description}>{suggestion.description}</span>}
            </ComboboxItem>
          ))}
          {nothing && <p css={emptyStyle}>{emptyLabel}</p>}
        </ComboboxPopover>
      )}
    </ComboboxProvider>
  );
}
