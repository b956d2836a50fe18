import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { hiddenFromSight } from './visually-hidden.tsx';

/** What every field of a form shows around its control. */
export interface FieldTextProps {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only, where the design around the field says it. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; makes the field invalid. */
  readonly error?: ReactNode;
  /** Formatted count of what was typed, such as "12 of 100". */
  readonly counter?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
}

interface FieldProps extends FieldTextProps {
  /** Id of the control; made up where it does not matter. */
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

const root = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1.5),
  alignContent: 'start',
  minWidth: 0,
});

const labelStyle =
  (required: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.label,
    ...(required ? { '&::after': { content: '" *" / ""', color: theme.colour.danger.text } } : {}),
  });

const below = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(3),
  justifyContent: 'space-between',
  color: theme.muted,
  '&:empty': { display: 'none' },
});

/** Look of the words that say what is wrong with a field. */
export const errorStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(1.5),
  alignItems: 'flex-start',
  color: theme.colour.danger.text,
  fontWeight: theme.font.weight.medium,
  '&:empty': { display: 'none' },
  '& > svg': { marginTop: theme.space(0.5) },
});

/** An error message under a control; announced when it appears. */
export function FieldError({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return (
    <div id={id} aria-live="polite" css={errorStyle}>
      {children ? (
        <>
          <Icon name="warning" size="small" />
          <span>{children}</span>
        </>
      ) : null}
    </div>
  );
}

/** Parts what a control was given into what its field shows around it and what the control itself takes. */
export function fieldParts<Props extends Omit<FieldProps, 'children'>>({
  label,
  labelHidden,
  hint,
  error,
  counter,
  required,
  className,
  id,
  ...control
}: Props) {
  const texts = { label, labelHidden, hint, error, counter, required, className, id };
  return { texts, control };
}

const unbroken: CSSObject = { whiteSpace: 'nowrap' };

/** Label, hint, error and counter around any control, with the attributes that tie them together. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  counter,
  required = false,
  className,
  children,
}: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const counterId = `${controlId}-counter`;
  const described = [error && errorId, hint && hintId, counter && counterId].filter(Boolean);
  return (
    <div css={root} className={className}>
      <label htmlFor={controlId} css={labelHidden ? hiddenFromSight : labelStyle(required)}>
        {label}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': Boolean(error),
        ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {(hint || counter) && (
        <div css={below}>
          <span id={hintId}>{hint}</span>
          {counter && (
            <span id={counterId} css={unbroken}>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
