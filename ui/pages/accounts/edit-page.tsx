import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import fillers from 'virtual:slots/account-section';
import type { Account } from '../../../schemas/types/http/accounts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { OwnData } from './own-data.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

const fields = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(4),
  margin: 0,
  '& dt': { ...theme.textStyle.label, color: theme.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const marketingWord = ({ marketingEmail, marketingSMS }: Account): string => {
  if (marketingEmail && marketingSMS) return 'marketingBoth';
  if (marketingEmail) return 'marketingEmail';
  return marketingSMS ? 'marketingSMS' : 'marketingNone';
};

/**
 * What is known of who is signed in, where else they are, all that is kept of them, the way out, and the end of the
 * account [ACC-11, ACC-12, ACC-38, SEC-23, SEC-42, SHP-34].
 */
export const EditPage = observer(function EditPage() {
  const app = useApp();
  const { t } = useWords();
  const { extensions, manifest } = useEnvironment().market;
  const { authentication, isLoggedIn } = app.session;
  const customer = authentication?.id;
  const { account: settings, identity } = manifest;
  const { base } = settings;
  useEffect(() => {
    if (customer !== undefined) void app.account?.fetch();
  }, [app, customer]);
  useEffect(
    () => () => {
      if (app.account?.isDeleted) app.account.forget();
    },
    [app],
  );
  useRetry(isLoggedIn && !app.account?.account && app.account?.state === 'none', () =>
    app.account?.fetch(),
  );
  if (!isLoggedIn) {
    return (
      <Navigate
        to={extensions.one('sign-in').entry(base)}
        replace
        state={{ from: `${base}/edit` }}
      />
    );
  }
  const account = app.account?.account;
  const shown = (text: string | null | undefined) => text || t('accounts.edit.empty');
  return (
    <PlainPage>
      <AccountTabs current="edit" />
      <Stack gap={2}>
        <Heading level={1}>{t('accounts.edit.title')}</Heading>
        <Text tone="muted">{t('accounts.edit.lead')}</Text>
      </Stack>
      <Card room="medium">
        {account ? (
          <Stack gap={5}>
            <dl css={fields}>
              {(['firstName', 'lastName', 'email', 'phone'] as const).map((field) => (
                <div key={field}>
                  <dt>{t(`accounts.edit.${field}`)}</dt>
                  <dd>{shown(account[field])}</dd>
                </div>
              ))}
              <div>
                <dt>{t('accounts.edit.marketing')}</dt>
                <dd>{t(`accounts.edit.${marketingWord(account)}`)}</dd>
              </div>
            </dl>
            <Button variant="secondary" icon="edit" wide to={`${base}/details`}>
              {t('accounts.edit.change')}
            </Button>
          </Stack>
        ) : (
          <>
            <LoadingNote>{t('shell.loader.label')}</LoadingNote>
            <Skeleton lines={5} />
          </>
        )}
      </Card>
      {customer === undefined ? null : (
        <Slot
          name="account-section"
          fillers={fillers}
          given={{ customerId: customer, account: account ?? undefined }}
        />
      )}
      <SignedInDevices />
      <OwnData />
      <Row justify="space-between">
        <Button to={identity.signOutPath} variant="secondary">
          {t('accounts.edit.logOut')}
        </Button>
        <DeleteAccount />
      </Row>
    </PlainPage>
  );
});
