import { TextInput, type TextInputProps } from '../../components/text-input.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import type { FieldState } from './use-account-form.ts';
import { useFormWords } from './use-form-words.ts';

interface AccountFieldProps
  extends
    FieldState,
    Pick<
      TextInputProps,
      'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength' | 'readOnly'
    > {
  /** Field of the form; its label is a wording key of that name unless another is given. */
  readonly name: string;
  readonly label?: string;
  readonly isFirst?: boolean;
}

/** One field of an account form. */
export const AccountField = ({
  name,
  label,
  value,
  problem,
  onType,
  isFirst = false,
  ...input
}: AccountFieldProps) => {
  const { t } = useWords();
  const wordsOf = useFormWords();
  return (
    <TextInput
      {...input}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      name={name}
      label={label ?? t(`accounts.fields.${name}`)}
      value={value}
      error={wordsOf(problem)}
      onChange={({ target }) => onType(target.value)}
    />
  );
};

type CredentialFieldProps = FieldState & Pick<AccountFieldProps, 'isFirst' | 'readOnly'>;

/** The field that says who signs in, labelled as the market has it [ACC-04]. */
export const IdentifierField = (field: CredentialFieldProps) => {
  const { t } = useWords();
  const { identifierLabel } = useEnvironment().market.manifest.account;
  return (
    <AccountField
      {...field}
      name="email"
      label={t(`accounts.identifier.${identifierLabel}`)}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
};

/** A password: one that is known, or one that is to be. */
export const PasswordField = ({
  isNew = false,
  ...field
}: CredentialFieldProps & { readonly isNew?: boolean }) => {
  const { t } = useWords();
  return (
    <AccountField
      {...field}
      name="password"
      label={t(isNew ? 'accounts.fields.newPassword' : 'accounts.fields.password')}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew ? { hint: t('accounts.fields.passwordHint') } : {})}
    />
  );
};

/** A phone number, under the name that the form has for it. */
export const PhoneField = (field: FieldState & Pick<AccountFieldProps, 'name'>) => (
  <AccountField {...field} type="tel" inputMode="tel" autoComplete="tel" />
);
