import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type Favourite, favouriteKey } from '../../../core/favourites/favourite-in.ts';
import { favouritesToday } from '../../../client/favourites/favourites-today.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Text } from '../../components/text.tsx';
import { HeartMark } from '../../menu-parts/heart-mark.tsx';
import { useFavourites } from '../../menu-parts/use-favourites.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import type { AskedState } from '../shell/asked-location.ts';
import { AccountTabs } from '../accounts/account-tabs.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { FavouriteEntry } from './favourite-entry.tsx';
import { useHutFacts } from './use-hut-facts.ts';

const kinds = ['own', 'product', 'deal'] as const satisfies readonly Favourite['kind'][];

/** Takes no room while it is empty. */
const room = (theme: Theme): CSSObject => ({
  '&:empty': { marginTop: `calc(-1 * ${theme.space(8)})` },
});

const plate = (theme: Theme): CSSObject => ({
  display: 'grid',
  padding: theme.space(5),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.accent.soft,
  color: theme.colour.accent.text,
});

/** Brings the customer back once they have a hut. */
const backHere: AskedState = { asked: { pathname: '/favourites/', search: '', hash: '' } };

/** Everything the customer keeps to have it again, at the prices of today [SHP-26]. */
export const FavouritesPage = observer(function FavouritesPage() {
  const { t } = useWords();
  const { session } = useApp();
  const favourites = useFavourites();
  const { facts, isLocalised, hasFailed, retry } = useHutFacts();
  const list = favourites.list.toReversed();
  const today = facts
    ? favouritesToday(list, facts)
    : list.map((favourite) => ({
        favourite,
        choice: undefined,
        price: undefined,
        problem: undefined,
      }));
  const isWaiting = (isLocalised && !facts && !hasFailed) || favourites.isWaiting;
  return (
    <PlainPage>
      {session.isLoggedIn ? <AccountTabs current="favourites" /> : null}
      <Stack gap={2}>
        <Heading level={1}>{t('favourites.title')}</Heading>
        <Text tone="muted">
          {t(session.isLoggedIn ? 'favourites.lead' : 'favourites.onDevice')}
        </Text>
      </Stack>
      {favourites.hasFailed ? (
        <Notice
          tone="warning"
          announce
          action={
            <Button size="small" variant="secondary" onClick={() => void favourites.load()}>
              {t('favourites.retry')}
            </Button>
          }
        >
          {t('favourites.notRead')}
        </Notice>
      ) : null}
      {!isLocalised && list.length > 0 ? (
        <Notice
          action={
            <Button size="small" variant="secondary" to="/" state={backHere}>
              {t('favourites.choosePlace')}
            </Button>
          }
        >
          {t('favourites.noPlace')}
        </Notice>
      ) : null}
      {hasFailed && !facts && list.length > 0 ? (
        <LoadFailure
          title={t('favourites.failedMenu')}
          retryLabel={t('favourites.retry')}
          onRetry={retry}
        />
      ) : null}
      <Dropped />
      {list.length === 0 && !favourites.isWaiting ? (
        <EmptyState
          picture={
            <span css={plate}>
              <HeartMark filled={false} isLarge />
            </span>
          }
          title={t('favourites.empty.title')}
          action={<Button to="/menu/">{t('favourites.toMenu')}</Button>}
        >
          {t('favourites.empty.message')}
        </EmptyState>
      ) : null}
      {isWaiting ? (
        <>
          <LoadingNote>{t('favourites.loading')}</LoadingNote>
          <Skeleton lines={4} />
        </>
      ) : (
        kinds.map((kind) => {
          const shown = today.filter(({ favourite }) => favourite.kind === kind);
          if (shown.length === 0) return null;
          return (
            <Stack as="section" key={kind} gap={1}>
              <Heading level={2}>{t(`favourites.kinds.${kind}`)}</Heading>
              <Stack as="ul" gap={0}>
                {shown.map((one) => (
                  <FavouriteEntry
                    key={favouriteKey(one.favourite)}
                    today={one}
                    facts={facts}
                    favourites={favourites}
                  />
                ))}
              </Stack>
            </Stack>
          );
        })
      )}
    </PlainPage>
  );
});

/** Says what was just dropped and has it back; always in the page, so that what appears in it is read out. */
const Dropped = observer(function Dropped() {
  const { t } = useWords();
  const favourites = useFavourites();
  const { dropped } = favourites;
  return (
    <div role="status" css={room}>
      {dropped ? (
        <Row justify="space-between">
          <Text size="small">
            {t('favourites.dropped', {
              name: dropped.kind === 'own' ? dropped.name : dropped.title,
            })}
          </Text>
          <Button variant="quiet" size="small" onClick={() => void favourites.undo()}>
            {t('basket.undo')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
});
