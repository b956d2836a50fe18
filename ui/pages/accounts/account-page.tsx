import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AccountForm, cameFrom, readForm } from '../../../client/accounts/account-pages.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { DetailsForm } from './details-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useHostedReturn } from './use-hosted-return.ts';

/** Part of the wording keys of a form. */
const wordsOf: Readonly<Record<AccountForm, string>> = {
  login: 'login',
  signUp: 'signUp',
  additionalDetails: 'details',
  forgotPassword: 'forgot',
};

/** The account modal on the form that the address asks for, of those that the market's way to sign in has [ACC-07, ENG-23]. */
export const AccountPage = observer(function AccountPage() {
  const { account, session } = useApp();
  const { t } = useWords();
  const { extensions, manifest } = useEnvironment().market;
  const { base } = manifest.account;
  const signIn = extensions.one('sign-in');
  const [query] = useSearchParams();
  const { state: came } = useLocation();
  const navigate = useNavigate();
  const [isReset, setReset] = useState(false);
  const hosted = useHostedReturn();
  const from = cameFrom(came);
  const form = readForm(query.get('form'), signIn.forms);
  const isDetails = form === 'additionalDetails';
  const { isLoggedIn } = session;
  const [wasLoggedIn] = useState(isLoggedIn);
  const goTo = (next: AccountForm) =>
    void navigate(`${base}/?form=${next}`, { replace: true, state: { from } });
  const leave = () => void navigate(from, { replace: true });
  const close = () => {
    account?.closeModal();
    leave();
  };
  useEffect(() => {
    if (hosted.end) void navigate(hosted.end.to, { replace: true, state: hosted.end.state });
  }, [hosted.end, navigate]);
  if (!query.has('form')) return <Navigate to={`${base}/edit`} replace />;
  if (!form || (isDetails && !isLoggedIn)) return <Navigate to={signIn.entry(base)} replace />;
  if (!isDetails && wasLoggedIn && isLoggedIn) return <Navigate to={`${base}/edit`} replace />;
  const title = t(`accounts.${wordsOf[form]}.title`);
  return (
    <PlainPage width="narrow">
      <Heading level={1}>{t('accounts.modal.label')}</Heading>
      <Dialog
        key={form}
        open
        size="small"
        title={title}
        closeLabel={t('accounts.modal.close')}
        onClose={close}
      >
        <Stack gap={5}>
          <Text>{t(`accounts.${wordsOf[form]}.lead`)}</Text>
          {isReset && form === 'login' ? (
            <Notice tone="success" announce>
              {t('accounts.forgot.done')}
            </Notice>
          ) : null}
          {hosted.hasFailed && form === 'login' ? (
            <Notice tone="danger" announce>
              {t('accounts.social.failed')}
            </Notice>
          ) : null}
          {form === 'login' ? (
            <>
              <LoginForm onDone={leave} />
              <TextLink onClick={() => goTo('forgotPassword')}>
                {t('accounts.login.toForgot')}
              </TextLink>
              <SocialButtons from={from} />
              <TextLink onClick={() => goTo('signUp')}>{t('accounts.login.toSignUp')}</TextLink>
            </>
          ) : null}
          {form === 'signUp' ? (
            <SignUpForm
              onDone={() => goTo('additionalDetails')}
              otherWays={
                <>
                  <SocialButtons from={from} />
                  <TextLink onClick={() => goTo('login')}>{t('accounts.signUp.toLogin')}</TextLink>
                </>
              }
            />
          ) : null}
          {isDetails ? (
            <>
              <DetailsForm submitLabel={t('accounts.details.submit')} onDone={leave} />
              <TextLink onClick={leave}>{t('accounts.details.skip')}</TextLink>
            </>
          ) : null}
          {form === 'forgotPassword' ? (
            <>
              <ForgotPasswordForm
                onDone={() => {
                  setReset(true);
                  goTo('login');
                }}
              />
              <TextLink onClick={() => goTo('login')}>{t('accounts.forgot.toLogin')}</TextLink>
            </>
          ) : null}
        </Stack>
      </Dialog>
    </PlainPage>
  );
});
