import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { LiveOrderPlace } from '../tracking/live-order-place.tsx';
import { useIsInApp } from '../orders/use-is-in-app.ts';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { MainArea } from '../shell/main-area.tsx';

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
