import { type ComponentType, useState } from 'react';
import { readPaymentStatus } from '../../../client/payments/payment-status.ts';

/** Loads this very address in the whole window, where a provider's page led back to it in its frame; whether it does. */
const leavesFrame = (): boolean => {
  const { location, self, top } = window;
  if (top === null || top === self || !readPaymentStatus(new URLSearchParams(location.search))) {
    return false;
  }
  // Only pages of this site can have it in a frame, so that the window is ours to lead on.
  top.location.replace(location.href);
  return true;
};

/** A page that providers lead back to: it breaks out of the frame that it comes in, and does nothing there [PAY-53]. */
export const outOfFrame = (Inside: ComponentType): ComponentType =>
  function OutOfFrame() {
    const [isLeaving] = useState(leavesFrame);
    return isLeaving ? null : <Inside />;
  };
