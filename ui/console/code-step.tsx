import type { CSSObject, Theme } from '@emotion/react';
import { useState } from 'react';
import type { ConsoleApi } from '../../client/operators/console-api.ts';
import type { OperatorSignInStep, OperatorWelcome } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { FormField } from '../components/form-field.tsx';
import { Form } from '../components/form.tsx';
import { Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { useForm } from '../components/use-form.ts';
import { useWords } from '../words/words-context.tsx';
import { QrPicture } from './qr-picture.tsx';
import { signInProblem, type SignInProblem } from './sign-in-problem.ts';

interface CodeStepProps {
  readonly step: OperatorSignInStep;
  readonly api: ConsoleApi;
  readonly onEnter: (welcome: OperatorWelcome) => void;
  /** Back to the password. */
  readonly onAgain: () => void;
}

const keyStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  fontFamily: 'monospace',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

/** A code of the app; the first time with the key that the app needs. */
export function CodeStep({ step, api, onEnter, onAgain }: CodeStepProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<SignInProblem>();
  const form = useForm<{ code: string }, 'code', 'missing' | undefined>({
    first: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? ('missing' as const) : undefined }),
    send: async ({ code }) => {
      try {
        onEnter(await api.showCode(code.trim()));
      } catch (error) {
        setProblem(signInProblem(error));
      }
      return undefined;
    },
  });
  const { value, problem: wrong, onType } = form.field('code');
  const { key, address } = step;
  return (
    <Form
      form={form}
      submitLabel={t('signIn.enter')}
      takesFocus
      instead={
        <Button variant="quiet" wide onClick={onAgain}>
          {t('signIn.again')}
        </Button>
      }
    >
      {problem && (
        <Notice tone="danger" announce>
          {t(`signIn.code.${problem}`)}
        </Notice>
      )}
      {key !== undefined && address !== undefined && (
        <Stack gap={3}>
          <Text>{t('signIn.enrol')}</Text>
          <QrPicture text={address} label={t('signIn.picture')} />
          <Text size="small" tone="muted">
            {t('signIn.orType')}
          </Text>
          <p css={keyStyle}>{key}</p>
        </Stack>
      )}
      <FormField
        name="code"
        value={value}
        onType={onType}
        error={wrong === undefined ? undefined : t(`signIn.${wrong}`)}
        label={t('signIn.code.label')}
        hint={key === undefined ? t('signIn.code.hint') : undefined}
        inputMode={key === undefined ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={40}
        isFirst
      />
    </Form>
  );
}
