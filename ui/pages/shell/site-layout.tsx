import { Outlet } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';

/** Header, page and footer. */
export const SiteLayout = () => (
  <>
    <Header />
    <MainArea>
      <Outlet />
    </MainArea>
    <Footer />
  </>
);
