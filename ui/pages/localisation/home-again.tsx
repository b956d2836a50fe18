import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { openMember } from '../../../client/open-member.ts';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { ReorderCard } from '../../menu-parts/reorder-card.tsx';
import { useTakeReorder } from './use-take-reorder.ts';

/** Lines that are seen at first, so that the card covers the picture and moves nothing. */
const mostLines = 2;

const LastOrder = observer(function LastOrder() {
  const app = useApp();
  const environment = useEnvironment();
  const { t } = useWords();
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
  const { isBusy, take } = useTakeReorder(member);
  const { lastOrder, offer, past } = member?.reorder ?? {};
  if (!member || !lastOrder || !offer) return null;
  const words = (date: string) => {
    if (past) return t(`loyalty.reorder.past.${past.type}`, { date, hut: past.hut.name });
    return t(`loyalty.reorder.${offer.otherHut === undefined ? 'text' : 'textAnywhere'}`, { date });
  };
  return (
    <ReorderCard
      offer={offer}
      time={lastOrder.time}
      timeZone={lastOrder.hut.timeZone}
      words={words}
      most={mostLines}
      isBusy={isBusy}
      onPress={take}
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
