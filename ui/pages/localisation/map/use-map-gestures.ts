import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dragged, type PlainView, type Spot, zoomed } from './plain-view.ts';

/** Changes the view by what it was. */
type Change = (next: (view: PlainView) => PlainView) => void;

/** Pixels that a press may wander and still be one. */
const slack = 4;
/** How much the view changes by one key, and by one pixel of the wheel. */
const keyStep = 0.1;
export const zoomStep = 1.5;
const wheelRate = 0.0015;

const keys: Readonly<Record<string, (view: PlainView) => PlainView>> = {
  ArrowLeft: (view) => dragged(view, { x: keyStep, y: 0 }),
  ArrowRight: (view) => dragged(view, { x: -keyStep, y: 0 }),
  ArrowUp: (view) => dragged(view, { x: 0, y: keyStep }),
  ArrowDown: (view) => dragged(view, { x: 0, y: -keyStep }),
  '+': (view) => zoomed(view, 1 / zoomStep),
  '-': (view) => zoomed(view, zoomStep),
};

/** Moves and zooms a drawn map by finger, mouse, wheel and keys. */
export const useMapGestures = (area: RefObject<HTMLDivElement | null>, change: Change) => {
  const pointers = useRef(new Map<number, Spot>());
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const spotAt = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 };
    return {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    };
  };
  const latest = useRef({ change, spotAt });
  useEffect(() => {
    latest.current = { change, spotAt };
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    // React listens to the wheel without the right to keep the page from scrolling.
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = latest.current.spotAt(event);
      latest.current.change((view) => zoomed(view, Math.exp(event.deltaY * wheelRate), at));
    };
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element.removeEventListener('wheel', zoomByWheel);
  }, [area]);

  const press = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.set(event.pointerId, spotAt(event));
    start.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before || !start.current) return;
    const wandered = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId);
    if (!isHeld && wandered < slack) return;
    if (!isHeld) event.currentTarget.setPointerCapture(event.pointerId);
    const now = spotAt(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, now);
    if (other) {
      const [, still] = other;
      const apart = (spot: Spot) => Math.max(0.01, Math.hypot(spot.x - still.x, spot.y - still.y));
      change((view) => zoomed(view, apart(before) / apart(now), still));
    } else change((view) => dragged(view, { x: now.x - before.x, y: now.y - before.y }));
  };
  const release = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
  };
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = keys[event.key];
    if (!next) return;
    event.preventDefault();
    change(next);
  };
  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: pressKey,
  };
};
