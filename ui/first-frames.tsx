import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstFrames } from '../core/shell/first-frame.ts';
import { Card } from './components/card.tsx';
import { Heading } from './components/heading.tsx';
import { Page, Stack } from './components/layout.tsx';
import { Skeleton } from './components/skeleton.tsx';
import { CheckoutHeading } from './pages/checkout/checkout-heading.tsx';
import { CheckoutWaiting } from './pages/checkout/checkout-waiting.tsx';
import { DealsHeading } from './pages/deals/deals-heading.tsx';
import { DealsWaiting } from './pages/deals/deals-waiting.tsx';
import { page as dealsPage } from './pages/deals/deals-page-style.ts';
import { HomeHero } from './pages/localisation/home-hero.tsx';
import { HeaderBar } from './pages/shell/header-bar.tsx';
import { LogoMark, logoLook } from './pages/shell/logo-mark.tsx';
import { orderColumns } from './pages/shell/order-columns.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { createWords } from './words/words.ts';
import { useWords, WordsProvider } from './words/words-context.tsx';

/** Where the location bar will be. */
const locationRoom = (theme: Theme): CSSObject => ({ minHeight: theme.size.touch });

/** Where the tabs of the menu will be, whose row takes the room of a focus ring back. */
const tabsRoom = (theme: Theme): CSSObject => ({
  boxSizing: 'content-box',
  minHeight: `calc(${theme.size.control} - 2 * ${theme.width.ring})`,
  marginInline: `calc(-1 * ${theme.gutter})`,
  borderBottom: theme.border.hairline,
  [theme.from.desktop]: { marginInline: 0 },
});

/** Home as most visitors see it: what experiments change comes with the page. */
const HomeFrame = () => {
  const { t } = useWords();
  return (
    <HomeHero lead={t('shell.home.lead')}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} look="heading">
            {t('localisation.widget.title')}
          </Heading>
          <Skeleton shape="block" />
          <Skeleton lines={1} />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton lines={1} />
        </Stack>
      </Card>
    </HomeHero>
  );
};

const DealsFrame = () => (
  <Page gap={0}>
    <div css={locationRoom} />
    <div css={orderColumns}>
      <div css={dealsPage}>
        <div css={tabsRoom} />
        <DealsHeading />
        <DealsWaiting />
      </div>
    </div>
  </Page>
);

const CheckoutFrame = () => (
  <Page gap={5}>
    <CheckoutHeading />
    <CheckoutWaiting />
  </Page>
);

const frames: Readonly<Record<string, ReactNode>> = {
  '/': <HomeFrame />,
  '/order/deals/': <DealsFrame />,
  '/order/checkout/': <CheckoutFrame />,
};

/** What pages show before their data comes, drawn by the same parts that then take its place. */
export const firstFrames: FirstFrames = {
  pages: Object.keys(frames),
  draw: (page, { name, theme, locale, words }) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <WordsProvider words={createWords(locale, words)}>
          <HeaderBar>
            <span css={logoLook}>
              <LogoMark name={name} />
            </span>
          </HeaderBar>
          {frames[page]}
        </WordsProvider>
      </ThemeProvider>,
    ),
};
