import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { searchHuts } from '../../../client/localisation/hut-search.ts';
import { hutsByCity } from '../../../client/localisation/huts-by-city.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { HutCard } from './hut-card.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

const search = (theme: Theme): CSSObject => ({ maxWidth: theme.size.narrow });

/** Most towns have one restaurant: below each other in columns, they leave no row half empty. */
const inColumns = (theme: Theme): CSSObject => ({
  columnWidth: theme.size.cardMin,
  columnGap: theme.space(4),
  '& > section': { breakInside: 'avoid', paddingBlockEnd: theme.space(8) },
});

/** Every hut of the market, to look through by town and to search by words [SHL-17, LOC-67]. */
export default observer(function HutsPage() {
  const { t, locale } = useWords();
  const { localisation } = useApp();
  const [typed, setTyped] = useState('');
  useEffect(() => void localisation.loadHuts(), [localisation]);
  const { huts, hutsStatus } = localisation;
  const found = searchHuts(huts, typed);
  const cities = hutsByCity(found, locale);
  const Members = cities.length > 1 ? Stack : Grid;
  return (
    <PlainPage width="full">
      <Stack gap={2}>
        <Heading level={1}>{t('localisation.huts.title')}</Heading>
        <Text size="large" tone="muted">
          {t('localisation.huts.lead')}
        </Text>
      </Stack>
      <div role="search" css={search}>
        <TextInput
          label={t('localisation.huts.search')}
          placeholder={t('localisation.picker.example')}
          type="search"
          autoComplete="off"
          leading={<Icon name="search" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {hutsStatus === 'loading' || hutsStatus === 'none' ? (
        <>
          <LoadingNote>{t('localisation.huts.loading')}</LoadingNote>
          <Grid gap={5}>
            <Skeleton lines={4} />
            <Skeleton lines={4} />
            <Skeleton lines={4} />
          </Grid>
        </>
      ) : null}
      {hutsStatus === 'failure' ? (
        <LoadFailure
          title={t('localisation.huts.failed')}
          retryLabel={t('localisation.huts.retry')}
          onRetry={() => localisation.loadHuts()}
        />
      ) : null}
      {hutsStatus === 'success' ? (
        <>
          <Text tone="muted" size="small">
            <span role="status">{t('localisation.picker.found', { count: found.length })}</span>
          </Text>
          {found.length === 0 ? (
            <EmptyState
              icon="store"
              title={t('localisation.huts.noneTitle')}
              action={
                <Button variant="secondary" onClick={() => setTyped('')}>
                  {t('localisation.huts.showAll')}
                </Button>
              }
            >
              {t('localisation.huts.noneMessage')}
            </EmptyState>
          ) : null}
          <div css={cities.length > 1 && inColumns}>
            {cities.map(({ city, huts: members }) => (
              <Stack as="section" key={city} gap={4}>
                <Heading level={2} look="heading">
                  {city}
                </Heading>
                <Members as="ul" gap={4}>
                  {members.map((hut) => (
                    <li key={`${hut.sector}:${hut.id}`}>
                      <HutCard hut={hut} />
                    </li>
                  ))}
                </Members>
              </Stack>
            ))}
          </div>
        </>
      ) : null}
    </PlainPage>
  );
});
