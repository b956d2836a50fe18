import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { AccountTabs, type AccountSection } from './account-tabs.tsx';

interface OwnPageProps {
  /** The tab that it belongs to. */
  readonly section: AccountSection;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

const head = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(2) });

/**
 * A page of who is signed in, with the way to the others; whoever is not signs in first and comes back to it [ACC-12,
 * SHP-34].
 */
export const OwnPage = observer(function OwnPage({ section, title, lead, children }: OwnPageProps) {
  const { session } = useApp();
  const { extensions, manifest } = useEnvironment().market;
  const { pathname, search } = useLocation();
  if (!session.isLoggedIn) {
    const entry = extensions.one('sign-in').entry(manifest.account.base);
    return <Navigate to={entry} replace state={{ from: pathname + search }} />;
  }
  return (
    <PlainPage>
      <div data-on-screen>
        <AccountTabs current={section} />
      </div>
      <div css={head} data-on-screen>
        <Heading level={1}>{title}</Heading>
        {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
      </div>
      <Stack gap={5}>{children}</Stack>
    </PlainPage>
  );
});
