import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { outsideOfBars } from '../theme/bottom-bar-height.ts';
import { keepFocusClear } from './bottom-bar.ts';
import { createListeners } from './listeners.ts';
import { useTopModal } from './open-modals.ts';

const { subscribe, tell } = createListeners();

/** Places of pages that are scrolled away, or hidden where the screen is wide. */
const away = new Set<Element>();

/** The place for toasts of the dialog in front, or else the first one of the page that is in view. */
const placeIn = (modal: HTMLDialogElement | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-toasts]')].find((place) =>
    modal ? place.closest('dialog') === modal : !place.closest('dialog') && !away.has(place),
  );

/** Where toasts stand at the moment: in the bar of the dialog in front, or of the page; undefined where no bar shows. */
export const useToastPlace = (): HTMLElement | undefined => {
  const modal = useTopModal();
  return useSyncExternalStore(
    subscribe,
    () => placeIn(modal),
    () => undefined,
  );
};

/** Whether there is a toast in an element or below it. */
export const hasToasts = '&:has([data-toasts] > section > *)';

/** Beside the bar's own content where the screen is low, as two rows would take half of it. */
const row = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [hasToasts]: {
    gap: theme.space(2),
    [theme.upTo.low]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
    },
  },
});

/** Many toasts at once leave room for the page. */
const placeLook: CSSObject = { maxHeight: '30dvh', overflowY: 'auto', minWidth: 0 };

/** Keeps a place for toasts known while its bar is there. */
function toastPlace(place: HTMLElement | null): (() => void) | undefined {
  const bar = place?.parentElement;
  if (!place || !bar) return undefined;
  const inView = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting) away.delete(place);
      else away.add(place);
      tell();
    },
    { rootMargin: outsideOfBars },
  );
  inView.observe(place);
  const sizes = new ResizeObserver(() => keepFocusClear(bar));
  sizes.observe(bar);
  tell();
  return () => {
    inView.disconnect();
    sizes.disconnect();
    away.delete(place);
    tell();
  };
}

interface ToastRowProps {
  /** The bar's own content. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The content of a bar that stays at the lower edge of a page or a dialog, with the place above it where toasts stand:
 * in the flow of the bar, so that they lie over none of its buttons, and what scrolls ends above them [SHP-43].
 */
export function ToastRow({ children, className }: ToastRowProps) {
  return (
    <div css={row}>
      <div ref={toastPlace} data-toasts="" css={placeLook} />
      {children ? <div className={className}>{children}</div> : null}
    </div>
  );
}
