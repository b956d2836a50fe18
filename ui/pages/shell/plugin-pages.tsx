import { Route, Routes } from 'react-router-dom';
import fillers from 'virtual:slots/page';
import { fillersOf } from '../../slots/fillers.ts';
import { useApp } from '../../store-context.tsx';
import { PluginPage } from './plugin-page.tsx';
import { ToHome } from './to-home.tsx';

/** Where the pages of plugins are. */
const base = '/more';

/** The pages that plugins of the market bring, each below `/more/<plugin id>/`; any other address there leads home. */
const PluginPages = () => {
  const app = useApp();
  return (
    <Routes>
      {fillersOf(app, fillers).flatMap((plugin) =>
        plugin.filler.keys.map((path) => (
          <Route
            key={`${plugin.id}/${path}`}
            path={`${plugin.id}/${path}`}
            element={
              <PluginPage
                key={path}
                slot="page"
                plugin={plugin}
                path={path}
                base={`${base}/${plugin.id}/`}
              />
            }
          />
        )),
      )}
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
};

export default PluginPages;
