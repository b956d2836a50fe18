import type { CSSObject, Theme } from '@emotion/react';
import { types } from 'mobx-state-tree';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { App } from '../client/app-store.ts';
import { pizzaRules } from '../core/menu/pizza-rules.ts';
import { moneyFormatter } from '../core/money/format-money.ts';
import {
  type FirstFrames,
  menuPage,
  orderPart,
  type ShownMenu,
} from '../core/shell/first-frame.ts';
import type { Manifest } from '../schemas/types/manifest.ts';
import { Card } from './components/card.tsx';
import { Heading } from './components/heading.tsx';
import { Page, Stack } from './components/layout.tsx';
import { Skeleton } from './components/skeleton.tsx';
import { CheckoutHeading } from './pages/checkout/checkout-heading.tsx';
import { CheckoutWaiting } from './pages/checkout/checkout-waiting.tsx';
import { DealsHeading } from './pages/deals/deals-heading.tsx';
import { DealsWaiting } from './pages/deals/deals-waiting.tsx';
import { page as dealsPage } from './pages/deals/deals-page-style.ts';
import heroScene from './food-art/hero-scene.svg?inline';
import { HomeHero } from './pages/localisation/home-hero.tsx';
import { barLook, wherePart } from './pages/localisation/location-bar-style.ts';
import { CategoryHeading } from './pages/menu/category-heading.tsx';
import { page as menuPageLook } from './pages/menu/menu-page-style.ts';
import { MenuWaiting } from './pages/menu/menu-waiting.tsx';
import { SectorMenuView } from './pages/menu/sector-menu-view.tsx';
import { HeaderBar } from './pages/shell/header-bar.tsx';
import { LogoMark, logoLook } from './pages/shell/logo-mark.tsx';
import { SearchDoor } from './menu-parts/search-door.tsx';
import { orderColumns } from './pages/shell/order-columns.ts';
import { StoreProvider } from './store-context.tsx';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { createWords } from './words/words.ts';
import { useWords, WordsProvider } from './words/words-context.tsx';

/** Where the buttons of the location bar will be. */
const barButtons = (theme: Theme): CSSObject => ({ minHeight: theme.size.controlSmall });

/** Where the tabs of the menu will be, whose row takes the room of a focus ring back. */
const tabsRoom = (theme: Theme): CSSObject => ({
  boxSizing: 'content-box',
  minHeight: `calc(${theme.size.control} - 2 * ${theme.width.ring})`,
  marginInline: `calc(-1 * ${theme.gutter})`,
  borderBottom: theme.border.hairline,
  [theme.from.desktop]: { marginInline: 0 },
});

/** Its texts fill their lines: wherever those of the typeface break, nothing is larger than what was painted first. */
const filled = (theme: Theme): CSSObject => ({
  // The space after the last word of a line counts as painted, too.
  '& p': { textAlign: 'justify', marginInlineEnd: `calc(-1 * ${theme.space(1)})` },
});

/** Home as most visitors see it: what experiments change comes with the page. */
const HomeFrame = () => {
  const { t } = useWords();
  return (
    <HomeHero lead={t('shell.home.lead')} inlineScene={heroScene}>
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

interface OrderFrameProps {
  /** Address of the page: what it links to is beside it. */
  readonly address: string;
  readonly look: (theme: Theme) => CSSObject;
  readonly children: ReactNode;
}

/** A page of the hut's menu, below the place of its tabs. */
const OrderFrame = ({ address, look, children }: OrderFrameProps) => (
  <Page gap={0}>
    <div css={barLook}>
      <span css={wherePart}>{'\u00A0'}</span>
      <span css={barButtons} />
    </div>
    <div css={[orderColumns, filled]}>
      <div css={look}>
        <div css={tabsRoom} />
        <MemoryRouter initialEntries={[address]}>
          <SearchDoor />
        </MemoryRouter>
        {children}
      </div>
    </div>
  </Page>
);

const dealsAddress = '/order/deals/';

const DealsFrame = () => (
  <OrderFrame address={dealsAddress} look={dealsPage}>
    <DealsHeading />
    <DealsWaiting />
  </OrderFrame>
);

const CategoryFrame = ({ category }: { readonly category: string }) => (
  <OrderFrame address={`/order/${category}/`} look={menuPageLook}>
    <CategoryHeading category={category} />
    <MenuWaiting />
  </OrderFrame>
);

const CheckoutFrame = () => (
  <Page gap={5}>
    <div css={filled}>
      <CheckoutHeading />
    </div>
    <CheckoutWaiting />
  </Page>
);

/** What parts of a menu read the market's settings from: nothing has happened in a shop that is only drawn. */
const storeOf = (manifest: Manifest): App =>
  types.model('Drawn').create({}, { market: { manifest } }) as unknown as App;

/** The menu for who has no hut, whole: search engines read it here [SHP-13]. */
const MenuFrame = ({ shown, locale }: { readonly shown: ShownMenu; readonly locale: string }) => {
  const { manifest, category = '' } = shown;
  const money = moneyFormatter(manifest.money, locale);
  return (
    <StoreProvider app={storeOf(manifest)}>
      <MemoryRouter initialEntries={[`${menuPage}${category}`]}>
        <SectorMenuView shown={shown} facts={{ manifest, rules: pizzaRules(manifest), money }} />
      </MemoryRouter>
    </StoreProvider>
  );
};

/** In its place where the menu could not be read. */
const MenuWaitingFrame = () => {
  const { t } = useWords();
  return (
    <Page gap={5}>
      <Heading level={1}>{t('menu.window.title')}</Heading>
      <MenuWaiting />
    </Page>
  );
};

const frames: Readonly<Record<string, ReactNode>> = {
  '/': <HomeFrame />,
  [dealsAddress]: <DealsFrame />,
  '/order/checkout/': <CheckoutFrame />,
  [menuPage]: <MenuWaitingFrame />,
};

const frameOf = (page: string): ReactNode => {
  if (Object.hasOwn(frames, page)) return frames[page];
  const category = orderPart(page);
  return category === undefined ? null : <CategoryFrame category={category} />;
};

/** What pages show before their data comes, drawn by the same parts that then take its place. */
export const firstFrames: FirstFrames = {
  pages: Object.keys(frames),
  draw: (page, { name, theme, locale, words, shown }) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <WordsProvider words={createWords(locale, words)}>
          <HeaderBar>
            <span css={logoLook}>
              <LogoMark name={name} />
            </span>
          </HeaderBar>
          {shown ? <MenuFrame shown={shown} locale={locale} /> : frameOf(page)}
        </WordsProvider>
      </ThemeProvider>,
    ),
};
