import { TextInput, type TextInputProps } from './text-input.tsx';

/** What a text field of a form is drawn from. */
export interface FormFieldProps extends Pick<
  TextInputProps,
  'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength' | 'readOnly' | 'required' | 'label'
> {
  readonly name: string;
  readonly value: string;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
  /** Gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** One text field of a form. */
export const FormField = ({ onType, isFirst = false, ...input }: FormFieldProps) => (
  <TextInput
    {...input}
    {...(isFirst ? { 'data-autofocus': true } : {})}
    onChange={({ target }) => onType(target.value)}
  />
);
