import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LiveOrderPlace } from '../orders/live-order-place.tsx';
import { useIsInApp } from '../orders/use-is-in-app.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';

interface SiteLayoutProps {
  /** What may lie over any page. */
  readonly overlays: ReactNode;
}

/** Header, page and footer; a page shown inside the mobile app comes without the first and last [ORD-128]. */
export const SiteLayout = ({ overlays }: SiteLayoutProps) => {
  const isInApp = useIsInApp();
  return (
    <>
      {isInApp ? null : <Header />}
      <LiveOrderPlace />
      <MainArea>
        <Outlet />
      </MainArea>
      {isInApp ? null : <Footer />}
      {overlays}
    </>
  );
};
