import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { sharedIn } from '../../../core/favourites/shared-food.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { AskPlace } from './ask-place.tsx';
import { SharedOffer } from './shared-offer.tsx';
import { useHutFacts } from './use-hut-facts.ts';

/** What a link holds, for whoever opens it: what it is and costs at their own hut, which is asked for first [SHP-26]. */
export const SharedPage = observer(function SharedPage() {
  const { t } = useWords();
  const { localisation } = useApp();
  const { hash } = useLocation();
  const { facts, isLocalised, hasFailed, retry } = useHutFacts();
  const food = sharedIn(hash.slice(1));
  if (!food) {
    return (
      <PlainPage>
        <EmptyState
          level={1}
          icon="warning"
          title={t('favourites.shared.unreadable')}
          action={<Button to="/menu/">{t('favourites.toMenu')}</Button>}
        >
          {t('favourites.shared.unreadableHelp')}
        </EmptyState>
      </PlainPage>
    );
  }
  const count = food.items.reduce((sum, item) => sum + item.count, food.deals.length);
  const hut = localisation.hut?.name ?? '';
  return (
    <PlainPage width="narrow">
      <Stack gap={2}>
        <Heading level={1}>{food.name ?? t('favourites.shared.title', { count })}</Heading>
        <Text tone="muted">
          {isLocalised
            ? t('favourites.shared.here', { hut })
            : t('favourites.shared.place', { count })}
        </Text>
      </Stack>
      {isLocalised ? null : <AskPlace />}
      {isLocalised && facts ? <SharedOffer key={hash} food={food} facts={facts} /> : null}
      {isLocalised && !facts && hasFailed ? (
        <LoadFailure
          title={t('favourites.failedMenu')}
          retryLabel={t('favourites.retry')}
          onRetry={retry}
        />
      ) : null}
      {isLocalised && !facts && !hasFailed ? (
        <>
          <LoadingNote>{t('favourites.loading')}</LoadingNote>
          <Skeleton lines={5} />
        </>
      ) : null}
    </PlainPage>
  );
});
