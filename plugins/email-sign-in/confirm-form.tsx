import type { Credentials } from '../../schemas/types/http/accounts.ts';
import { Button } from '../../ui/components/button.tsx';
import { Form } from '../../ui/components/form.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { CodeField } from './fields.tsx';
import { codeProblems } from './form-rules.ts';
import type { FormSurroundings } from './login-form.tsx';
import { useIdentityForm } from './use-identity-form.tsx';

interface ConfirmFormProps extends Pick<FormSurroundings, 'store' | 'words'> {
  readonly credentials: Credentials;
  readonly onDone: () => void;
  /** Goes back to the email address; absent where there is no way back. */
  readonly onAgain?: () => void;
}

/** Asks for the code of the letter that a sign-up has sent, to whomever it went [SEC-22]. */
export const ConfirmForm = ({ store, words, credentials, onDone, onAgain }: ConfirmFormProps) => {
  const form = useIdentityForm({
    task: 'confirm',
    first: { code: '' },
    problemsOf: codeProblems,
    run: ({ code }) => store.confirmSignUp({ ...credentials, code }),
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel={words('email-sign-in.confirm.submit')}
      instead={
        onAgain ? (
          <Button variant="quiet" wide onClick={onAgain}>
            {words('email-sign-in.confirm.again')}
          </Button>
        ) : null
      }
    >
      <Notice tone="info" announce>
        {words('email-sign-in.confirm.sent', { email: credentials.email.trim() })}
      </Notice>
      <CodeField {...form.field('code')} words={words} asks="signUpCode" />
    </Form>
  );
};
