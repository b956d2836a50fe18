import type { FormMessage } from '../../../client/accounts/account-form.ts';
import { FormField, type FormFieldProps } from '../../components/form-field.tsx';
import type { FieldState } from '../../components/use-form.ts';
import { useWords } from '../../words/words-context.tsx';

interface AccountFieldProps
  extends
    FieldState<FormMessage>,
    Omit<FormFieldProps, 'label' | 'error' | keyof FieldState<FormMessage>> {}

/** One field of an account form; its label is the wording key of its name. */
export const AccountField = ({ problem, ...field }: AccountFieldProps) => {
  const { t } = useWords();
  return (
    <FormField
      {...field}
      label={t(`accounts.fields.${field.name}`)}
      error={problem && t(problem.key, { ...problem.values })}
    />
  );
};

/** A phone number, under the name that the form has for it. */
export const PhoneField = (field: FieldState<FormMessage> & Pick<AccountFieldProps, 'name'>) => (
  <AccountField {...field} type="tel" inputMode="tel" autoComplete="tel" />
);
