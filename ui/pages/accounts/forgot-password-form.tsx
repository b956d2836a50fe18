import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureOf } from '../../../core/accounts/account-failures.ts';
import {
  emailMessage,
  type FormProblems,
  resetProblems,
} from '../../../core/accounts/account-form.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AccountField, IdentifierField, PasswordField } from './account-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Asks for a code, then sets a new password with it [ACC-20]. */
export const ForgotPasswordForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AskForCode onSent={setSentTo} />
  ) : (
    <NewPassword email={sentTo} onDone={onDone} onAgain={() => setSentTo(undefined)} />
  );
};

const AskForCode = observer(function AskForCode({
  onSent,
}: {
  readonly onSent: (email: string) => void;
}) {
  const app = useApp();
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const problemsOf = ({ email }: { readonly email: string }): FormProblems<'email'> => {
    const problem = emailMessage(email, manifest);
    return problem ? { email: problem } : {};
  };
  const { values, problems, isBusy, submit, type } = useAccountForm({
    first: { email: '' },
    problemsOf,
    send: async ({ email }) => {
      try {
        const account = await app.readyForAccount();
        await account.forgotPassword(email);
      } catch (error) {
        // There is no other field yet to say it at.
        return { email: failureOf('reset', error).message };
      }
      onSent(email.trim());
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
        <Button type="submit" wide size="large" busy={isBusy}>
          {t('accounts.forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
});

interface NewPasswordProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

const NewPassword = observer(function NewPassword({ email, onDone, onAgain }: NewPasswordProps) {
  const app = useApp();
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const { values, problems, isBusy, submit, type } = useAccountForm({
    first: { code: '', password: '' },
    problemsOf: (typed) => resetProblems(typed, manifest),
    send: async (typed) => {
      try {
        const account = await app.readyForAccount();
        await account.setPassword({ ...typed, email });
      } catch (error) {
        const { field, message } = failureOf('reset', error);
        return { [field]: message };
      }
      onDone();
      return undefined;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Notice tone="info" announce>
          {t('accounts.forgot.sent', { email })}
        </Notice>
        <AccountField
          name="code"
          value={values.code}
          problem={problems.code}
          onType={(code) => type({ code })}
          inputMode="numeric"
          autoComplete="one-time-code"
          isFirst
        />
        <PasswordField
          isNew
          value={values.password}
          problem={problems.password}
          onType={(password) => type({ password })}
        />
        <Button type="submit" wide size="large" busy={isBusy}>
          {t('accounts.forgot.submitCode')}
        </Button>
        <Button variant="quiet" wide onClick={onAgain}>
          {t('accounts.forgot.again')}
        </Button>
      </Stack>
    </form>
  );
});
