import { Route, Routes } from 'react-router-dom';
import fillers from 'virtual:slots/sign-in-page';
import { AccountGate } from './pages/accounts/account-gate.tsx';
import { AccountPage } from './pages/accounts/account-page.tsx';
import { AddressPage, NewAddressPage } from './pages/accounts/address-page.tsx';
import { AddressesPage } from './pages/accounts/addresses-page.tsx';
import { DetailsPage } from './pages/accounts/details-page.tsx';
import { EditPage } from './pages/accounts/edit-page.tsx';
import { InStoreDetailsPage } from './pages/accounts/in-store-details-page.tsx';
import { InStorePage } from './pages/accounts/in-store-page.tsx';
import { LegacyPath } from './pages/accounts/legacy-path.tsx';
import { LogoutPage } from './pages/accounts/logout-page.tsx';
import { OrdersPage } from './pages/accounts/orders-page.tsx';
import { PaymentPage } from './pages/accounts/payment-page.tsx';
import { PointsPage } from './pages/accounts/points-page.tsx';
import { ReceiptPage } from './pages/accounts/receipt-page.tsx';
import { SignInPage } from './pages/accounts/sign-in-page.tsx';
import { ToHome } from './pages/shell/to-home.tsx';
import { fillersOf } from './slots/fillers.ts';
import { useApp } from './store-context.tsx';
import { useEnvironment } from './use-environment.ts';

/**
 * The addresses below the account base, or with `isLegacy` the header's older ones, in a file that loads with the first
 * of them.
 */
const AccountRoutes = ({ isLegacy }: { readonly isLegacy: boolean }) => {
  const app = useApp();
  const { base } = useEnvironment().market.manifest.account;
  const pages = fillersOf(app, fillers).flatMap((plugin) =>
    plugin.filler.keys.map((path) => ({ plugin, path })),
  );
  return isLegacy ? (
    <Routes>
      <Route index element={<LegacyPath to={`${base}/edit`} />} />
      <Route path="register" element={<LegacyPath to={`${base}/?form=signUp`} />} />
      <Route path="signin" element={<LegacyPath to={`${base}/?form=login`} />} />
      <Route path="app-logout" element={<LegacyPath to={`${base}/app-logout`} />} />
      <Route path="signout" element={<LegacyPath to={`${base}/logout`} />} />
      <Route path="*" element={<ToHome />} />
    </Routes>
  ) : (
    <Routes>
      <Route path="app-logout" element={<LogoutPage tellsApp />} />
      <Route element={<AccountGate pages={pages.map(({ path }) => path)} />}>
        {pages.map(({ plugin, path }) => (
          <Route key={path} path={path} element={<SignInPage plugin={plugin} path={path} />} />
        ))}
        <Route index element={<AccountPage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path="details" element={<DetailsPage />} />
        <Route path="orders" element={<OrdersPage />} />
        <Route path="orders/:order" element={<ReceiptPage />} />
        <Route path="addresses" element={<AddressesPage />} />
        <Route path="addresses/new" element={<NewAddressPage />} />
        <Route path="addresses/:address" element={<AddressPage />} />
        <Route path="payment" element={<PaymentPage />} />
        <Route path="points" element={<PointsPage />} />
        <Route path="logout" element={<LogoutPage />} />
        <Route path="in-store-sign-up" element={<InStorePage />} />
        <Route path="in-store-sign-up/additional-details" element={<InStoreDetailsPage />} />
        <Route path="otp" element={<ToHome />} />
        <Route path="register" element={<ToHome />} />
        <Route path="*" element={<ToHome />} />
      </Route>
    </Routes>
  );
};

export default AccountRoutes;
