import { observer } from 'mobx-react-lite';
import { failureOf } from '../../../core/accounts/account-failures.ts';
import { loginProblems } from '../../../core/accounts/account-form.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { IdentifierField, PasswordField } from './account-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  readonly email?: string;
  readonly onDone: () => void;
}

/** Signs in with email and password [ACC-19]. */
export const LoginForm = observer(function LoginForm({ email = '', onDone }: LoginFormProps) {
  const app = useApp();
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const { values, problems, isBusy, submit, type } = useAccountForm({
    first: { email, password: '' },
    problemsOf: (typed) => loginProblems(typed, manifest),
    send: async (typed) => {
      try {
        const account = await app.readyForAccount();
        await account.signIn(typed);
      } catch (error) {
        const { message } = failureOf('login', error);
        return { password: message };
      }
      onDone();
      return undefined;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <IdentifierField
          value={values.email}
          problem={problems.email}
          onType={(typed) => type({ email: typed })}
          isFirst={email === ''}
        />
        <PasswordField
          value={values.password}
          problem={problems.password}
          onType={(password) => type({ password })}
          isFirst={email !== ''}
        />
        <Button type="submit" wide size="large" busy={isBusy}>
          {t('accounts.login.submit')}
        </Button>
      </Stack>
    </form>
  );
});
