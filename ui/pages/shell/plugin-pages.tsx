import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import fillers from 'virtual:slots/page';
import { PageLoader } from './page-loader.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { ToHome } from './to-home.tsx';
import { useApp } from '../../store-context.tsx';
import { Page } from '../../components/layout.tsx';
import { fillersOf, type NamedFiller } from '../../slots/fillers.ts';
import { type AnyPart, SlotPart } from '../../slots/slot.tsx';
import type { Page as PageSlot } from '../../slots/slots.ts';

const room = (theme: Theme): CSSObject => ({ paddingBlock: theme.space(10) });

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
            element={<PluginPage key={path} plugin={plugin} path={path} />}
          />
        )),
      )}
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
};

interface PluginPageProps {
  readonly plugin: NamedFiller;
  readonly path: string;
}

const PluginPage = observer(function PluginPage({ plugin, path }: PluginPageProps) {
  const { session } = useApp();
  const { '*': _rest, ...params } = useParams();
  const [query] = useSearchParams();
  const given: PageSlot = {
    params,
    query,
    base: `${base}/${plugin.id}/`,
    customerId: session.authentication?.id,
  };
  return (
    <Page css={room}>
      <SlotPart
        slot="page"
        plugin={plugin}
        partOf={({ pages = {} }) => pages[path] as AnyPart | undefined}
        given={given}
        waiting={<PageLoader />}
        failed={<PanelFailure />}
      />
    </Page>
  );
});

export default PluginPages;
