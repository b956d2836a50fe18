import { useEffect, useState } from 'react';

/**
 * Loads a tier of the application while a page that needs it is open.
 * Throws what made the load fail, for the error boundary around the page; opening the page again tries again.
 */
export const useTier = (isLoaded: boolean, load: () => Promise<unknown>): void => {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (isLoaded) return undefined;
    let isOpen = true;
    load().catch((error: unknown) => {
      if (isOpen) setFailure(new Error('A part of the application did not load', { cause: error }));
    });
    return () => {
      isOpen = false;
    };
  }, [isLoaded, load]);
  if (failure) throw failure;
};
