import { signUpProblems } from '../../../core/accounts/account-form.ts';
import { useWords } from '../../words/words-context.tsx';
import { IdentifierField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** Makes an account and signs in to it [ACC-15, ACC-16]. */
export const SignUpForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useWords();
  const form = useIdentityForm({
    task: 'signUp',
    first: { email: '', password: '' },
    problemsOf: signUpProblems,
    run: (account, typed) => account.signUp(typed),
    onDone,
  });
  return (
    <AccountForm form={form} submitLabel={t('accounts.signUp.submit')}>
      <IdentifierField {...form.field('email')} isFirst />
      <PasswordField {...form.field('password')} isNew />
    </AccountForm>
  );
};
