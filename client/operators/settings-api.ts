import type { JsonSchema } from '../../core/manifest/json-schema.ts';
import type {
  SettingsChange,
  SettingsCheck,
  SettingsDraft,
  SettingsOverview,
  SettingsPlan,
  SettingsPublication,
  SettingsPublished,
  SettingsRollBack,
  SettingsText,
  SettingsVersion,
} from '../../schemas/types/http/market-settings.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** The calls of the console about the settings of markets [OPR-21]. */
export type SettingsApi = ReturnType<typeof createSettingsApi>;

/** @param http reaches the calls of the console, and waits as long as every market takes to be started */
export const createSettingsApi = (http: HttpClient) => {
  const of = (market: string): string => `/settings/${encodeURIComponent(market)}`;
  const get = async <Body>(path: string, query = {}): Promise<Body> =>
    (await http.send<Body>({ path, query })).body;
  const post = async <Body>(path: string, body: unknown, key?: string): Promise<Body> => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return (await http.send<Body>({ method: 'POST', path, body, headers })).body;
  };
  return {
    overview: () => get<SettingsOverview>('/settings'),
    /** @param version what can be edited now, for 0 */
    file: (market: string, path: string, version: number) =>
      get<SettingsText>(`${of(market)}/file`, { path, ...(version > 0 && { version }) }),
    schema: (market: string, path: string) => get<JsonSchema>(`${of(market)}/schema`, { path }),
    check: (market: string, draft: SettingsDraft) =>
      post<SettingsCheck>(`${of(market)}/check`, draft),
    plan: (market: string, draft: SettingsDraft) => post<SettingsPlan>(`${of(market)}/plan`, draft),
    publish: (market: string, publication: SettingsPublication, key: string) =>
      post<SettingsPublished>(`${of(market)}/publish`, publication, key),
    versions: (market: string) => get<readonly SettingsVersion[]>(`${of(market)}/versions`),
    changes: (market: string, from: number, to: number) =>
      get<readonly SettingsChange[]>(`${of(market)}/changes`, { from, to }),
    rollBack: (market: string, wanted: SettingsRollBack, key: string) =>
      post<SettingsPublished>(`${of(market)}/roll-back`, wanted, key),
  };
};
