import { useState } from 'react';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { Form } from '../../ui/components/form.tsx';
import type { EmailSignIn } from './client.ts';
import { IdentifierField, PasswordField } from './fields.tsx';
import { loginProblems } from './form-rules.ts';
import type { Words } from './message-text.ts';
import { useIdentityForm } from './use-identity-form.tsx';

/** What the forms are drawn with. */
export interface FormSurroundings {
  readonly store: EmailSignIn;
  readonly manifest: Manifest;
  readonly words: Words;
}

interface LoginFormProps extends FormSurroundings {
  readonly email?: string;
  readonly onDone: () => void;
}

/** Signs in with email and password [ACC-19]. */
export const LoginForm = ({ store, manifest, words, email, onDone }: LoginFormProps) => {
  const [known] = useState(() => email ?? store.identifier);
  const form = useIdentityForm({
    task: 'login',
    first: { email: known, password: '' },
    problemsOf: (typed) => loginProblems(typed, manifest),
    run: (typed) => store.signIn(typed),
    onDone,
  });
  return (
    <Form form={form} submitLabel={words('email-sign-in.login.submit')}>
      <IdentifierField
        {...form.field('email')}
        words={words}
        manifest={manifest}
        store={store}
        isFirst={known === ''}
      />
      <PasswordField {...form.field('password')} words={words} isFirst={known !== ''} />
    </Form>
  );
};
