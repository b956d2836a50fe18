import type { CSSObject, Theme } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, fieldParts } from './field.tsx';
import type { FieldTextProps } from './field.tsx';

export interface TextInputProps
  extends
    FieldTextProps,
    Omit<ComponentProps<'input'>, keyof FieldTextProps | 'size' | 'children'> {
  /** Icon or short words inside the box before what is typed. */
  readonly leading?: ReactNode;
  /** Button or short words inside the box after what is typed. */
  readonly trailing?: ReactNode;
}

const box: CSSObject = { position: 'relative', display: 'flex', alignItems: 'center' };

const slot =
  (side: 'left' | 'right') =>
  (theme: Theme): CSSObject => ({
    position: 'absolute',
    [side]: theme.space(side === 'left' ? 3 : 1.5),
    display: 'flex',
    alignItems: 'center',
    color: theme.colour.textMuted,
    ...(side === 'left' ? { pointerEvents: 'none' } : {}),
  });

const inputStyle =
  (leading: boolean, trailing: boolean) =>
  (theme: Theme): CSSObject => ({
    ...controlStyle(theme),
    ...(leading ? { paddingInlineStart: theme.space(10.5) } : {}),
    ...(trailing ? { paddingInlineEnd: theme.space(13) } : {}),
  });

/** One line of text with its label, hint and error. Takes every attribute of a native input. */
export function TextInput({ leading, trailing, ...props }: TextInputProps) {
  const { texts, control: input } = fieldParts(props);
  const hasLeading = leading !== undefined;
  const hasTrailing = trailing !== undefined;
  return (
    <Field {...texts}>
      {(control) => (
        <span css={box}>
          {hasLeading && <span css={slot('left')}>{leading}</span>}
          <input type="text" {...input} {...control} css={inputStyle(hasLeading, hasTrailing)} />
          {hasTrailing && <span css={slot('right')}>{trailing}</span>}
        </span>
      )}
    </Field>
  );
}
