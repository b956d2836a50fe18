import { type Theme, useTheme } from '@emotion/react';
import * as leaflet from 'leaflet';
import { useEffect, useRef } from 'react';
import { ICON_SHAPES, type IconName } from '../../../components/icon-shapes.ts';
import type { MapLine, MapMark } from './map-view.ts';
import { lineStyle } from './pin-style.ts';

/** The class of a mark, and those of what it may be besides. */
export const markClass = { mark: 'map-mark', main: 'map-mark-main', old: 'map-mark-old' } as const;

/** Edge of a mark, in pixels. */
const markSize = 36;

const drawn = (icon: IconName): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><path d="${ICON_SHAPES[icon]}"/></svg>`;

const classOf = ({ isMain, isOld }: MapMark): string =>
  [markClass.mark, isMain && markClass.main, isOld && markClass.old].filter(Boolean).join(' ');

const newMarker = (mark: MapMark): leaflet.Marker =>
  leaflet.marker(mark.point, {
    icon: leaflet.divIcon({
      className: classOf(mark),
      html: drawn(mark.icon),
      iconSize: [markSize, markSize],
    }),
    interactive: false,
    keyboard: false,
    zIndexOffset: mark.isMain ? 1000 : 0,
  });

function dress(marker: leaflet.Marker, mark: MapMark): void {
  const element = marker.getElement();
  element?.classList.toggle(markClass.old, mark.isOld ?? false);
  element?.setAttribute('role', 'img');
  element?.setAttribute('aria-label', mark.label);
}

const newLine = (line: MapLine, theme: Theme): leaflet.Polyline => {
  const { colour, width, dashes } = lineStyle(theme, line);
  return leaflet.polyline([], {
    color: colour,
    weight: width,
    interactive: false,
    ...(dashes === undefined ? {} : { dashArray: dashes }),
  });
};

/** The layers of a map by the ids of what they show. */
function keep<Shown extends { readonly id: string }, Layer extends leaflet.Layer>(
  layers: Map<string, Layer>,
  shown: readonly Shown[],
  put: (known: Layer | undefined, one: Shown) => Layer,
): void {
  for (const [id, layer] of layers) {
    if (shown.some((one) => one.id === id)) continue;
    layer.remove();
    layers.delete(id);
  }
  for (const one of shown) layers.set(one.id, put(layers.get(one.id), one));
}

/** Shows marks and lines on a map of tiles, moves them, and keeps the marks in view. */
export function useTileMarks(
  map: leaflet.Map | undefined,
  marks: readonly MapMark[],
  lines: readonly MapLine[],
): void {
  const theme = useTheme();
  const layers = useRef<{
    readonly map: leaflet.Map | undefined;
    readonly marks: Map<string, leaflet.Marker>;
    readonly lines: Map<string, leaflet.Polyline>;
  }>(undefined);
  useEffect(() => {
    if (!map) return;
    if (layers.current?.map !== map) {
      layers.current = { map, marks: new Map(), lines: new Map() };
    }
    const shown = layers.current;
    keep(shown.lines, lines, (known, line) =>
      (known ?? newLine(line, theme).addTo(map)).setLatLngs(
        line.points.map((point) => leaflet.latLng(point)),
      ),
    );
    keep(shown.marks, marks, (known, mark) => {
      const marker = (known ?? newMarker(mark).addTo(map)).setLatLng(mark.point);
      dress(marker, mark);
      return marker;
    });
    const bounds = map.getBounds();
    const outside = marks.filter(({ point }) => !bounds.contains(point));
    if (outside.length === 0) return;
    const wider = outside.reduce((all, { point }) => all.extend(point), bounds);
    map.fitBounds(wider, { animate: false });
  }, [lines, map, marks, theme]);
}
