import { observer } from 'mobx-react-lite';
import { failureOf } from '../../../core/accounts/account-failures.ts';
import { signUpProblems } from '../../../core/accounts/account-form.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { IdentifierField, PasswordField } from './account-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Makes an account and signs in to it [ACC-15, ACC-16]. */
export const SignUpForm = observer(function SignUpForm({
  onDone,
}: {
  readonly onDone: () => void;
}) {
  const app = useApp();
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const { values, problems, isBusy, submit, type } = useAccountForm({
    first: { email: '', password: '' },
    problemsOf: (typed) => signUpProblems(typed, manifest),
    send: async (typed) => {
      try {
        const account = await app.readyForAccount();
        await account.signUp(typed);
      } catch (error) {
        const { field, message } = failureOf('signUp', error);
        return { [field]: message };
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
          onType={(email) => type({ email })}
          isFirst
        />
        <PasswordField
          isNew
          value={values.password}
          problem={problems.password}
          onType={(password) => type({ password })}
        />
        <Button type="submit" wide size="large" busy={isBusy}>
          {t('accounts.signUp.submit')}
        </Button>
      </Stack>
    </form>
  );
});
