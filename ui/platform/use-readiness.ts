import { useDeferredValue } from 'react';

/**
 * Whether something may be shown. What becomes ready is drawn in slices, so that a tap in the meantime is answered; what
 * is ready no more goes at once.
 */
export const useReadiness = (isReady: boolean): boolean => useDeferredValue(isReady) && isReady;
