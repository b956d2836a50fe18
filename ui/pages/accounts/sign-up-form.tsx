import { type ReactNode, useState } from 'react';
import { signUpProblems } from '../../../client/accounts/account-form.ts';
import type { Credentials } from '../../../schemas/types/http/accounts.ts';
import { useWords } from '../../words/words-context.tsx';
import { IdentifierField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { ConfirmSignUpForm } from './confirm-sign-up-form.tsx';
import { useIdentityForm } from './use-identity-form.ts';

interface SignUpFormProps {
  readonly onDone: () => void;
  /** Other ways in; they are gone while the code of a letter is asked for. */
  readonly otherWays: ReactNode;
}

/** Makes an account and signs in to it, by the code of a letter where the market asks for one [ACC-15, ACC-16, SEC-22]. */
export const SignUpForm = ({ onDone, otherWays }: SignUpFormProps) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<Credentials>();
  const form = useIdentityForm({
    task: 'signUp',
    first: { email: '', password: '' },
    problemsOf: signUpProblems,
    run: (account, typed) => account.signUp(typed),
    onDone: (typed, outcome) => (outcome === 'code' ? setAsked(typed) : onDone()),
  });
  if (asked) {
    return (
      <ConfirmSignUpForm credentials={asked} onDone={onDone} onAgain={() => setAsked(undefined)} />
    );
  }
  return (
    <>
      <AccountForm form={form} submitLabel={t('accounts.signUp.submit')}>
        <IdentifierField {...form.field('email')} isFirst />
        <PasswordField {...form.field('password')} isNew />
      </AccountForm>
      {otherWays}
    </>
  );
};
