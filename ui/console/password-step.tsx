import { useState } from 'react';
import type { ConsoleApi } from '../../client/operators/console-api.ts';
import type { OperatorSignInStep } from '../../schemas/types/http/operators.ts';
import { FormField } from '../components/form-field.tsx';
import { Form } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';
import { useForm } from '../components/use-form.ts';
import { useWords } from '../words/words-context.tsx';
import { signInProblem, type SignInProblem } from './sign-in-problem.ts';

interface PasswordStepProps {
  readonly api: ConsoleApi;
  readonly onStep: (step: OperatorSignInStep) => void;
}

const empty = (text: string) => (text.trim() === '' ? ('missing' as const) : undefined);

/** Email address and password. */
export function PasswordStep({ api, onStep }: PasswordStepProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<SignInProblem>();
  const form = useForm<
    { email: string; password: string },
    'email' | 'password',
    'missing' | undefined
  >({
    first: { email: '', password: '' },
    problemsOf: ({ email, password }) => ({ email: empty(email), password: empty(password) }),
    send: async ({ email, password }) => {
      try {
        onStep(await api.signIn(email, password));
      } catch (error) {
        setProblem(signInProblem(error));
      }
      return undefined;
    },
  });
  const field = (name: 'email' | 'password') => {
    const { value, problem: wrong, onType } = form.field(name);
    return { name, value, onType, error: wrong === undefined ? undefined : t(`signIn.${wrong}`) };
  };
  return (
    <Form form={form} submitLabel={t('signIn.next')} takesFocus>
      {problem && (
        <Notice tone="danger" announce>
          {t(`signIn.password.${problem}`)}
        </Notice>
      )}
      <FormField
        {...field('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        isFirst
      />
      <FormField
        {...field('password')}
        label={t('signIn.password.label')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
      />
    </Form>
  );
}
