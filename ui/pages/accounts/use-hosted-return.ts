import { useEffect, useState } from 'react';
import type { IdentitySession } from '../../../schemas/types/http/accounts.ts';
import { detailsForm } from '../../../client/accounts/account-pages.ts';
import { createIdentityApi } from '../../../client/accounts/identity-api.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { endHostedVisit } from './hosted-visit.ts';

/** Where a return from the hosted pages leads on to. */
interface ReturnEnd {
  readonly to: string;
  readonly state?: { readonly from: string };
}

/** Signs in who comes back from the hosted pages, once; tells where to go then, or that it failed [ACC-14]. */
export const useHostedReturn = () => {
  const app = useApp();
  const environment = useEnvironment();
  const [end, setEnd] = useState<ReturnEnd>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (!query.has('code') && !query.has('error')) return;
    const kept = endHostedVisit(environment, query);
    const { extensions, manifest } = environment.market;
    const { base } = manifest.account;
    const finish = async () => {
      if (!kept) throw new Error('The return belongs to no visit of this browser.');
      const identity = createIdentityApi(environment.http);
      const { provider, code, from, verifier } = kept;
      const session: IdentitySession = await identity.exchange({ provider, code, verifier });
      const account = await app.readyForAccount();
      await account.takeSession(session);
      const isNew = !account.account?.firstName;
      setEnd(isNew ? { to: `${base}/?form=${detailsForm}`, state: { from } } : { to: from });
    };
    finish().catch((error: unknown) => {
      environment.report('warning', 'The hosted sign-in failed', { error });
      setFailed(true);
      setEnd({ to: extensions.one('sign-in').entry(base) });
    });
  }, [app, environment]);
  return { end, hasFailed };
};
