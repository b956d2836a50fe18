import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openMember } from '../../../client/open-member.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { ReorderCard } from '../../menu-parts/reorder-card.tsx';
import type { AskedState } from '../shell/asked-location.ts';
import { basketHash } from '../shell/basket-link.ts';

/** Lines that are seen at first, so that the card covers the picture and moves nothing. */
const mostLines = 2;

const LastOrder = observer(function LastOrder() {
  const app = useApp();
  const environment = useEnvironment();
  const { t } = useWords();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { localisation, member, session } = app;
  const isReady = app.ordering !== undefined;
  const { isLocalised } = localisation;
  const customer = session.authentication?.id;
  useTier(isReady, app.readyToOrder);
  useEffect(() => {
    if (!isReady) return;
    openMember(app, environment);
    app.member?.loyalty.setQuiet(true);
    if (isLocalised) localisation.resume();
    else void app.member?.reorder.load();
  }, [app, environment, isReady, isLocalised, localisation, customer]);
  const { lastOrder, offer, past, target } = member?.reorder ?? {};
  if (!member || !lastOrder || !offer) return null;
  const to = target ?? `${dealsPath}${basketHash}`;
  const again = async () => {
    if (!past) {
      member.reorder.reorder();
      await navigate(to);
      return;
    }
    setBusy(true);
    // Home goes on by itself once there is a hut: to where the basket is seen.
    const asked = { pathname: target ?? dealsPath, search: '', hash: target ? '' : basketHash };
    await navigate('/', { replace: true, state: { asked } satisfies AskedState });
    const isTaken = await member.reorder.reorderThere();
    setBusy(false);
    if (isTaken) await navigate(to);
    else if (localisation.isLocalised) await navigate(dealsPath);
    else await navigate('/', { replace: true });
  };
  const words = (date: string) => {
    if (past) return t(`loyalty.reorder.past.${past.type}`, { date, hut: past.hut.name });
    return t(`loyalty.reorder.${offer.otherHut === undefined ? 'text' : 'textAnywhere'}`, { date });
  };
  return (
    <ReorderCard
      offer={offer}
      time={lastOrder.time}
      words={words}
      most={mostLines}
      isBusy={isBusy}
      onPress={() => void again()}
      isSmall
    />
  );
});

/** What who comes back had the last time, before they say where they are; home goes on without it where it cannot be had [SHP-15]. */
const HomeAgain = () => {
  const { report } = useEnvironment();
  return (
    <ErrorBoundary report={report} fallback={null}>
      <LastOrder />
    </ErrorBoundary>
  );
};

export default HomeAgain;
