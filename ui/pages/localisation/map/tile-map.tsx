import 'leaflet/dist/leaflet.css';
import type { CSSObject, Theme } from '@emotion/react';
import * as leaflet from 'leaflet';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/words-context.tsx';
import type { TileMapComponent } from './map-view.ts';
import { centreStyle, chosenPinStyle, markStyle, pinStyle } from './pin-style.ts';
import { heightOverWidth } from './plain-view.ts';
import { markClass, useTileMarks } from './use-tile-marks.ts';

const pinClass = 'map-pin';
const centreClass = 'map-centre';

const frame = (theme: Theme): CSSObject => ({
  aspectRatio: `${1 / heightOverWidth}`,
  isolation: 'isolate',
  border: theme.border.hairline,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  fontFamily: 'inherit',
  [`& .${pinClass}`]: pinStyle(theme),
  [`& .${pinClass}[aria-pressed="true"]`]: chosenPinStyle(theme),
  [`& .${centreClass}`]: centreStyle(theme),
  [`& .${markClass.mark}`]: markStyle(theme, {}),
  [`& .${markClass.main}`]: markStyle(theme, { isMain: true }),
  [`& .${markClass.old}`]: { opacity: 0.6 },
});

/** Words as Leaflet takes them, which reads what it is given as HTML. */
const asHtml = (words: string): string => {
  const element = document.createElement('span');
  element.textContent = words;
  return element.innerHTML;
};

/** An icon whose size and place are those of its style. */
const iconOf = (className: string, words: string, size: number) =>
  leaflet.divIcon({ className, html: asHtml(words), iconSize: [size, size] });

/** What there is none of, the same at each look. */
const none = [] as const;

/** A map of the tiles that the market names [LOC-72]. */
export default function TileMap({
  tiles,
  label,
  centre,
  centreLabel,
  places,
  framed,
  selected,
  onSelect,
  marks = none,
  lines = none,
  isInPage = false,
}: ComponentProps<TileMapComponent>) {
  const { t } = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<leaflet.Map>();
  const markers = useRef(new Map<string, leaflet.Marker>());
  const latestSelect = useRef(onSelect);
  useEffect(() => {
    latestSelect.current = onSelect;
  }, [onSelect]);
  useEffect(() => {
    if (!element.current) return undefined;
    const byHand = isInPage ? { dragging: false, scrollWheelZoom: false, touchZoom: false } : {};
    const map = leaflet.map(element.current, { zoomControl: false, ...byHand });
    map.attributionControl.setPrefix(false);
    leaflet.control
      .zoom({
        position: 'bottomright',
        zoomInTitle: t('localisation.map.zoomIn'),
        zoomOutTitle: t('localisation.map.zoomOut'),
      })
      .addTo(map);
    leaflet
      .tileLayer(tiles.url, { attribution: asHtml(tiles.attribution), maxZoom: tiles.maxZoom })
      .addTo(map);
    const middle = leaflet.latLng(centre);
    leaflet
      .marker(middle, { icon: iconOf(centreClass, '', 16), title: centreLabel, keyboard: false })
      .addTo(map);
    const added = places.map(({ id, label: name, number, point }) => {
      const marker = leaflet
        .marker(point, { icon: iconOf(pinClass, String(number), 36), title: name, alt: name })
        .on('click', () => latestSelect.current(id))
        .addTo(map);
      return [id, marker] as const;
    });
    markers.current = new Map(added);
    const bounds = leaflet.latLngBounds([middle, ...framed.map((point) => leaflet.latLng(point))]);
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: 15, animate: false });
    setDrawn(map);
    return () => {
      setDrawn(undefined);
      map.remove();
    };
  }, [centre, centreLabel, framed, isInPage, places, t, tiles]);
  useTileMarks(drawn, marks, lines);
  useEffect(() => {
    for (const [id, marker] of markers.current) {
      const pin = marker.getElement();
      pin?.setAttribute('aria-label', marker.options.title ?? '');
      pin?.setAttribute('aria-pressed', String(id === selected));
      marker.setZIndexOffset(id === selected ? 1000 : 0);
    }
  }, [places, selected]);
  return <div ref={element} css={frame} role="group" aria-label={label} />;
}
