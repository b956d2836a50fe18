import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';
import { tickStyle } from './tick-style.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Short words at the far end, such as a price. */
  readonly trailing?: ReactNode;
}

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'flex-start',
  minHeight: theme.size.touch,
  padding: `${theme.space(2)} 0`,
  cursor: 'pointer',
  '&:has(:disabled)': { color: theme.colour.disabled.on, cursor: 'not-allowed' },
});

const hintStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.muted,
});

const words: CSSObject = { flex: 1, minWidth: 0 };

/** A tick box with its label; the whole row is the target. Takes every attribute of a native checkbox. */
export function Checkbox({ label, hint, error, trailing, id, className, ...input }: CheckboxProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean);
  return (
    <div className={className}>
      <label css={row}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-invalid={Boolean(error)}
          {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
          css={tickStyle('box')}
        />
        <span css={words}>
          {label}
          {hint && (
            <span id={`${controlId}-hint`} css={hintStyle}>
              {hint}
            </span>
          )}
        </span>
        {trailing !== undefined && <span>{trailing}</span>}
      </label>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}
