import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { App } from '../client/app-store.ts';
import { environmentOf } from '../client/kernel/environment.ts';
import { menuPage, orderPart } from '../core/shell/first-frame.ts';
import { DeadZonePlace } from './pages/localisation/dead-zone-place.tsx';
import { OrderLayout } from './pages/layout/order-layout.tsx';
import { PurchaseGate } from './pages/shell/purchase-gate.tsx';
import { redirects } from './pages/shell/redirects.ts';
import { SiteLayout } from './pages/layout/site-layout.tsx';
import { ToHome } from './pages/shell/to-home.tsx';
import { TimePlace } from './pages/timeslots/time-place.tsx';
import { useApp } from './store-context.tsx';
import { useEnvironment } from './use-environment.ts';

const loadHomePage = () => import('./pages/localisation/home-page.tsx');
const HomePage = lazy(loadHomePage);
const EmergencyHtml = lazy(() => import('./pages/localisation/emergency-html.tsx'));
const HutsPage = lazy(() => import('./pages/localisation/huts-page.tsx'));
const HutPage = lazy(() => import('./pages/localisation/hut-page.tsx'));
const MapPage = lazy(() => import('./pages/localisation/map-page.tsx'));
const TileMap = lazy(() => import('./pages/localisation/map/tile-map.tsx'));
const AccountRoutes = lazy(() => import('./account-routes.tsx'));
const FavouriteRoutes = lazy(() => import('./favourite-routes.tsx'));
const GroupRoutes = lazy(() => import('./group-routes.tsx'));
const PluginPages = lazy(() => import('./pages/shell/plugin-pages.tsx'));
const StaticPage = lazy(() => import('./pages/shell/static-page.tsx'));
const PromoPage = lazy(() => import('./pages/shell/promo-page.tsx'));
const DebugPage = lazy(() => import('./pages/shell/debug-page.tsx'));
const ErrorPage = lazy(() => import('./pages/shell/error-page.tsx'));
const loadDealsPage = () => import('./pages/deals/deals-page.tsx');
const DealsPage = lazy(loadDealsPage);
const DealBuilderPage = lazy(() => import('./pages/deals/deal-builder-page.tsx'));
const DiscountPage = lazy(() => import('./pages/deals/discount-page.tsx'));
const DealCategoryPage = lazy(() => import('./pages/deals/deal-category-page.tsx'));
const loadSectorMenuPage = () => import('./pages/menu/sector-menu-page.tsx');
const SectorMenuPage = lazy(loadSectorMenuPage);
const loadMenuPage = () => import('./pages/menu/menu-page.tsx');
const MenuPage = lazy(loadMenuPage);
const loadCheckoutPage = () => import('./pages/checkout/checkout-page.tsx');
const CheckoutPage = lazy(loadCheckoutPage);
const CardDetailsPage = lazy(() => import('./pages/payments/card-details-page.tsx'));
const OrderSummaryPage = lazy(() => import('./pages/orders/order-summary-page.tsx'));

/** Asks for the time of an order, on any page. */
const TimeOverlay = lazy(() => import('./pages/timeslots/time-overlay.tsx'));

/** Offers to collect where nobody delivers. */
const DeadZonePage = lazy(() => import('./pages/localisation/dead-zone-page.tsx'));

/** The basket beside the menu, or over it on phones. */
const loadBasketPanel = () => import('./pages/basket/basket-panel.tsx');
const BasketPanel = lazy(loadBasketPanel);

/** A product with everything that can be chosen about it, over the menu. */
const loadProductModal = () => import('./pages/menu/product-modal.tsx');
const ProductModal = lazy(loadProductModal);

/** The search of the menu, in the place of its door. */
const FoodSearch = lazy(() => import('./pages/search/food-search.tsx'));

/** What a customer who reads the menu opens next; what fails here is loaded again when it is opened. */
const loadNextOfMenu = () => {
  Promise.all([loadProductModal(), loadBasketPanel()]).catch(() => {});
};

/** What of the basket lies over the order pages. */
const BasketOverlays = lazy(() => import('./pages/basket/basket-overlays.tsx'));

/** A menu address without a hut shows the sector's menu; with one it leads to the hut's [SHL-18, SHP-13]. */
const Menu = observer(function Menu() {
  const { category } = useParams();
  const { search } = useLocation();
  const { initialRoute } = useEnvironment().market.manifest.menu;
  if (!useApp().localisation.isLocalised) return <SectorMenuPage search={<FoodSearch />} />;
  return <Navigate to={`/order/${category ?? initialRoute}/${search}`} replace />;
});

