import type { CSSObject, Theme } from '@emotion/react';
import { useRef, useState } from 'react';
import { formatDistance } from '../../../../client/localisation/distance.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { useEnvironment } from '../../../use-environment.ts';
import { useWords } from '../../../words/words-context.tsx';
import type { MapViewProps } from './map-view.ts';
import { centreStyle, chosenPinStyle, pinStyle } from './pin-style.ts';
import { at, height, onSpot, PlainLine, PlainMark, width } from './plain-marks.tsx';
import {
  fitView,
  metresFrom,
  type PlainView,
  ringRadii,
  type Spot,
  spotOf,
  zoomed,
} from './plain-view.ts';
import { useMapGestures, zoomStep } from './use-map-gestures.ts';

const frame = (theme: Theme): CSSObject => ({
  position: 'relative',
  aspectRatio: `${width} / ${height}`,
  overflow: 'hidden',
  border: theme.border.hairline,
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.surface,
});

const area: CSSObject = { position: 'absolute', inset: 0 };

const movable: CSSObject = {
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '&:active': { cursor: 'grabbing' },
};

const drawing = (theme: Theme): CSSObject => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& circle': {
    fill: theme.colour.accent.soft,
    fillOpacity: 0.35,
    stroke: theme.colour.lineStrong,
    vectorEffect: 'non-scaling-stroke',
    strokeDasharray: '4 4',
  },
  '& line': { stroke: theme.colour.line, vectorEffect: 'non-scaling-stroke' },
});

const ringLabel = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  paddingInline: theme.space(1),
  borderRadius: theme.radius.small,
  backgroundColor: theme.colour.surface,
  color: theme.muted,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

const tools = (theme: Theme): CSSObject => ({
  position: 'absolute',
  right: theme.space(2),
  bottom: theme.space(2),
  display: 'grid',
  gap: theme.space(1.5),
});

const compass = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  position: 'absolute',
  top: theme.space(2),
  right: theme.space(2),
  display: 'grid',
  justifyItems: 'center',
  width: theme.size.touch,
  borderRadius: theme.radius.small,
  backgroundColor: theme.colour.surface,
  color: theme.muted,
  fontWeight: theme.font.weight.strong,
  pointerEvents: 'none',
  '& > svg': { width: theme.space(5), height: theme.space(5), fill: theme.colour.accent.mark },
});

/** Room around the outermost place of a small map, so that no mark lies under its buttons. */
const clearOfTools = 1.9;

const isInView = ({ x, y }: Spot): boolean => x > 0 && x < 1 && y > 0 && y < 1;

