import { observer } from 'mobx-react-lite';
import { Button } from '../../ui/components/button.tsx';
import { FormField } from '../../ui/components/form-field.tsx';
import { Form } from '../../ui/components/form.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { useForm } from '../../ui/components/use-form.ts';
import { isOtpCode, tokenLifeMs } from './code-rule.ts';
import type { StepProps } from './page-props.tsx';

interface CodeStepProps extends StepProps {
  readonly onCode: (code: string) => Promise<void>;
  readonly onAgain: () => void;
}

/** Asks for the code of the message [OTP-10, OTP-11, OTP-12, OTP-13]. */
export const CodeStep = observer(function CodeStep({
  manifest,
  store,
  words,
  onCode,
  onAgain,
}: CodeStepProps) {
  const { codeDigits: count } = manifest.otp;
  const { failure, phone = '' } = store;
  const form = useForm<{ code: string }, 'code', string>({
    first: { code: '' },
    problemsOf: ({ code }) =>
      isOtpCode(code, count) ? {} : { code: words('in-otp.errors.codeDigits', { count }) },
    send: async ({ code }) => {
      await onCode(code);
      return store.failure === 'code' ? { code: words('in-otp.errors.code') } : undefined;
    },
  });
  const { onType, problem, value } = form.field('code');
  return (
    <>
      <Heading level={1}>{words('in-otp.code.title')}</Heading>
      <Notice tone="info" announce>
        {words('in-otp.code.sent', { count, phone, minutes: tokenLifeMs / 60_000 })}
      </Notice>
      {failure === 'login' ? (
        <Notice tone="danger" announce>
          {words('in-otp.errors.login')}
        </Notice>
      ) : null}
      <Form
        form={form}
        submitLabel={words('in-otp.code.submit')}
        takesFocus
        instead={
          <Button variant="quiet" wide onClick={onAgain}>
            {words('in-otp.code.again')}
          </Button>
        }
      >
        <FormField
          name="code"
          label={words('in-otp.code.label', { count })}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          error={problem}
          onType={(typed) => onType(typed.replace(/\D/g, ''))}
          isFirst
        />
      </Form>
    </>
  );
});
