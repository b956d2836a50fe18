import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useMemo } from 'react';
import type { Point } from '../../../client/localisation/map-link.ts';
import { saidMinutes, type ShownDriver } from '../../../client/tracking/driver.ts';
import type {
  MapPoint,
  OrderSummary,
  OrderWay as Way,
} from '../../../schemas/types/http/orders.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import type { MapLine, MapMark, MapViewProps } from '../localisation/map/map-view.ts';
import { noChoice } from '../localisation/map/no-choice.ts';
import { PlainMap } from '../localisation/map/plain-map.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { TileMap } from './late-parts.ts';
import { useDriver } from './use-driver.ts';
import { useGlide } from './use-glide.ts';
import { useWay } from './use-way.ts';

/** The words above the map on a phone, else beside it. */
const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  alignItems: 'center',
  [theme.from.tablet]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: theme.space(5),
    '& > :last-child': { order: -1 },
  },
});

const line = (theme: Theme): CSSObject => ({
  ...theme.textStyle.large,
  fontWeight: theme.font.weight.medium,
});

const pointOf = ({ latitude, longitude }: MapPoint): Point => ({ lat: latitude, lng: longitude });

/** The lines of a way: what lies before the driver, and behind. */
const linesOf = (hut: Point, driver: Point | undefined, address: Point | undefined): MapLine[] => {
  if (!address) return driver ? [{ id: 'behind', points: [hut, driver], isDone: true }] : [];
  if (!driver) return [{ id: 'ahead', points: [hut, address] }];
  return [
    { id: 'behind', points: [hut, driver], isDone: true },
    { id: 'ahead', points: [driver, address] },
  ];
};

interface OrderWayProps {
  readonly summary: OrderSummary;
}

/**
 * A delivery on its way: a map of the way, with the driver on it and the minutes left where the point of sale tells them
 * [SHP-33].
 */
export default observer(function OrderWay({ summary }: OrderWayProps) {
  const { t } = useWords();
  const { way, hasFailed, load } = useWay(summary.transactionId);
  const driver = useDriver();
  if (hasFailed) {
    return (
      <LoadFailure
        title={t('tracking.way.failed')}
        retryLabel={t('orders.summary.tryAgain')}
        onRetry={load}
      />
    );
  }
  if (!way) {
    return (
      <div>
        <LoadingNote>{t('tracking.way.loading')}</LoadingNote>
        <Skeleton shape="block" />
      </div>
    );
  }
  // A hut alone is no way.
  if (!way.address && !driver) return null;
  return (
    <div css={columns}>
      <DriverWords driver={driver} hut={summary.hut.name} />
      <WayMap way={way} driver={driver} hut={summary.hut.name} />
    </div>
  );
});

interface DriverWordsProps {
  readonly driver: ShownDriver | undefined;
  readonly hut: string;
}

/** Where the driver is, in words; said out loud only when much has changed. */
const DriverWords = ({ driver, hut }: DriverWordsProps) => {
  const { t } = useWords();
  const shown = () => {
    switch (driver?.kind) {
      case undefined:
        return t('tracking.way.only', { hut });
      case 'near':
        return t('tracking.way.minutes', { count: driver.minutes });
      case 'moving':
        return t('tracking.way.moving');
      case 'seen':
        return t('tracking.way.seen', { count: driver.minutesAgo });
    }
  };
  const said = () => {
    if (!driver) return '';
    if (driver.kind === 'seen') return t('tracking.way.lost');
    const minutes = driver.kind === 'near' ? saidMinutes(driver.minutes) : undefined;
    return minutes === undefined
      ? t('tracking.way.moving')
      : t('tracking.way.within', { count: minutes });
  };
  return (
    <div>
      <p css={line} data-driver={driver?.kind ?? 'none'}>
        {shown()}
      </p>
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {said()}
        </span>
      </VisuallyHidden>
    </div>
  );
};

interface WayMapProps extends DriverWordsProps {
  readonly way: Way;
}

const WayMap = observer(function WayMap({ way, driver, hut }: WayMapProps) {
  const { t } = useWords();
  const { tracking } = useApp();
  const { tiles } = useEnvironment().market.manifest.map;
  const seen = driver ? tracking.driver : undefined;
  const moving = useGlide(seen?.latitude, seen?.longitude);
  const isOld = driver?.kind === 'seen';
  const start = useMemo(() => pointOf(way.hut), [way]);
  const end = useMemo(() => (way.address ? pointOf(way.address) : undefined), [way]);
  const framed = useMemo(() => [start], [start]);
  const marks = useMemo((): readonly MapMark[] => {
    const hutMark: MapMark = { id: 'hut', point: start, icon: 'store', label: hut };
    if (!moving) return [hutMark];
    const label = t('tracking.way.driver');
    return [hutMark, { id: 'driver', point: moving, icon: 'scooter', label, isMain: true, isOld }];
  }, [hut, isOld, moving, start, t]);
  const lines = useMemo(() => linesOf(start, moving, end), [end, moving, start]);
  const view: MapViewProps = {
    label: t('tracking.way.map', { hut }),
    centre: end ?? start,
    centreLabel: end ? t(`tracking.way.${way.address?.isExact ? 'address' : 'area'}`) : hut,
    framed,
    marks,
    ...noChoice,
    lines,
    isInPage: true,
  };
  return tiles ? (
    <Suspense fallback={<PlainMap {...view} />}>
      <TileMap {...view} tiles={tiles} />
    </Suspense>
  ) : (
    <PlainMap {...view} />
  );
});
