import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { shortened, signInWidget } from '../../../client/accounts/shown-sign-in.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HeaderLink } from './header-link.tsx';

const onWide = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.tablet]: { display: 'inline' },
});

const onNarrow = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  [theme.from.tablet]: { display: 'none' },
});

const plain = (theme: Theme): CSSObject => ({ paddingInline: theme.space(2.5) });

/**
 * Who is signed in, or the way to sign in [SHL-27, SHL-28, SHL-29, SHL-30, SHL-31]; where it leads knows the page it
 * was used on [ACC-13].
 */
export const SignInWidget = observer(function SignInWidget() {
  const { t } = useWords();
  const { session, purchase } = useApp();
  const { market, visit } = useEnvironment();
  const { pathname, search } = useLocation();
  const { isLoggedIn } = session;
  const widget = signInWidget({
    manifest: market.manifest,
    flagLevel: visit.flagLevel,
    hasSignIn: market.extensions.all('sign-in').length > 0,
    isLoggedIn,
    path: pathname,
  });
  if (!widget) return null;
  const state = { from: `${pathname}${search}` };
  if (widget.kind === 'links') {
    return widget.links.map(({ label, to }) => (
      <HeaderLink key={to} to={to} state={state} icon="user" label={t(`shell.header.${label}`)} />
    ));
  }
  const { firstName, name } = purchase?.checkout.values ?? {};
  const called = session.firstName ?? firstName ?? name ?? '';
  const hello = (text: string) => t('shell.header.hello', { name: text }).trim();
  const greeting = (
    <>
      <span css={onWide}>{hello(called)}</span>
      <span css={onNarrow}>{hello(shortened(called))}</span>
    </>
  );
  if (widget.to === undefined) return <span css={plain}>{greeting}</span>;
  return <HeaderLink to={widget.to} state={state} icon="user" label={greeting} wordy />;
});
