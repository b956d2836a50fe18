import { Checkbox } from '../../ui/components/checkbox.tsx';
import { FormField } from '../../ui/components/form-field.tsx';
import { Form } from '../../ui/components/form.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { Text } from '../../ui/components/text.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { useForm } from '../../ui/components/use-form.ts';
import type { SignInPageProps } from './page-props.tsx';
import {
  longestName,
  type RegistrationDetails,
  type RegistrationProblem,
  registrationProblems,
} from './registration-rule.ts';

type RegisterFormProps = Pick<SignInPageProps, 'manifest' | 'options' | 'store' | 'words'> & {
  readonly phone: string;
  /** The form is being sent, or was not taken after all. */
  readonly onSend: (isSent: boolean) => void;
};

const attributes = {
  firstName: { autoComplete: 'given-name', maxLength: longestName, isFirst: true },
  lastName: { autoComplete: 'family-name', maxLength: longestName },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', maxLength: 254 },
} as const;

const fields = Object.keys(attributes) as readonly (keyof RegistrationDetails)[];

type Field = keyof RegistrationDetails | 'whole';

/** The registration form: the verified number, names, email address and the choice of offers [OTP-17, OTP-18, OTP-19, OTP-20, OTP-21, OTP-22]. */
export const RegisterForm = ({
  manifest,
  options,
  phone,
  store,
  words,
  onSend,
}: RegisterFormProps) => {
  const { firstName = '', lastName = '', email = '' } = store.accountInfo ?? {};
  const form = useForm<
    Record<Field, string> & { marketing: boolean },
    Field,
    RegistrationProblem | 'register'
  >({
    first: { firstName, lastName, email, marketing: false, whole: '' },
    problemsOf: (typed) => registrationProblems(typed, manifest.account),
    send: async ({ marketing, whole: _none, ...typed }) => {
      onSend(true);
      try {
        await store.register({
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
          marketing: { all: marketing },
        });
        return undefined;
      } catch {
        onSend(false);
        return { whole: 'register' };
      }
    },
  });
  const failed = form.field('whole').problem;
  return (
    <Form form={form} submitLabel={words('in-otp.register.submit')} takesFocus>
      {failed ? (
        <Notice tone="danger" announce>
          {words('in-otp.errors.register')}
        </Notice>
      ) : null}
      <FormField
        name="phone"
        label={words('in-otp.register.phone')}
        type="tel"
        value={phone}
        error={undefined}
        onType={() => {}}
        readOnly
        required
      />
      {fields.map((name) => {
        const { onType, problem, value } = form.field(name);
        return (
          <FormField
            key={name}
            {...attributes[name]}
            name={name}
            label={words(`in-otp.register.${name}`)}
            value={value}
            error={problem && words(`in-otp.errors.${problem}`, { context: name })}
            onType={onType}
            required
          />
        );
      })}
      <Checkbox
        label={words('in-otp.register.marketing')}
        checked={form.values.marketing}
        onChange={({ target }) => form.change('marketing', target.checked)}
      />
      <Text size="small" tone="muted">
        {words('in-otp.register.terms')}{' '}
        <TextLink href={options.terms} newTab>
          {words('in-otp.register.termsLink')}
        </TextLink>
      </Text>
    </Form>
  );
};
