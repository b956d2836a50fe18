import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../client/localisation/map-link.ts';

/** How long a mark is on its way to a new place, in milliseconds. */
const glideMs = 2_000;

const between = (from: Point, to: Point, part: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lng: from.lng + (to.lng - from.lng) * part,
});

const isMotionUnwanted = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A place that moves to where it is told to be, at once for who wants no motion; undefined for no place [SHP-33]. */
export const useGlide = (lat: number | undefined, lng: number | undefined): Point | undefined => {
  const [shown, show] = useState<Point>();
  const latest = useRef<Point>(undefined);
  useEffect(() => {
    const put = (point: Point | undefined) => {
      latest.current = point;
      show(point);
    };
    const from = latest.current;
    const to = lat === undefined || lng === undefined ? undefined : { lat, lng };
    if (!from || !to || isMotionUnwanted()) {
      put(to);
      return undefined;
    }
    let began: number | undefined;
    let frame = 0;
    const step = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / glideMs);
      put(between(from, to, part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [lat, lng]);
  return shown;
};
