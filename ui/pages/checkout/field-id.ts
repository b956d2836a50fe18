import type { FormPlace } from '../../../client/checkout/form-check-store.ts';

/** Id of a field's control. */
export const fieldId = (place: FormPlace): string => `checkout-${place}`;

/** Moves the focus to a place of the form: a field's control, or the first choice of a group [CHK-26]. */
export const focusPlace = (place: FormPlace): void => {
  const element = document.getElementById(fieldId(place));
  const target =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element
      : element?.querySelector('input');
  target?.focus();
};
