import { Route, Routes } from 'react-router-dom';
import { HostPage } from './pages/group-orders/host-page.tsx';
import { JoinPage } from './pages/group-orders/join-page.tsx';
import { ToHome } from './pages/shell/to-home.tsx';
import { useEnvironment } from './use-environment.ts';

/** The addresses of group orders, in a file that loads with the first of them [SHP-27]. */
const GroupRoutes = () => {
  const { enabled } = useEnvironment().market.manifest.groupOrder;
  if (!enabled) return <ToHome />;
  return (
    <Routes>
      <Route index element={<HostPage />} />
      <Route path="join" element={<JoinPage />} />
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
};

export default GroupRoutes;
