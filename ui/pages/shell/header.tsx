import type { CSSObject, Theme } from '@emotion/react';
import { useWords } from '../../words/words-context.tsx';
import { BasketWidget } from './basket-widget.tsx';
import { HeaderBar } from './header-bar.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { HeaderLink } from './header-link.tsx';
import { SignInWidget } from './sign-in-widget.tsx';

const links = (theme: Theme): CSSObject => ({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space(1),
  [theme.from.tablet]: { gap: theme.space(2) },
});

/** Logo, ways to the huts, language, sign-in and basket [SHL-26]. */
export const Header = () => {
  const { t } = useWords();
  return (
    <HeaderBar>
      <Logo />
      <nav aria-label={t('shell.header.label')} css={links}>
        <HeaderLink to="/huts/" icon="store" label={t('shell.header.huts')} />
        <LanguageSwitcher />
        <SignInWidget />
        <BasketWidget />
      </nav>
    </HeaderBar>
  );
};
