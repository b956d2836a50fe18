import type { FormMessage } from '../../../core/accounts/account-form.ts';
import { TextInput, type TextInputProps } from '../../components/text-input.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useFormWords } from './use-form-words.ts';

interface AccountFieldProps extends Pick<
  TextInputProps,
  'hint' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength' | 'readOnly'
> {
  /** Field of the form; its label is a wording key of that name unless another is given. */
  readonly name: string;
  readonly label?: string;
  readonly value: string;
  readonly problem: FormMessage | undefined;
  readonly onType: (value: string) => void;
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

type CredentialFieldProps = Pick<
  AccountFieldProps,
  'value' | 'problem' | 'onType' | 'isFirst' | 'readOnly'
>;

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
