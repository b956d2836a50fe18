import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { failureProblems } from '../../../client/accounts/account-failures.ts';
import { detailsProblems, signUpProblems } from '../../../client/accounts/account-form.ts';
import type { AccountInput, Credentials } from '../../../schemas/types/http/accounts.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AccountField, IdentifierField, PasswordField, PhoneField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { ConfirmSignUpForm } from './confirm-sign-up-form.tsx';
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
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<Credentials>();
  const known = app.account?.account;
  const isNew = signsUp && !app.session.isLoggedIn;
  const form = useAccountForm({
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
      const account = await app.readyForAccount();
      try {
        const outcome = isNew ? await account.signUp({ email, password }) : 'signed-in';
        if (outcome === 'code') {
          setAsked({ email, password });
          return undefined;
        }
      } catch (error) {
        return failureProblems('signUp', error, ['email', 'password']);
      }
      await save(details);
      return undefined;
    },
  });
  const save = async (details: AccountInput) => {
    setFailed(false);
    try {
      const account = await app.readyForAccount();
      await account.save(details, 'create');
    } catch (error) {
      report('warning', 'The details of the account were not saved', { error });
      setFailed(true);
      return;
    }
    onDone();
  };
  if (asked) {
    const { email: _email, password: _password, ...details } = form.values;
    return (
      <ConfirmSignUpForm
        credentials={asked}
        onDone={() => {
          setAsked(undefined);
          void save(details);
        }}
        onAgain={() => setAsked(undefined)}
      />
    );
  }
  return (
    <AccountForm form={form} submitLabel={submitLabel}>
      {hasFailed ? (
        <Notice tone="danger" announce>
          {t('accounts.errors.saveFailed')}
        </Notice>
      ) : null}
      <AccountField
        {...form.field('firstName')}
        name="firstName"
        autoComplete="given-name"
        maxLength={100}
        isFirst
      />
      <AccountField
        {...form.field('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={100}
      />
      <PhoneField {...form.field('phone')} name="phone" />
      {isNew ? (
        <>
          <IdentifierField {...form.field('email')} />
          <PasswordField {...form.field('password')} isNew />
        </>
      ) : null}
      <MarketingChoices form={form} />
    </AccountForm>
  );
});

interface MarketingForm {
  readonly values: { readonly marketingEmail: boolean; readonly marketingSMS: boolean };
  readonly change: (field: 'marketingEmail' | 'marketingSMS', isWanted: boolean) => void;
}

/** By which of the market's channels the customer wants to hear of offers. */
const MarketingChoices = ({ form }: { readonly form: MarketingForm }) => {
  const { t } = useWords();
  const { marketingChannels } = useEnvironment().market.manifest.account;
  return (
    <div>
      {marketingChannels.map((channel) => {
        const field = channel === 'sms' ? 'marketingSMS' : 'marketingEmail';
        return (
          <Checkbox
            key={channel}
            label={t(`accounts.fields.${field}`)}
            checked={form.values[field]}
            onChange={({ target }) => form.change(field, target.checked)}
          />
        );
      })}
    </div>
  );
};
