import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Credentials } from '../../schemas/types/http/accounts.ts';
import { Form } from '../../ui/components/form.tsx';
import { Stack } from '../../ui/components/layout.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { Given } from '../../ui/slots/slots.ts';
import type { EmailSignIn } from './client.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { IdentifierField, PasswordField } from './fields.tsx';
import { signUpProblems } from './form-rules.ts';
import { LoginForm } from './login-form.tsx';
import { useIdentityForm } from './use-identity-form.tsx';

type Of = Given<'sign-in-form', Readonly<Record<string, unknown>>, EmailSignIn>;

/** Signs in, or leads to a new password or to a new account [ACC-19]. */
export const LoginPart = observer(function LoginPart({
  store,
  manifest,
  words,
  done,
  open,
  social,
}: Of) {
  useEffect(() => () => store.setReset(false), [store]);
  return (
    <Stack gap={5}>
      {store.isReset ? (
        <Notice tone="success" announce>
          {words('email-sign-in.forgotPassword.done')}
        </Notice>
      ) : null}
      <LoginForm store={store} manifest={manifest} words={words} onDone={() => done('signed-in')} />
      <TextLink onClick={() => open('forgotPassword')}>
        {words('email-sign-in.login.toForgot')}
      </TextLink>
      {social}
      <TextLink onClick={() => open('signUp')}>{words('email-sign-in.login.toSignUp')}</TextLink>
    </Stack>
  );
});

/** Makes an account and signs in to it, by the code of a letter where the market asks for one [ACC-15, ACC-16, SEC-22]. */
export const SignUpPart = ({ store, manifest, words, done, open, social, more }: Of) => {
  const [asked, setAsked] = useState<Credentials>();
  const signedUp = () => done('signed-up');
  const form = useIdentityForm({
    task: 'signUp',
    first: { email: store.identifier, password: '' },
    problemsOf: (typed) => signUpProblems(typed, manifest),
    run: (typed) => store.signUp(typed),
    onDone: (typed, outcome) => (outcome === 'code' ? setAsked(typed) : signedUp()),
    checkMore: more?.check,
  });
  if (asked) {
    return (
      <ConfirmForm
        store={store}
        words={words}
        credentials={asked}
        onDone={signedUp}
        onAgain={() => setAsked(undefined)}
      />
    );
  }
  return (
    <Stack gap={5}>
      <Form form={form} submitLabel={more?.submitLabel ?? words('email-sign-in.signUp.submit')}>
        {more?.fields}
        <IdentifierField
          {...form.field('email')}
          words={words}
          manifest={manifest}
          store={store}
          isFirst={!more}
        />
        <PasswordField {...form.field('password')} words={words} isNew />
      </Form>
      {more ? null : (
        <>
          {social}
          <TextLink onClick={() => open('login')}>{words('email-sign-in.signUp.toLogin')}</TextLink>
        </>
      )}
    </Stack>
  );
};
