import { useState } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { Form } from '../../ui/components/form.tsx';
import { Stack } from '../../ui/components/layout.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { Given } from '../../ui/slots/slots.ts';
import type { EmailSignIn } from './client.ts';
import { CodeField, IdentifierField, PasswordField } from './fields.tsx';
import { emailProblems, resetProblems } from './form-rules.ts';
import type { FormSurroundings } from './login-form.tsx';
import { useIdentityForm } from './use-identity-form.tsx';

type Of = Given<'sign-in-form', Readonly<Record<string, unknown>>, EmailSignIn>;

/** Asks for a code, then sets a new password with it [ACC-20]. */
export const ForgotPasswordPart = ({ open, ...part }: Of) => {
  const [sentTo, setSentTo] = useState<string>();
  const toLogin = () => open('login');
  return (
    <Stack gap={5}>
      {sentTo === undefined ? (
        <AskForCode {...part} onSent={setSentTo} />
      ) : (
        <NewPassword
          {...part}
          email={sentTo}
          onAgain={() => setSentTo(undefined)}
          onDone={() => {
            part.store.setReset(true);
            toLogin();
          }}
        />
      )}
      <TextLink onClick={toLogin}>{part.words('email-sign-in.forgotPassword.toLogin')}</TextLink>
    </Stack>
  );
};

interface AskForCodeProps extends FormSurroundings {
  readonly onSent: (email: string) => void;
}

const AskForCode = ({ store, manifest, words, onSent }: AskForCodeProps) => {
  const form = useIdentityForm({
    task: 'reset',
    first: { email: store.identifier },
    problemsOf: (typed) => emailProblems(typed, manifest),
    run: ({ email }) => store.askForCode(email),
    onDone: ({ email }) => onSent(email.trim()),
  });
  return (
    <Form form={form} submitLabel={words('email-sign-in.forgotPassword.submit')}>
      <IdentifierField
        {...form.field('email')}
        words={words}
        manifest={manifest}
        store={store}
        isFirst
      />
    </Form>
  );
};

interface NewPasswordProps extends FormSurroundings {
  readonly email: string;
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

const NewPassword = ({ store, manifest, words, email, onDone, onAgain }: NewPasswordProps) => {
  const form = useIdentityForm({
    task: 'reset',
    first: { code: '', password: '' },
    problemsOf: (typed) => resetProblems(typed, manifest),
    run: (typed) => store.changePassword({ ...typed, email }),
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel={words('email-sign-in.forgotPassword.submitCode')}
      instead={
        <Button variant="quiet" wide onClick={onAgain}>
          {words('email-sign-in.forgotPassword.again')}
        </Button>
      }
    >
      <Notice tone="info" announce>
        {words('email-sign-in.forgotPassword.sent', { email })}
      </Notice>
      <CodeField {...form.field('code')} words={words} asks="code" />
      <PasswordField {...form.field('password')} words={words} isNew />
    </Form>
  );
};
