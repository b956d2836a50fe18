import { useCallback, useEffect, useMemo, useState } from 'react';
import { createOwnAccountApi } from '../../../client/accounts/own-account-api.ts';
import type { DeviceSession } from '../../../schemas/types/http/accounts.ts';
import { useRetry } from '../../platform/use-retry.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** What became of the last wish: a wording key below `accounts.sessions`. */
type Outcome = 'ended' | 'endedOthers' | 'failed';

/** The sessions of who is signed in, this one first, and the ways to end the others [SEC-23]. */
export const useSessions = () => {
  const app = useApp();
  const { http, report } = useEnvironment();
  const api = useMemo(() => createOwnAccountApi(http), [http]);
  const [sessions, setSessions] = useState<readonly DeviceSession[]>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<string>();
  const customer = app.session.authentication?.id;
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async () => {
    const listed = await api.sessions();
    return listed.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne));
  }, [api]);
  const isOurs = useCallback(
    (error: unknown): boolean => {
      if (app.account?.endSessionOn(error)) return false;
      report('warning', 'The sessions could not be read or ended', { error });
      return true;
    },
    [app, report],
  );
  const fail = useCallback((error: unknown) => setFailed(isOurs(error)), [isOurs]);
  useEffect(() => {
    if (customer !== undefined) read().then(setSessions, fail);
  }, [customer, read, fail]);
  useRetry(hasFailed, () => {
    setFailed(false);
    return read().then(setSessions, fail);
  });
  const end = async (what: string, work: () => Promise<void>, done: Outcome) => {
    setBusy(what);
    setOutcome(undefined);
    try {
      await work();
      setSessions(await read());
      setOutcome(done);
    } catch (error) {
      if (isOurs(error)) setOutcome('failed');
    } finally {
      setBusy(undefined);
    }
  };
  return {
    sessions,
    outcome,
    /** What is being ended: a session's id, or `others`. */
    busy,
    end: (id: string) => void end(id, () => api.endSession(id), 'ended'),
    endOthers: () => void end('others', () => api.endOtherSessions(), 'endedOthers'),
  };
};
