import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { noteModal } from './open-modals.ts';

/** How a modal element may be left. */
export interface ModalOptions {
  readonly onClose: () => void;
  /** False: neither Escape nor a click outside leaves it; only its own buttons do. */
  readonly dismissible: boolean;
  readonly closeOnOutsideClick: boolean;
}

/** What a `<dialog>` needs to be modal. */
interface ModalElement {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Gets the focus when the dialog opens, unless something inside asked for it. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly handlers: {
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  };
}

/**
 * The page does not scroll below a modal, so its scrollbar goes; the page keeps the place of it free, so that nothing
 * moves. Read by the global styles.
 */
const rememberScrollbar = (): void => {
  const { documentElement: page } = document;
  if (page.matches(':has(dialog:modal)')) return;
  const width = window.innerWidth - page.clientWidth;
  page.style.setProperty('--scrollbar', `${width}px`);
};

/** An element and all around it, from the inside out. */
const upFrom = (element: Element | null): readonly HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...upFrom(element.parentElement)] : [];

/**
 * Puts the focus where it was before, or where that is gone, to what of its surroundings is still there and takes it: a
 * dialog by its heading, the basket, the page [SHP-47].
 */
const giveFocusBack = (before: readonly HTMLElement[], dialog: HTMLDialogElement): void => {
  const isLost = (): boolean => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || dialog.contains(activeElement);
  };
  const [own, ...around] = before;
  if (own?.isConnected) own.focus();
  for (const place of around) {
    if (!isLost()) return;
    const inside = place instanceof HTMLDialogElement && place.querySelector<HTMLElement>('h2');
    if (place.isConnected) (inside || place).focus({ preventScroll: true });
  }
  if (isLost()) document.querySelector('main')?.focus({ preventScroll: true });
};

/**
 * Opens a native dialog as modal while it is mounted. The browser keeps the focus inside, makes the rest
 * inert and gives the focus back to where it was when the dialog goes.
 */
export function useModalElement({
  onClose,
  dismissible,
  closeOnOutsideClick,
}: ModalOptions): ModalElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = upFrom(document.activeElement);
    rememberScrollbar();
    dialog.showModal();
    const forget = noteModal(dialog);
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? titleRef.current;
    wanted?.focus();
    return () => {
      forget();
      dialog.close();
      giveFocusBack(before, dialog);
    };
  }, []);
  return {
    ref,
    titleRef,
    handlers: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      },
      // The browser lets a second Escape through whatever the cancel event was told; here it ends.
      onKeyDown: (event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      },
      onMouseDown: (event) => {
        // The second press of a double click was meant for what opened the dialog, not for its backdrop.
        const isSingle = event.detail < 2;
        const isOutside = event.target === event.currentTarget;
        if (dismissible && closeOnOutsideClick && isOutside && isSingle) onClose();
      },
    },
  };
}
