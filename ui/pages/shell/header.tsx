import type { CSSObject, Theme } from '@emotion/react';
import { useWords } from '../../words/words-context.tsx';
import { BasketWidget } from './basket-widget.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { HeaderLink } from './header-link.tsx';

const bar = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  position: 'relative',
  zIndex: theme.layer.header,
  backgroundColor: theme.colour.surface,
  borderBottom: theme.border.hairline,
});

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(1),
  maxWidth: `calc(${theme.size.page} + 2 * ${theme.gutter})`,
  minHeight: theme.space(16),
  marginInline: 'auto',
  paddingInline: theme.gutter,
});

const links = (theme: Theme): CSSObject => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space(1),
  [theme.from.tablet]: { gap: theme.space(2) },
});

/** Logo, ways to the huts, language, sign-in and basket [SHL-26]. */
export const Header = () => {
  const { t } = useWords();
  return (
    <header css={bar}>
      <div css={row}>
        <Logo />
        <nav aria-label={t('shell.header.label')} css={links}>
          <HeaderLink to="/huts/" icon="store" label={t('shell.header.huts')} />
          <LanguageSwitcher />
          <BasketWidget />
        </nav>
      </div>
    </header>
  );
};
