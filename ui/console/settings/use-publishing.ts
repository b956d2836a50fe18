import { useRef, useState } from 'react';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { SettingsPublished } from '../../../schemas/types/http/market-settings.ts';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';

/** Publishes once however often it is pressed or tried again, and tells why it could not [OPR-21]. */
export function usePublishing(onDone: (published: SettingsPublished) => void) {
  const { leave } = useConsole();
  const { t } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // A try whose answer was lost is the same call when it comes again.
  const key = useRef<string>(undefined);
  const begin = () => {
    key.current = crypto.randomUUID();
    setFailure(undefined);
  };
  const publish = async (call: (key: string) => Promise<SettingsPublished>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await call((key.current ??= crypto.randomUUID())));
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 401) leave();
      const known = [409, 422].includes(status) ? `settings.failed.${status}` : undefined;
      setFailure(t(known ?? 'settings.failed.other'));
    }
    setBusy(false);
  };
  return { isBusy, failure, begin, publish };
}
