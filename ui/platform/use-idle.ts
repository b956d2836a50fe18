import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/** Does something ahead of time, once the page has nothing better to do; `work` must be the same function every time. */
export const useIdle = (isWanted: boolean, work: () => void): void => {
  useEffect(() => (isWanted ? whenIdle(work) : undefined), [isWanted, work]);
};