/** What the order pages with a first frame are made of. */
const framedPages: Readonly<Record<string, (app: App) => readonly Promise<unknown>[]>> = {
  '/order/deals/': () => [loadDealsPage()],
  '/order/checkout/': (app) => [loadCheckoutPage(), app.readyToBuy()],
};

const isCategory = (app: App, page: string): boolean =>
  Object.hasOwn(environmentOf(app).market.manifest.menu.categories, orderPart(page) ?? '');

/** The content of the hut, and what the page is made of that it shows in. */
const prepareOrderPage = async (app: App, page: string): Promise<void> => {
  const ordering = app.readyToOrder();
  const parts = Object.hasOwn(framedPages, page) ? framedPages[page]?.(app) : undefined;
  if (parts) {
    await Promise.allSettled([ordering.then(() => app.localisation.resume()), ...parts]);
  } else if (isCategory(app, page)) {
    // Its cards are many: they are drawn after the rest of the page, in slices.
    await loadMenuPage();
  }
};

/**
 * Starts the content of the hut, and waits for what the page at an address is made of where a first frame shows
 * meanwhile, so that the frame gives way to all of the page. What fails is loaded again, and told about, by the page.
 */
export const preparePage = async (app: App, path: string): Promise<void> => {
  const page = path.endsWith('/') ? path : `${path}/`;
  await Promise.allSettled([
    page === '/' ? loadHomePage() : undefined,
    page.startsWith(menuPage) && !app.localisation.isLocalised
      ? loadSectorMenuPage().then(({ prepare }) => prepare(app))
      : undefined,
    app.localisation.isLocalised ? prepareOrderPage(app, page) : undefined,
  ]);
};

/** The only map from address to page; every path counts with and without a slash at its end [SHL-13]. */
export const AppRoutes = () => {
  const { account, pages } = useEnvironment().market.manifest;
  return (
    <Routes>
      <Route
        element={
          <SiteLayout
            overlays={
              <>
                <TimePlace>
                  <TimeOverlay />
                </TimePlace>
                <DeadZonePlace>
                  <DeadZonePage />
                </DeadZonePlace>
              </>
            }
          />
        }
      >
        <Route index element={<HomePage emergency={<EmergencyHtml />} />} />
        <Route path="huts" element={<HutsPage />} />
        <Route path="huts/:sector/:id" element={<HutPage tileMap={TileMap} />} />
        <Route path="map" element={<MapPage tileMap={TileMap} />} />
        <Route path="menu/:category?" element={<Menu />} />
        <Route path="promo/:id?" element={<PromoPage />} />
        <Route path="debug" element={<DebugPage />} />
        <Route path="error" element={<ErrorPage />} />
        <Route path={`${account.base}/*`} element={<AccountRoutes isLegacy={false} />} />
        <Route path="accounts/*" element={<AccountRoutes isLegacy />} />
        <Route path="favourites/*" element={<FavouriteRoutes />} />
        <Route path="group/*" element={<GroupRoutes />} />
        <Route path="more/*" element={<PluginPages />} />
        {pages.map((page) => (
          <Route key={page} path={page} element={<StaticPage page={page} />} />
        ))}
        <Route
          path="order"
          element={
            <>
              <OrderLayout basket={<BasketPanel />} loadNextPage={loadCheckoutPage} />
              <Suspense fallback={null}>
                <BasketOverlays />
              </Suspense>
            </>
          }
        >
          <Route index element={<Menu />} />
          <Route path="deals" element={<DealsPage search={<FoodSearch />} />} />
          <Route path="deal" element={<DealBuilderPage />} />
          <Route path="discount" element={<DiscountPage />} />
          <Route path="dealcategory" element={<DealCategoryPage />} />
          <Route element={<PurchaseGate />}>
            <Route path="checkout" element={<CheckoutPage />} />
            <Route path="card-details" element={<CardDetailsPage />} />
            <Route path="ordersummary" element={<OrderSummaryPage />} />
          </Route>
          <Route
            path=":category"
            element={
              <MenuPage
                search={<FoodSearch />}
                modal={<ProductModal />}
                loadNext={loadNextOfMenu}
              />
            }
          />
        </Route>
      </Route>
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
};
