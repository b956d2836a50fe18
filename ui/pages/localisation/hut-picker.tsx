import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { searchHuts } from '../../../core/localisation/hut-search.ts';
import type { Disposition } from '../../../schemas/types.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { HutChoice } from './hut-choice.tsx';

/** Huts shown before anything is typed, and at most. */
const shownHuts = 3;

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  borderTop: theme.border.hairline,
  '& > li': { borderBottom: theme.border.hairline },
});

/** Finds a hut by name, town or postcode, and starts an order there [LOC-38]. */
export const HutPicker = observer(function HutPicker({ type }: { readonly type: Disposition }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLDivElement>(null);
  const resultsId = useId();
  const { promoRequests } = session;
  useEffect(() => void localisation.loadHuts(), [localisation]);
  useEffect(() => {
    if (promoRequests > 0) input.current?.querySelector('input')?.focus();
  }, [promoRequests]);
  const offered = localisation.huts.filter((hut) => hut.allowedDisposition[type] === true);
  const found = searchHuts(offered, typed);
  const { hutsStatus } = localisation;
  return (
    <Stack gap={3}>
      <div ref={input}>
        <TextInput
          label={t(`localisation.picker.label.${type}`)}
          placeholder={t('localisation.picker.example')}
          type="search"
          autoComplete="off"
          leading={<Icon name="search" />}
          value={typed}
          aria-controls={resultsId}
          onChange={(event) => setTyped(event.target.value)}
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
      {hutsStatus === 'loading' || hutsStatus === 'none' ? (
        <>
          <LoadingLabel>{t('localisation.huts.loading')}</LoadingLabel>
          <Skeleton lines={4} />
        </>
      ) : null}
      {hutsStatus === 'success' ? (
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
