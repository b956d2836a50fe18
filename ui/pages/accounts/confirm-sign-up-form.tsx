import { codeProblems } from '../../../client/accounts/account-form.ts';
import type { Credentials } from '../../../schemas/types/http/accounts.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AccountField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useIdentityForm } from './use-identity-form.ts';

interface ConfirmSignUpFormProps {
  readonly credentials: Credentials;
  readonly onDone: () => void;
  /** Goes back to the email address; absent where there is no way back. */
  readonly onAgain?: () => void;
}

/** Asks for the code of the letter that a sign-up has sent, to whomever it went [SEC-22]. */
export const ConfirmSignUpForm = ({ credentials, onDone, onAgain }: ConfirmSignUpFormProps) => {
  const { t } = useWords();
  const { email } = credentials;
  const form = useIdentityForm({
    task: 'confirm',
    first: { code: '' },
    problemsOf: codeProblems,
    run: (account, { code }) => account.confirmSignUp({ ...credentials, code }),
    onDone,
  });
  return (
    <AccountForm
      form={form}
      submitLabel={t('accounts.confirm.submit')}
      instead={
        onAgain ? (
          <Button variant="quiet" wide onClick={onAgain}>
            {t('accounts.confirm.again')}
          </Button>
        ) : null
      }
    >
      <Notice tone="info" announce>
        {t('accounts.confirm.sent', { email: email.trim() })}
      </Notice>
      <AccountField
        {...form.field('code')}
        name="code"
        label={t('accounts.fields.signUpCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isFirst
      />
    </AccountForm>
  );
};
