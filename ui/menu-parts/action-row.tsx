import type { CSSObject, Theme } from '@emotion/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../words/words-context.tsx';

/** Quiet buttons, the words of the first in line with the text above. */
const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${theme.space(3)})`,
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const buttonsOf = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>(':scope > button') ?? []),
];

/** What can be done with some food beside buying it: one stop of the Tab key, the arrow keys move within [SHP-22, SHP-26]. */
export function ActionRow({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const element = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  useLayoutEffect(() => {
    for (const [index, button] of buttonsOf(element.current).entries()) {
      button.tabIndex = index === stop ? 0 : -1;
    }
  });
  const placeOf = (target: EventTarget): number =>
    buttonsOf(element.current).findIndex((button) => button === target);
  const follow = ({ target }: FocusEvent) => {
    const at = placeOf(target);
    if (at >= 0) setStop(at);
  };
  const walk = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    const step = steps[event.key];
    const to = at < 0 || step === undefined ? undefined : buttonsOf(element.current)[at + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <div
      ref={element}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('favourites.actions')}
      css={row}
      onFocus={follow}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}
