import { loginProblems } from '../../../client/accounts/account-form.ts';
import { useWords } from '../../words/words-context.tsx';
import { IdentifierField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useIdentityForm } from './use-identity-form.ts';

interface LoginFormProps {
  readonly email?: string;
  readonly onDone: () => void;
}

/** Signs in with email and password [ACC-19]. */
export const LoginForm = ({ email = '', onDone }: LoginFormProps) => {
  const { t } = useWords();
  const form = useIdentityForm({
    task: 'login',
    first: { email, password: '' },
    problemsOf: loginProblems,
    run: (account, typed) => account.signIn(typed),
    onDone,
  });
  return (
    <AccountForm form={form} submitLabel={t('accounts.login.submit')}>
      <IdentifierField {...form.field('email')} isFirst={email === ''} />
      <PasswordField {...form.field('password')} isFirst={email !== ''} />
    </AccountForm>
  );
};
