import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { hutLines } from '../../../core/address/written-address.ts';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { ShareButton } from '../webview/share-button.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { HoursTable } from './hours-table.tsx';
import { HutMap } from './hut-map.tsx';
import type { TileMapComponent } from './map/map-view.ts';
import { StartButtons } from './start-buttons.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: '1fr 1fr' },
});

const contact = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(2),
  '& > li': { display: 'flex', gap: theme.space(3), alignItems: 'center' },
  '& svg': { color: theme.colour.accent.text },
});

interface HutPageProps {
  readonly tileMap: TileMapComponent;
}

/** A hut's own page: where it is, when it is open, and the ways to order there [SHL-08]. */
export default observer(function HutPage({ tileMap }: HutPageProps) {
  const { sector = '', id = '' } = useParams();
  const { t } = useWords();
  const written = useEnvironment().market.manifest.address;
  const { localisation } = useApp();
  useEffect(() => void localisation.viewHut(sector, id), [id, localisation, sector]);
  const { viewedHut: hut, viewedStatus } = localisation;
  if (viewedStatus === 'failure') {
    return (
      <PlainPage>
        <LoadFailure
          level={1}
          title={t('localisation.huts.failed')}
          retryLabel={t('localisation.huts.retry')}
          onRetry={() => localisation.viewHut(sector, id)}
        />
      </PlainPage>
    );
  }
  if (viewedStatus !== 'success') {
    return (
      <PlainPage>
        <LoadingNote>{t('localisation.huts.loading')}</LoadingNote>
        <Skeleton lines={8} />
      </PlainPage>
    );
  }
  if (!hut) {
    return <NotFound action={<Button to="/huts/">{t('localisation.hut.all')}</Button>} />;
  }
  const { phone } = hut;
  const lines = hutLines(hut, written);
  return (
    <PlainPage width="full">
      <TextLink to="/huts/">{t('localisation.hut.all')}</TextLink>
      <div css={columns}>
        <Stack gap={6}>
          <Heading level={1}>{hut.name}</Heading>
          <ul role="list" css={contact}>
            <li>
              <Icon name="pin" />
              <div>
                <address css={{ fontStyle: 'normal' }}>{lines.join(', ')}</address>
                <DirectionsLink to={lines} />
              </div>
            </li>
            <li>
              <Icon name="phone" />
              <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
            </li>
          </ul>
          <Row>
            <StartButtons hut={hut} />
            <ShareButton title={hut.name} path={`/huts/${hut.sector}/${hut.id}/`} />
          </Row>
          {hut.closed === true ? <Text strong>{t('localisation.hut.closedForNow')}</Text> : null}
          <HutMap hut={hut} tileMap={tileMap} />
        </Stack>
        <HoursTable hut={hut} />
      </div>
    </PlainPage>
  );
});
