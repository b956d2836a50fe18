import { observer } from 'mobx-react-lite';
import { FormField } from '../../ui/components/form-field.tsx';
import { Form } from '../../ui/components/form.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { Text } from '../../ui/components/text.tsx';
import { useForm } from '../../ui/components/use-form.ts';
import type { StepProps } from './page-props.tsx';
import { isOtpPhone, withPrefix } from './phone-rule.ts';

/** Asks for the phone number that the code goes to [OTP-05, OTP-06, OTP-07, OTP-09]. */
export const PhoneStep = observer(function PhoneStep({
  manifest,
  store,
  words,
  takesFocus,
}: StepProps & { readonly takesFocus: boolean }) {
  const { failure, phoneRule: rule } = store;
  const { prefix, minDigits, maxDigits } = rule;
  const form = useForm<{ phone: string }, 'phone', string>({
    first: { phone: store.phone ?? prefix },
    problemsOf: () => ({}),
    send: async ({ phone }) => {
      await store.sendCode(phone);
      return undefined;
    },
  });
  const { phone } = form.values;
  const isReady = isOtpPhone(phone, rule);
  const hint =
    minDigits === maxDigits
      ? words('in-otp.phone.hint', { prefix, count: maxDigits - prefix.length + 1 })
      : words('in-otp.phone.wideHint', { prefix, least: minDigits, most: maxDigits });
  return (
    <>
      <Heading level={1}>{words('in-otp.phone.title')}</Heading>
      <Text>{words('in-otp.phone.lead', { count: manifest.otp.codeDigits })}</Text>
      {failure === undefined ? null : (
        <Notice tone="danger" announce>
          {words(`in-otp.errors.${failure}`)}
        </Notice>
      )}
      <Form
        form={form}
        submitLabel={words('in-otp.phone.submit')}
        isReady={isReady}
        takesFocus={takesFocus}
      >
        <FormField
          name="phone"
          label={words('in-otp.phone.label')}
          hint={hint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          error={undefined}
          onType={(typed) => {
            store.clearFailure();
            form.change('phone', withPrefix(typed, phone, rule));
          }}
          isFirst
        />
      </Form>
    </>
  );
});
