import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

interface Near<Watched extends Element> {
  readonly ref: RefObject<Watched | null>;
  readonly isNear: boolean;
}

/** How far beyond the edges of the window something counts as near, as a part of the window. */
const margin = '50%';

/** Where there is no window, as on the server, nothing is near to what it shows. */
const canWatch = typeof window === 'undefined' || typeof IntersectionObserver !== 'undefined';
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all, so that what comes near together shows together, and gives way to whatever is pressed. */
const watch = (element: Element, onNear: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries, all) => {
      startTransition(() => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          all.unobserve(target);
          waiting.get(target)?.();
        }
      });
    },
    { rootMargin: margin },
  );
  const all = observer;
  waiting.set(element, onNear);
  all.observe(element);
  return () => {
    all.unobserve(element);
    waiting.delete(element);
  };
};

/** Whether an element has come near to what is on screen; what never does need not be drawn. */
export const useNear = <Watched extends Element>(): Near<Watched> => {
  const ref = useRef<Watched>(null);
  const [isNear, setIsNear] = useState(!canWatch);
  useEffect(() => {
    const element = ref.current;
    return element && !isNear ? watch(element, () => setIsNear(true)) : undefined;
  }, [isNear]);
  return { ref, isNear };
};
