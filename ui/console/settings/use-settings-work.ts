import { useCallback, useEffect, useState } from 'react';
import {
  keepWork,
  type SettingsWork,
  workAfter,
  workIn,
  workKey,
} from '../../../client/operators/settings-work.ts';
import { useConsole } from '../console-context.tsx';

/** What an operator has typed of a market, kept in the browser until it is published or thrown away [OPR-21]. */
export function useSettingsWork(market: string, version: number) {
  const { storage, profile } = useConsole();
  const key = workKey(profile.email, market);
  const [work, setWork] = useState(() => workIn(storage.read(key)));
  // What an earlier visit left.
  const [isFound, setFound] = useState(work !== undefined);
  useEffect(
    () => storage.onChange((changed, value) => changed === key && setWork(workIn(value))),
    [storage, key],
  );
  useEffect(() => {
    if (!work) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [work]);
  const keep = useCallback(
    (next: SettingsWork | undefined) => {
      keepWork(storage, key, next);
      setWork(next);
      if (!next) setFound(false);
    },
    [storage, key],
  );
  return {
    work,
    isFound,
    type: (path: string, text: string, original: string) =>
      keep(workAfter(work ?? { version, texts: {} }, { path, text, original })),
    discard: () => keep(undefined),
    /** Goes on with what was typed over a version that somebody else published. */
    moveTo: (latest: number) => work && keep({ ...work, version: latest }),
  };
}
