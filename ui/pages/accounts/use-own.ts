import { useCallback, useEffect, useState } from 'react';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** What was read, and of whom: another tab may have signed somebody else in since. */
interface Read<Content> {
  readonly customer: string;
  readonly content: Content;
}

/**
 * What the server tells of who is signed in; where it says that nobody is, the customer is logged out.
 * @param read asks for it; a new function asks again
 */
export const useOwn = <Content>(read: (http: HttpClient) => Promise<Content>) => {
  const { session } = useApp();
  const { http } = useEnvironment();
  const [known, setKnown] = useState<Read<Content>>();
  const [hasFailed, setFailed] = useState(false);
  const isOurs = useOwnFailure();
  const customer = session.authentication?.id;
  const take = useCallback((next: Read<Content>): void => {
    setKnown(next);
    setFailed(false);
  }, []);
  const load = useCallback(
    (): Promise<void> =>
      customer === undefined
        ? Promise.resolve()
        : read(http).then(
            (content) => take({ customer, content }),
            (error: unknown) => setFailed(isOurs(error)),
          ),
    [customer, http, isOurs, read, take],
  );
  useEffect(() => void load(), [load]);
  const content = known?.customer === customer ? known?.content : undefined;
  const set = (next: Content) => {
    if (customer !== undefined) setKnown({ customer, content: next });
  };
  return { content, hasFailed: hasFailed && content === undefined, load, set };
};

/** Takes a failure of a call about who is signed in: logs out whom it says is so no more; answers whether it is another one. */
export const useOwnFailure = () => {
  const app = useApp();
  const { report } = useEnvironment();
  return useCallback(
    (error: unknown): boolean => {
      if (app.account?.endSessionOn(error)) return false;
      report('warning', 'A page of the account could not read or change', { error });
      return true;
    },
    [app, report],
  );
};
