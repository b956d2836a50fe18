import { useState } from 'react';
import { emailProblems, resetProblems } from '../../../client/accounts/account-form.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AccountField, IdentifierField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useIdentityForm } from './use-identity-form.ts';

/** Asks for a code, then sets a new password with it [ACC-20]. */
export const ForgotPasswordForm = ({ onDone }: { readonly onDone: () => void }) => {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AskForCode onSent={setSentTo} />
  ) : (
    <NewPassword email={sentTo} onDone={onDone} onAgain={() => setSentTo(undefined)} />
  );
};

const AskForCode = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const { t } = useWords();
  const form = useIdentityForm({
    task: 'reset',
    first: { email: '' },
    problemsOf: emailProblems,
    run: (account, { email }) => account.forgotPassword(email),
    onDone: ({ email }) => onSent(email.trim()),
  });
  return (
    <AccountForm form={form} submitLabel={t('accounts.forgot.submit')}>
      <IdentifierField {...form.field('email')} isFirst />
    </AccountForm>
  );
};

interface NewPasswordProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

const NewPassword = ({ email, onDone, onAgain }: NewPasswordProps) => {
  const { t } = useWords();
  const form = useIdentityForm({
    task: 'reset',
    first: { code: '', password: '' },
    problemsOf: resetProblems,
    run: (account, typed) => account.setPassword({ ...typed, email }),
    onDone,
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('accounts.forgot.submitCode')}
      instead={
        <Button variant="quiet" wide onClick={onAgain}>
          {t('accounts.forgot.again')}
        </Button>
      }
    >
      <Notice tone="info" announce>
        {t('accounts.forgot.sent', { email })}
      </Notice>
      <AccountField
        {...form.field('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        isFirst
      />
      <PasswordField {...form.field('password')} isNew />
    </AccountForm>
  );
};