/** A map of our own for markets without tiles: the huts by distance and direction, to move, zoom and pick from [LOC-72]. */
export const PlainMap = ({
  label,
  centre,
  centreLabel,
  places,
  framed,
  selected,
  onSelect,
  marks = [],
  lines = [],
  isInPage = false,
}: MapViewProps) => {
  const { t } = useWords();
  const { distance } = useEnvironment().market.manifest;
  const placed = places.map((place) => ({ ...place, metres: metresFrom(centre, place.point) }));
  const shown = [...framed, ...marks.map(({ point }) => point)];
  const all = fitView(
    shown.map((point) => metresFrom(centre, point)),
    isInPage ? clearOfTools : undefined,
  );
  const [chosen, choose] = useState<PlainView>();
  const view = chosen ?? all;
  const setView = (next: (now: PlainView) => PlainView) => choose((now) => next(now ?? all));
  const element = useRef<HTMLDivElement>(null);
  const gestures = useMapGestures(element, setView);
  const middle = spotOf(view, { east: 0, north: 0 });
  const radii = ringRadii(view, distance.unit === 'miles' ? 1 / distance.milesPerMetre : 1000);
  return (
    <div css={frame} role="group" aria-label={label}>
      {/* The arrow keys move the map while one of its buttons has the focus. */}
      <div
        css={[area, isInPage ? undefined : movable]}
        {...(isInPage
          ? {}
          : {
              ref: element,
              role: 'application',
              'aria-label': t('localisation.map.help'),
              ...gestures,
            })}
      >
        <svg css={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {radii.toReversed().map((radius) => (
            <circle
              key={radius}
              cx={middle.x * width}
              cy={middle.y * height}
              r={(radius / view.span) * width}
            />
          ))}
          <line x1={middle.x * width} x2={middle.x * width} y1={0} y2={height} />
          <line x1={0} x2={width} y1={middle.y * height} y2={middle.y * height} />
          {lines.map(({ id, points, isDone }) => (
            <PlainLine
              key={id}
              spots={points.map((point) => spotOf(view, metresFrom(centre, point)))}
              isDone={isDone ?? false}
            />
          ))}
        </svg>
        <RingLabels view={view} radii={radii} />
        {isInView(middle) ? (
          <span
            css={[centreStyle, onSpot]}
            style={at(middle)}
            role="img"
            aria-label={centreLabel}
            title={centreLabel}
          />
        ) : null}
        {placed
          .map((place) => ({ ...place, spot: spotOf(view, place.metres) }))
          .filter(({ spot }) => isInView(spot))
          .map((place) => (
            <Pin
              key={place.id}
              {...place}
              isChosen={place.id === selected}
              onChoose={() => onSelect(place.id)}
            />
          ))}
        {marks
          .map((mark) => ({ mark, spot: spotOf(view, metresFrom(centre, mark.point)) }))
          .filter(({ spot }) => isInView(spot))
          .map(({ mark, spot }) => (
            <PlainMark key={mark.id} mark={mark} spot={spot} />
          ))}
      </div>
      <span css={compass} aria-hidden>
        <svg viewBox="0 0 20 20">
          <path d="M10 1 L16 18 L10 14 L4 18 Z" />
        </svg>
        {t('localisation.map.north')}
      </span>
      <MapTools setView={setView} onReset={() => choose(undefined)} />
    </div>
  );
};

interface RingLabelsProps {
  readonly view: PlainView;
  /** In metres. */
  readonly radii: readonly number[];
}

/** How far each ring is from the middle. */
const RingLabels = ({ view, radii }: RingLabelsProps) => {
  const { locale } = useWords();
  const { distance } = useEnvironment().market.manifest;
  // South-west, where neither compass nor buttons are.
  const labelOf = (radius: number): Spot =>
    spotOf(view, { east: -radius * Math.SQRT1_2, north: -radius * Math.SQRT1_2 });
  return radii
    .filter((radius) => isInView(labelOf(radius)))
    .map((radius) => (
      <span key={radius} css={ringLabel} style={at(labelOf(radius))} aria-hidden>
        {formatDistance(radius, { ...distance, decimals: radius < 1000 ? 1 : 0 }, locale)}
      </span>
    ));
};

interface PinProps {
  readonly label: string;
  readonly number: number;
  readonly spot: Spot;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Pin = ({ label, number, spot, isChosen, onChoose }: PinProps) => (
  <button
    type="button"
    css={(theme: Theme) => ({
      ...pinStyle(theme),
      ...onSpot,
      ...(isChosen ? { ...chosenPinStyle(theme), zIndex: theme.layer.raised } : {}),
    })}
    style={at(spot)}
    aria-label={label}
    title={label}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {number}
  </button>
);

interface MapToolsProps {
  readonly setView: (next: (now: PlainView) => PlainView) => void;
  /** Shows all there is. */
  readonly onReset: () => void;
}

const MapTools = ({ setView, onReset }: MapToolsProps) => {
  const { t } = useWords();
  return (
    <div css={tools}>
      <IconButton
        icon="plus"
        variant="secondary"
        size="small"
        label={t('localisation.map.zoomIn')}
        onClick={() => setView((now) => zoomed(now, 1 / zoomStep))}
      />
      <IconButton
        icon="minus"
        variant="secondary"
        size="small"
        label={t('localisation.map.zoomOut')}
        onClick={() => setView((now) => zoomed(now, zoomStep))}
      />
      <IconButton
        icon="target"
        variant="secondary"
        size="small"
        label={t('localisation.map.reset')}
        onClick={onReset}
      />
    </div>
  );
};
