import type { CSSObject, Theme } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, fieldParts } from './field.tsx';
import type { FieldTextProps } from './field.tsx';

interface TextAreaProps
  extends FieldTextProps, Omit<ComponentProps<'textarea'>, keyof FieldTextProps | 'children'> {}

const areaStyle = (theme: Theme): CSSObject => ({
  ...controlStyle(theme),
  display: 'block',
  resize: 'vertical',
});

/** Several lines of text with label, hint, error and counter. Takes every attribute of a native text area. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { texts, control: area } = fieldParts(props);
  return (
    <Field {...texts}>
      {(control) => <textarea rows={rows} {...area} {...control} css={areaStyle} />}
    </Field>
  );
}
