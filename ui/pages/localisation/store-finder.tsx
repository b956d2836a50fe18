import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatDistance } from '../../../client/localisation/distance.ts';
import type { DeliveryAddress } from '../../../core/localisation/address-strategy.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutRow } from './hut-row.tsx';
import { useNearbyHuts } from './use-nearby-huts.ts';
import { useStart } from './use-start.ts';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  borderTop: theme.border.hairline,
  '& > li': { borderBottom: theme.border.hairline },
});

interface StoreFinderProps {
  /** The address that nobody delivers to. */
  readonly address: DeliveryAddress;
}

/**
 * The nearest huts to collect from, for an address that nobody delivers to [LOC-60, LOC-61, LOC-62, LOC-63, LOC-64,
 * LOC-65, LOC-66, BSK-78]; it does not open
 * for an address that cannot be placed, which has been refused already.
 */
export const StoreFinder = observer(function StoreFinder({ address }: StoreFinderProps) {
  const { t, locale } = useWords();
  const { localisation } = useApp();
  const { market, track } = useEnvironment();
  const { distance, storeFinder, ui } = market.manifest;
  const nearby = useNearbyHuts();
  const start = useStart();
  const [starting, setStarting] = useState<Hut>();
  const search = () => void nearby.lookNearAddress(address, 'collection', storeFinder);
  useEffect(() => {
    void nearby.lookNearAddress(address, 'collection', storeFinder);
  }, [address, nearby, storeFinder]);
  const close = () => {
    nearby.clear();
    localisation.forgetUndelivered();
  };
  const choose = async (hut: Hut) => {
    setStarting(hut);
    track({ type: 'store-finder', data: { hutId: hut.id, sector: hut.sector } });
    const outcome = await start.byHut(hut, { type: 'collection' });
    setStarting(undefined);
    if (outcome.kind === 'localised') close();
  };
  const { huts, point, status } = nearby;
  // There is something to offer, or to try again; from then on it stays open.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (point || status === 'failure')) setOpen(true);
  const leadsNowhere = status === 'unknown-place';
  useEffect(() => {
    if (leadsNowhere) localisation.forgetUndelivered();
  }, [leadsNowhere, localisation]);
  return (
    <Dialog
      open={isOpen && !leadsNowhere}
      size="small"
      css={{ maxWidth: ui.overlayMaxWidth }}
      title={t('localisation.finder.title')}
      closeLabel={t('localisation.finder.close')}
      onClose={close}
    >
      <Stack gap={4}>
        <Text>
          {t('localisation.finder.lead', { address: address.address ?? address.postcode })}
        </Text>
        {status === 'loading' || status === 'none' ? (
          <Spinner label={t('localisation.nearby.loading')} />
        ) : null}
        {status === 'failure' ? (
          <Notice
            tone="warning"
            action={
              <Button size="small" variant="secondary" onClick={search}>
                {t('localisation.huts.retry')}
              </Button>
            }
          >
            {t('localisation.nearby.failed')}
          </Notice>
        ) : null}
        {huts.length > 0 ? (
          <ul role="list" css={list}>
            {huts.map((hut) => (
              <li key={`${hut.sector}:${hut.id}`}>
                <HutRow
                  hut={hut}
                  type="collection"
                  isBusy={starting === hut}
                  onChoose={() => void choose(hut)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {status === 'success' && huts.length === 0 ? (
          <Text>
            <span role="status">
              {t('localisation.finder.none', {
                distance: formatDistance(
                  storeFinder.radiusMetres,
                  { ...distance, decimals: 0 },
                  locale,
                ),
              })}
            </span>
          </Text>
        ) : null}
        <Text size="small">
          <TextLink to="/huts/" onClick={close}>
            {t('localisation.picker.all')}
          </TextLink>
        </Text>
      </Stack>
    </Dialog>
  );
});
