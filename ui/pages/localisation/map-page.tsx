import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatDistance } from '../../../client/localisation/distance.ts';
import {
  type MapQuestion,
  type Point,
  readMapQuestion,
  returnAddress,
} from '../../../client/localisation/map-link.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import type { MapPlace, MapViewProps, TileMapComponent } from './map/map-view.ts';
import { PlainMap } from './map/plain-map.tsx';
import { MapHut } from './map-hut.tsx';
import { useNearbyHuts } from './use-nearby-huts.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'start',
  [theme.from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/** The map stays in view while the list is looked through: above it on a phone, else beside it. */
const mapPlace = (theme: Theme): CSSObject => ({
  position: 'sticky',
  top: theme.space(2),
  zIndex: theme.layer.raised,
  [theme.from.tablet]: { order: 2, top: theme.space(4) },
  [theme.upTo.low]: { position: 'static' },
});

const list = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(3) });

interface MapPageProps {
  readonly tileMap: TileMapComponent;
}

/** The huts around a place, as a list and on a map beside it, to start an order at one [LOC-72, LOC-73]. */
export default observer(function MapPage({ tileMap }: MapPageProps) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const back = <TextLink to={returnAddress(state)}>{t('localisation.map.back')}</TextLink>;
  const latLong = search.get('latLong');
  const question = readMapQuestion(search);
  if (!question) {
    return (
      <PlainPage>
        <EmptyState level={1} icon="pin" title={t('localisation.map.noPlace')} action={back} />
      </PlainPage>
    );
  }
  return (
    <PlainPage width="full">
      <Stack gap={2}>
        <div>{back}</div>
        <Heading level={1}>{t('localisation.map.title')}</Heading>
        <Text size="large" tone="muted">
          {t(question.isDeadZone ? 'localisation.map.leadDeadZone' : 'localisation.map.lead')}
        </Text>
      </Stack>
      <HutsAround key={latLong} question={question} tileMap={tileMap} />
    </PlainPage>
  );
});

const pointOf = ({ latitude, longitude }: Hut): Point => ({ lat: latitude, lng: longitude });

const idOf = ({ id, sector }: Hut): string => `${sector}:${id}`;

interface HutsAroundProps extends MapPageProps {
  readonly question: MapQuestion;
}

const HutsAround = observer(function HutsAround({ question, tileMap: TileMap }: HutsAroundProps) {
  const { t, locale } = useWords();
  const { distance, map, storeFinder } = useEnvironment().market.manifest;
  const nearby = useNearbyHuts();
  const [selected, setSelected] = useState<string>();
  const items = useRef(new Map<string, HTMLLIElement>());
  const { type } = question;
  const { lat, lng } = question.point;
  const { huts, status } = nearby;
  useEffect(() => void nearby.lookAround({ lat, lng }, type), [lat, lng, nearby, type]);
  const centre = useMemo(() => ({ lat, lng }), [lat, lng]);
  const places = useMemo(
    () =>
      huts.map((hut, index): MapPlace => ({
        id: idOf(hut),
        number: index + 1,
        point: pointOf(hut),
        label: t('localisation.map.hut', {
          number: index + 1,
          name: hut.name,
          distance: formatDistance(hut.distanceMetres ?? 0, distance, locale),
        }),
      })),
    [distance, huts, locale, t],
  );
  const framed = useMemo(() => {
    const near = huts.filter(
      ({ distanceMetres = 0 }) => distanceMetres <= storeFinder.radiusMetres,
    );
    return (near.length > 0 ? near : huts).map(pointOf);
  }, [huts, storeFinder]);
  const select = (id: string) => {
    setSelected(id);
    items.current.get(id)?.scrollIntoView({ block: 'nearest' });
  };
  if (status === 'failure') {
    return (
      <LoadFailure
        title={t('localisation.nearby.failed')}
        retryLabel={t('localisation.huts.retry')}
        onRetry={() => nearby.lookAround({ lat, lng }, type)}
      />
    );
  }
  if (status !== 'success') {
    return (
      <div css={columns}>
        <LoadingNote>{t('localisation.nearby.loading')}</LoadingNote>
        <Skeleton lines={8} />
      </div>
    );
  }
  if (huts.length === 0) {
    return (
      <EmptyState
        icon="store"
        title={t('localisation.map.none')}
        action={<Button to="/huts/">{t('localisation.picker.all')}</Button>}
      />
    );
  }
  const view: MapViewProps = {
    label: t('localisation.map.label'),
    centre,
    centreLabel: t('localisation.map.you'),
    places,
    framed,
    selected,
    onSelect: select,
  };
  return (
    <div css={columns}>
      <div css={mapPlace}>
        {map.tiles ? (
          <Suspense fallback={<PlainMap {...view} />}>
            <TileMap {...view} tiles={map.tiles} />
          </Suspense>
        ) : (
          <PlainMap {...view} />
        )}
      </div>
      <Stack gap={3}>
        <Text size="small" tone="muted">
          <span role="status">{t('localisation.map.found', { count: huts.length })}</span>
        </Text>
        <HutList
          huts={huts}
          type={type}
          selected={selected}
          onSelect={setSelected}
          items={items.current}
        />
      </Stack>
    </div>
  );
});

interface HutListProps {
  readonly huts: readonly Hut[];
  readonly type: MapQuestion['type'];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Where the list keeps its elements, by the id of the hut. */
  readonly items: Map<string, HTMLLIElement>;
}

const HutList = ({ huts, type, selected, onSelect, items }: HutListProps) => (
  <ol role="list" css={list}>
    {huts.map((hut, index) => {
      const id = idOf(hut);
      return (
        <li
          key={id}
          ref={(element) => {
            if (element) items.set(id, element);
            else items.delete(id);
          }}
        >
          <MapHut
            hut={hut}
            number={index + 1}
            type={type}
            isSelected={id === selected}
            onSelect={() => onSelect(id)}
          />
        </li>
      );
    })}
  </ol>
);
