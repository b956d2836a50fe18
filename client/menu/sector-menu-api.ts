import type { SectorMenu } from '../../schemas/types/http/sector-menu.ts';
import type { Environment } from '../kernel/environment.ts';

type Ports = Pick<Environment, 'http' | 'locale'>;

const known = new WeakMap<object, Map<string, SectorMenu>>();

const keyOf = (sector: string, { locale }: Ports): string => `${sector} ${locale()}`;

/** The menu of a sector that was read on this page before, in the language of now. */
export const knownSectorMenu = (sector: string, ports: Ports): SectorMenu | undefined =>
  known.get(ports.http)?.get(keyOf(sector, ports));

/** Reads the menu of a sector, once a page and language [SHP-13]. Throws `HttpError` for refusals. */
export async function readSectorMenu(sector: string, ports: Ports): Promise<SectorMenu> {
  const found = knownSectorMenu(sector, ports);
  if (found) return found;
  const key = keyOf(sector, ports);
  const { body } = await ports.http.send<SectorMenu>({
    path: `/v1/sectors/${encodeURIComponent(sector)}/menu`,
    query: { locale: ports.locale() },
  });
  const ofPage = known.get(ports.http) ?? new Map<string, SectorMenu>();
  known.set(ports.http, ofPage.set(key, body));
  return body;
}
