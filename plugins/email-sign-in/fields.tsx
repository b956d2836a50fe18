import type { Manifest } from '../../schemas/types/manifest.ts';
import { FormField, type FormFieldProps } from '../../ui/components/form-field.tsx';
import type { FieldState } from '../../ui/components/use-form.ts';
import type { EmailSignIn } from './client.ts';
import type { Message } from './form-rules.ts';
import { messageText, type Words } from './message-text.ts';

interface OwnFieldProps extends FieldState<Message>, Pick<FormFieldProps, 'isFirst'> {
  readonly words: Words;
}

const drawn = ({ problem, words, ...field }: OwnFieldProps) => ({
  ...field,
  error: messageText(problem, words),
});

interface IdentifierFieldProps extends OwnFieldProps {
  readonly manifest: Pick<Manifest, 'account'>;
  readonly store: Pick<EmailSignIn, 'setIdentifier'>;
}

/** The field that says who signs in, labelled as the market has it [ACC-04]; what is typed stands in the next form too. */
export const IdentifierField = ({ manifest, store, ...field }: IdentifierFieldProps) => (
  <FormField
    {...drawn(field)}
    onType={(typed) => {
      field.onType(typed);
      store.setIdentifier(typed);
    }}
    name="email"
    label={field.words(`accounts.identifier.${manifest.account.identifierLabel}`)}
    type="email"
    inputMode="email"
    autoComplete="username"
  />
);

/** A password: one that is known, or one that is to be. */
export const PasswordField = ({
  isNew = false,
  ...field
}: OwnFieldProps & { readonly isNew?: boolean }) => (
  <FormField
    {...drawn(field)}
    name="password"
    label={field.words(`email-sign-in.fields.${isNew ? 'newPassword' : 'password'}`)}
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
    {...(isNew ? { hint: field.words('email-sign-in.fields.passwordHint') } : {})}
  />
);

/** The code of a letter. */
export const CodeField = ({
  asks,
  ...field
}: OwnFieldProps & { readonly asks: 'code' | 'signUpCode' }) => (
  <FormField
    {...drawn(field)}
    name="code"
    label={field.words(`email-sign-in.fields.${asks}`)}
    inputMode="numeric"
    autoComplete="one-time-code"
    isFirst
  />
);
