import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const open: HTMLDialogElement[] = [];
const { subscribe, tell } = createListeners();

/** Notes that a dialog is open as modal. @returns how to note that it no longer is */
export const noteModal = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
};

/** The modal dialog in front of everything, outside of which nothing can be used; undefined while there is none. */
export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

/** The same, followed by a component. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, topModal, () => undefined);
