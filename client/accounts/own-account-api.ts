import type { DeviceSession } from '../../schemas/types/http/accounts.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What the account page asks about whoever is signed in. Methods throw `HttpError`. */
export interface OwnAccountApi {
  /** Where the account is signed in [SEC-23]. */
  sessions(): Promise<readonly DeviceSession[]>;
  endSession(id: string): Promise<void>;
  /** Ends every session but this one. */
  endOtherSessions(): Promise<void>;
  /** Everything that is kept of the owner of the account [SEC-42]. */
  data(): Promise<unknown>;
}

const sessionsPath = '/v1/identity/sessions';

export const createOwnAccountApi = (http: HttpClient): OwnAccountApi => ({
  async sessions() {
    const call = { path: sessionsPath, authentication: 'required' } as const;
    return (await http.send<readonly DeviceSession[]>(call)).body;
  },
  async endSession(id) {
    const path = `${sessionsPath}/${encodeURIComponent(id)}`;
    await http.send({ method: 'DELETE', path, authentication: 'required' });
  },
  async endOtherSessions() {
    await http.send({ method: 'DELETE', path: sessionsPath, authentication: 'required' });
  },
  async data() {
    const call = { path: '/v2/accounts/myaccount/data', authentication: 'required' } as const;
    return (await http.send(call)).body;
  },
});
