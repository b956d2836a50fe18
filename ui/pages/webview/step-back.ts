import { topModal } from '../../components/open-modals.ts';

/** Whether a page of this visit came before the one that shows; the router counts them. */
export const canGoBack = (): boolean => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
};

/**
 * What the way back of the system does: it closes the dialog in front, as Escape would, else goes to the page before.
 * A dialog that has to be answered stays [HST-04].
 * @returns false when nothing is left to go back to
 */
export const stepBack = (navigate: (delta: number) => unknown): boolean => {
  const dialog = topModal();
  if (dialog) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return true;
  }
  if (!canGoBack()) return false;
  void navigate(-1);
  return true;
};
