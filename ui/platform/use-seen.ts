import { type RefObject, useEffect, useRef, useState } from 'react';

interface Seen<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly isSeen: boolean;
}

/** Whether an element has come into view since the page opened: what is far below need not be loaded before. */
export const useSeen = <Element extends HTMLElement>(): Seen<Element> => {
  const ref = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
};
