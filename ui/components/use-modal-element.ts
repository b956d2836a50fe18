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

/** Puts the focus where it was before; into the page where that is gone, or the page itself opened the dialog. */
const giveFocusBack = (before: Element | null, dialog: HTMLDialogElement): void => {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || dialog.contains(activeElement);
  if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
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
    const before = document.activeElement;
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
        if (dismissible && closeOnOutsideClick && event.target === event.currentTarget) onClose();
      },
    },
  };
}
