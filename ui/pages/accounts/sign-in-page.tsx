import { useLocation } from 'react-router-dom';
import { cameFrom } from '../../../client/accounts/account-pages.ts';
import type { NamedFiller } from '../../slots/fillers.ts';
import { useEnvironment } from '../../use-environment.ts';
import { PluginPage } from '../shell/plugin-page.tsx';

interface SignInPageProps {
  readonly plugin: NamedFiller;
  readonly path: string;
}

/** A page of the market's way to sign in; it knows where the visitor came from [ENG-23, ACC-13]. */
export const SignInPage = ({ plugin, path }: SignInPageProps) => {
  const { base } = useEnvironment().market.manifest.account;
  const from = cameFrom(useLocation().state);
  return (
    <PluginPage
      slot="sign-in-page"
      plugin={plugin}
      path={path}
      base={`${base}/`}
      besides={{ from }}
    />
  );
};
