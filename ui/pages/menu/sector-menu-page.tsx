import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { App } from '../../../client/app-store.ts';
import { environmentOf } from '../../../client/kernel/environment.ts';
import { keepChoice } from '../../../client/menu/kept-choices.ts';
import { readModalQuery, withoutModal } from '../../../client/menu/modal-query.ts';
import { knownSectorMenu, readSectorMenu } from '../../../client/menu/sector-menu-api.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { Page } from '../../components/layout.tsx';
import { useFittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { SectorChooser } from './late-parts.ts';
import { MenuFailed } from './menu-failed.tsx';
import { MenuWaiting } from './menu-waiting.tsx';
import { ChooserWaiting } from './chooser-waiting.tsx';
import { sectorCatalogue, SectorMenuView } from './sector-menu-view.tsx';

/** The menu of the sector, in the language of the page. */
function useSectorMenu(sector: string) {
  const environment = useEnvironment();
  const { locale } = useWords();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<number>();
  const [, setRead] = useState('');
  useEffect(() => {
    let isOpen = true;
    readSectorMenu(sector, environment)
      .then(() => isOpen && setRead(`${sector} ${locale}`))
      .catch((error: unknown) => {
        environment.report('warning', 'The menu of the sector did not come', { error });
        if (isOpen) setFailed(round);
      });
    return () => {
      isOpen = false;
    };
  }, [sector, locale, environment, round]);
  return {
    menu: knownSectorMenu(sector, environment),
    hasFailed: failed === round,
    retry: () => setRound((before) => before + 1),
  };
}

interface SectorMenuPageProps {
  /** The search, loaded on demand. */
  readonly search: ReactNode;
}

/** The menu for who has no hut; the first thing chosen asks for the place and is kept until there is one [SHP-13]. */
const SectorMenuPage = observer(function SectorMenuPage({ search }: SectorMenuPageProps) {
  const { localisation, notifications } = useApp();
  const environment = useEnvironment();
  const facts = useMenuFacts();
  const navigate = useNavigate();
  const { category } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { menu, hasFailed, retry } = useSectorMenu(localisation.sector);
  const { initialRoute } = facts.manifest.menu;
  const catalogue = useMemo(() => menu && sectorCatalogue({ menu }, facts.manifest), [menu, facts]);
  const judge = useFittingDeals(catalogue);
  if (!menu || !catalogue) {
    return <Page gap={5}>{hasFailed ? <MenuFailed onRetry={retry} /> : <MenuWaiting />}</Page>;
  }
  const route = menu.categories.find((known) => known === category);
  if (category !== undefined && route === undefined) return <Navigate to="/menu/" replace />;
  const ask = (choice: Choice): void => {
    const title = catalogue.products.get(choice.productId)?.title ?? '';
    const price = priceChoice(choice, catalogue, facts.rules)?.total ?? 0;
    keepChoice({ choice, title, price }, environment);
    notifications.raise({
      id: 'menu-kept',
      type: 'info',
      message: 'menu.window.kept',
      values: { title },
      hideShowBasket: true,
    });
    const asked = { pathname: `/order/${route ?? initialRoute}/`, search: '', hash: '' };
    void navigate('/', { state: { asked } });
  };
  const opened = readModalQuery(parameters)?.modal;
  const product = menu.products.find(({ id, dealOnly }) => id === opened && dealOnly !== true);
  const close = () => setParameters(withoutModal(parameters), { replace: true });
  return (
    <>
      <SectorMenuView
        shown={{ menu, category: route }}
        facts={facts}
        onAdd={ask}
        judge={judge}
        search={search}
      />
      {product ? (
        <Suspense fallback={<ChooserWaiting onClose={close} />}>
          <SectorChooser product={product} catalogue={catalogue} onAdd={ask} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
});

/** Reads what the page shows, so that it takes the place of what the server drew without a blank. */
export const prepare = (app: App): Promise<unknown> =>
  readSectorMenu(app.localisation.sector, environmentOf(app));

export default SectorMenuPage;
