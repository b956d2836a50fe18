import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { geocodesText } from '../../../client/localisation/geocodes-text.ts';
import { searchHuts } from '../../../client/localisation/hut-search.ts';
import { searchLog } from '../../../client/localisation/search-log.ts';
import { debounced } from '../../../client/kernel/debounced.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutChoice } from './hut-choice.tsx';
import { useNearbyHuts } from './use-nearby-huts.ts';
import { LoadingNote } from '../shell/loading-note.tsx';

/** Huts shown before anything is typed, and at most. */
const shownHuts = 3;

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  borderTop: theme.border.hairline,
  '& > li': { borderBottom: theme.border.hairline },
});

/** What a text finds: huts near a whole postcode where the market places them, else those whose words match [LOC-67]. */
const useHutSearch = (type: Disposition) => {
  const { localisation } = useApp();
  const environment = useEnvironment();
  const nearby = useNearbyHuts();
  const [typed, setTyped] = useState('');
  const [log] = useState(() => searchLog(environment));
  const [place] = useState(() =>
    debounced(
      (postcode: string) => void nearby.lookNearPostcode(postcode, type),
      environment.market.manifest.typeahead.debounceMs,
      environment.wait,
    ),
  );
  const isPostcode = (text: string): boolean =>
    geocodesText(text, environment.market.manifest, environment.visit.flagLevel);
  const isPlaced = isPostcode(typed) && !['failure', 'unknown-place'].includes(nearby.status);
  const offered = localisation.huts.filter((hut) => hut.allowedDisposition[type] === true);
  return {
    typed,
    type(text: string) {
      setTyped(text);
      log.call(text);
      place.cancel();
      nearby.clear();
      if (isPostcode(text)) place.call(text.trim());
    },
    isLooking: isPlaced && nearby.status !== 'success',
    found: isPlaced ? nearby.huts : searchHuts(offered, typed),
  };
};

/** Finds a hut by name, town or postcode, and starts an order there [LOC-38]. */
export default observer(function HutPicker({ type }: { readonly type: Disposition }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const search = useHutSearch(type);
  const input = useRef<HTMLDivElement>(null);
  const resultsId = useId();
  const { promoRequests } = session;
  useEffect(() => void localisation.loadHuts(), [localisation]);
  useEffect(() => {
    if (promoRequests > 0) input.current?.querySelector('input')?.focus();
  }, [promoRequests]);
  const { found, isLooking } = search;
  const { hutsStatus } = localisation;
  useRetry(hutsStatus === 'failure', () => localisation.loadHuts());
  return (
    <Stack gap={3}>
      <div ref={input}>
        <TextInput
          label={t(`localisation.picker.label.${type}`)}
          placeholder={t('localisation.picker.example')}
          type="search"
          autoComplete="off"
          leading={<Icon name="search" />}
          value={search.typed}
          aria-controls={resultsId}
          onChange={(event) => search.type(event.target.value)}
          data-dims
        />
      </div>
      {hutsStatus === 'failure' ? (
        <Notice
          tone="danger"
          announce
          action={
            <Button size="small" variant="secondary" onClick={() => void localisation.loadHuts()}>
              {t('localisation.huts.retry')}
            </Button>
          }
        >
          {t('localisation.huts.failed')}
        </Notice>
      ) : null}
      {hutsStatus === 'loading' || hutsStatus === 'none' || isLooking ? (
        <>
          <LoadingNote>{t('localisation.huts.loading')}</LoadingNote>
          <Skeleton lines={4} />
        </>
      ) : null}
      {hutsStatus === 'success' && !isLooking ? (
        <>
          <ul role="list" id={resultsId} css={list}>
            {found.slice(0, shownHuts).map((hut) => (
              <li key={`${hut.sector}:${hut.id}`}>
                <HutChoice hut={hut} type={type} />
              </li>
            ))}
          </ul>
          <Text size="small" tone="muted">
            <span role="status">{t('localisation.picker.found', { count: found.length })}</span>{' '}
            <TextLink to="/huts/">{t('localisation.picker.all')}</TextLink>
          </Text>
        </>
      ) : null}
    </Stack>
  );
});
