import { Suspense, useMemo } from 'react';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import type { MapMark, MapViewProps, TileMapComponent } from './map/map-view.ts';
import { noChoice } from './map/no-choice.ts';

const noMore: MapViewProps['framed'] = [];

interface HutMapProps {
  readonly hut: Hut;
  readonly tileMap: TileMapComponent;
}

/** Where a hut is, in markets with map tiles: a drawing of one hut alone would show nothing [LOC-72]. */
export const HutMap = ({ hut, tileMap: TileMap }: HutMapProps) => {
  const { t } = useWords();
  const { tiles } = useEnvironment().market.manifest.map;
  const { id, name, latitude: lat, longitude: lng } = hut;
  const centre = useMemo(() => ({ lat, lng }), [lat, lng]);
  const marks = useMemo(
    (): readonly MapMark[] => [{ id, point: centre, icon: 'store', label: name, isMain: true }],
    [centre, id, name],
  );
  if (!tiles) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <TileMap
        tiles={tiles}
        label={t('localisation.hut.map', { hut: name })}
        centre={centre}
        centreLabel={name}
        framed={noMore}
        marks={marks}
        {...noChoice}
        isInPage
      />
    </Suspense>
  );
};
