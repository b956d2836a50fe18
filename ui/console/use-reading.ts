import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError } from '../../client/kernel/http-client.ts';
import { useConsole } from './console-context.tsx';

/** Content that is read from the server. */
export interface Reading<Content> {
  /** What came last; stays while it is read again. */
  readonly content: Content | undefined;
  readonly failure: 'unknown' | 'unreachable' | undefined;
  readonly again: () => void;
}

/**
 * Reads content now, whenever what it depends on changes, and when asked again.
 * @param read stays the same as long as what it depends on does
 */
export function useReading<Content>(read: () => Promise<Content>): Reading<Content> {
  const { leave } = useConsole();
  const [content, setContent] = useState<Content>();
  const [failure, setFailure] = useState<Reading<Content>['failure']>();
  const latest = useRef(0);
  const again = useCallback(() => {
    const number = (latest.current += 1);
    const readNow = async () => {
      try {
        const answer = await read();
        if (number !== latest.current) return;
        setContent(answer);
        setFailure(undefined);
      } catch (error) {
        if (number !== latest.current) return;
        const status = error instanceof HttpError ? error.status : 0;
        if (status === 401) leave();
        setFailure(status >= 400 && status < 500 ? 'unknown' : 'unreachable');
      }
    };
    void readNow();
  }, [read, leave]);
  useEffect(again, [again]);
  return { content, failure, again };
}
