import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureOf } from '../../../core/accounts/account-failures.ts';
import { detailsProblems, signUpProblems } from '../../../core/accounts/account-form.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AccountField, IdentifierField, PasswordField } from './account-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

interface DetailsFormProps {
  /** A mobile number that is known already [ACC-09]. */
  readonly mobile?: string;
  /** Asks a guest for email and password as well, and makes the account [ACC-09]. */
  readonly signsUp?: boolean;
  readonly submitLabel: string;
  readonly onDone: () => void;
}

/** Name, phone and marketing choices of who has just made an account [ACC-18]. */
export const DetailsForm = observer(function DetailsForm({
  mobile,
  signsUp = false,
  submitLabel,
  onDone,
}: DetailsFormProps) {
  const app = useApp();
  const { t } = useWords();
  const { report, market } = useEnvironment();
  const { marketingChannels } = market.manifest.account;
  const [hasFailed, setFailed] = useState(false);
  const known = app.account?.account;
  const isNew = signsUp && !app.session.isLoggedIn;
  const { values, problems, isBusy, submit, type } = useAccountForm({
    first: {
      email: '',
      password: '',
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      phone: mobile ?? known?.phone ?? '',
      marketingEmail: known?.marketingEmail ?? false,
      marketingSMS: known?.marketingSMS ?? false,
    },
    problemsOf: (typed) => ({
      ...(isNew ? signUpProblems(typed, market.manifest) : {}),
      ...detailsProblems(typed, market.manifest),
    }),
    send: async ({ email, password, ...details }) => {
      setFailed(false);
      const account = await app.readyForAccount();
      try {
        if (isNew) await account.signUp({ email, password });
      } catch (error) {
        const { field, message } = failureOf('signUp', error);
        return { [field]: message };
      }
      try {
        await account.save(details, 'create');
      } catch (error) {
        report('warning', 'The details of the account were not saved', { error });
        setFailed(true);
        return undefined;
      }
      onDone();
      return undefined;
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {hasFailed ? (
          <Notice tone="danger" announce>
            {t('accounts.errors.saveFailed')}
          </Notice>
        ) : null}
        <AccountField
          name="firstName"
          value={values.firstName}
          problem={problems.firstName}
          onType={(firstName) => type({ firstName })}
          autoComplete="given-name"
          maxLength={100}
          isFirst
        />
        <AccountField
          name="lastName"
          value={values.lastName}
          problem={problems.lastName}
          onType={(lastName) => type({ lastName })}
          autoComplete="family-name"
          maxLength={100}
        />
        <AccountField
          name="phone"
          value={values.phone}
          problem={problems.phone}
          onType={(phone) => type({ phone })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        {isNew ? (
          <>
            <IdentifierField
              value={values.email}
              problem={problems.email}
              onType={(email) => type({ email })}
            />
            <PasswordField
              isNew
              value={values.password}
              problem={problems.password}
              onType={(password) => type({ password })}
            />
          </>
        ) : null}
        <div>
          {marketingChannels.map((channel) => {
            const field = channel === 'sms' ? 'marketingSMS' : 'marketingEmail';
            return (
              <Checkbox
                key={channel}
                label={t(`accounts.fields.${field}`)}
                checked={values[field]}
                onChange={({ target }) => type({ [field]: target.checked })}
              />
            );
          })}
        </div>
        <Button type="submit" wide size="large" busy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
});
