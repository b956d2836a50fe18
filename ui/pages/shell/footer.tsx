import type { CSSObject, Theme } from '@emotion/react';
import { Page } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AppStores } from './app-stores.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Emblem } from './logo-mark.tsx';
import { ThemePlace } from './theme-place.tsx';

const look = (theme: Theme): CSSObject => ({
  marginTop: theme.space(16),
  padding: `${theme.space(10)} 0 calc(${theme.space(24)} + ${theme.safeBottom})`,
  backgroundColor: theme.colour.sunken,
  borderTop: theme.border.hairline,
  [theme.from.desktop]: { paddingBottom: theme.space(10) },
});

const top = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(8),
  [theme.from.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'start' },
});

const closing = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  alignItems: 'center',
  paddingTop: theme.space(6),
  borderTop: theme.border.hairline,
});

/** Links of the market, app stores, the copyright line and the choice of a theme [SHL-35, SHL-36, SHL-37, SHL-38]. */
export const Footer = () => {
  const { t } = useWords();
  const { market, now } = useEnvironment();
  const { name } = market.manifest;
  return (
    <footer css={look}>
      <Page>
        <div css={top}>
          <FooterLinks />
          <AppStores />
        </div>
        <div css={closing}>
          <Emblem />
          <Text size="small" tone="muted">
            {t('shell.footer.copyright', { year: new Date(now()).getFullYear(), name })}
          </Text>
          <ThemePlace />
        </div>
      </Page>
    </footer>
  );
};
