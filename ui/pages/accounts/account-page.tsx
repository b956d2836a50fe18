import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { cameFrom, detailsForm, readForm } from '../../../client/accounts/account-pages.ts';
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
import { SignInForm, useFormPlugin } from './sign-in-form.tsx';
import { useHostedReturn } from './use-hosted-return.ts';

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
  const hosted = useHostedReturn();
  const from = cameFrom(came);
  const form = readForm(query.get('form'), signIn.forms);
  const isDetails = form === detailsForm;
  const plugin = useFormPlugin(form);
  const { isLoggedIn } = session;
  const [wasLoggedIn] = useState(isLoggedIn);
  const leave = () => void navigate(from, { replace: true });
  const close = () => {
    account?.closeModal();
    leave();
  };
  useEffect(() => {
    if (hosted.end) void navigate(hosted.end.to, { replace: true, state: hosted.end.state });
  }, [hosted.end, navigate]);
  if (form === undefined || (isDetails && !isLoggedIn)) {
    return <Navigate to={signIn.entry(base)} replace />;
  }
  if (!isDetails && wasLoggedIn && isLoggedIn) return <Navigate to={`${base}/edit`} replace />;
  const words = isDetails ? 'accounts.details' : `${plugin?.id}.${form}`;
  return (
    <PlainPage width="narrow">
      <Heading level={1}>{t('accounts.modal.label')}</Heading>
      <Dialog
        key={form}
        open
        size="small"
        title={t(`${words}.title`)}
        closeLabel={t('accounts.modal.close')}
        onClose={close}
      >
        <Stack gap={5}>
          <Text>{t(`${words}.lead`)}</Text>
          {hosted.hasFailed && !isDetails ? (
            <Notice tone="danger" announce>
              {t('accounts.social.failed')}
            </Notice>
          ) : null}
          {isDetails ? (
            <>
              <DetailsForm submitLabel={t('accounts.details.submit')} onDone={leave} />
              <TextLink onClick={leave}>{t('accounts.details.skip')}</TextLink>
            </>
          ) : (
            <SignInForm
              form={form}
              from={from}
              done={(outcome) => {
                if (outcome === 'signed-in') return leave();
                const details = `${base}/?form=${detailsForm}`;
                return void navigate(details, { replace: true, state: { from } });
              }}
            />
          )}
        </Stack>
      </Dialog>
    </PlainPage>
  );
});
