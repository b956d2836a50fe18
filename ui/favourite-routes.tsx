import { Route, Routes } from 'react-router-dom';
import { FavouritesPage } from './pages/favourites/favourites-page.tsx';
import { SharedPage } from './pages/favourites/shared-page.tsx';
import { ToHome } from './pages/shell/to-home.tsx';

/** The addresses of what customers keep and send each other, in a file that loads with the first of them [SHP-26]. */
const FavouriteRoutes = () => (
  <Routes>
    <Route index element={<FavouritesPage />} />
    <Route path="shared" element={<SharedPage />} />
    <Route path="*" element={<ToHome />} />
  </Routes>
);

export default FavouriteRoutes;
