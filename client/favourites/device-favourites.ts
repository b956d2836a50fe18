import { type Favourite, favouriteIn, mostFavourites } from '../../core/favourites/favourite-in.ts';
import type { Environment } from '../kernel/environment.ts';
import { favouritesKey } from './favourites-key.ts';

/** A favourite that this device keeps. */
export interface DeviceFavourite {
  readonly favourite: Favourite;
  /** An account has taken it over: it is not offered to one again. */
  readonly isMerged: boolean;
}

type Ports = Pick<Environment, 'market' | 'report' | 'storage'>;

/** Shape of what is stored; what has another one is left aside. */
const version = 1;

/** Storage belongs to the browser: what is no favourite is left out. */
function deviceFavouritesIn(text: string | undefined): readonly DeviceFavourite[] {
  try {
    const stored = JSON.parse(text ?? '{}') as {
      readonly version?: unknown;
      readonly list?: unknown;
    } | null;
    if (stored?.version !== version || !Array.isArray(stored.list)) return [];
    return (stored.list as readonly ({ readonly isMerged?: unknown } | null)[])
      .flatMap((entry) => {
        const favourite = favouriteIn(entry && Reflect.get(entry, 'favourite'));
        return favourite ? [{ favourite, isMerged: entry?.isMerged === true }] : [];
      })
      .slice(0, mostFavourites);
  } catch {
    return [];
  }
}

export const readDeviceFavourites = (ports: Ports): readonly DeviceFavourite[] =>
  deviceFavouritesIn(ports.storage.read(favouritesKey(ports)));

/** Keeps them in the place of those before; a device that cannot is reported. */
export const writeDeviceFavourites = (list: readonly DeviceFavourite[], ports: Ports): void => {
  try {
    if (list.length === 0) ports.storage.remove(favouritesKey(ports));
    else ports.storage.write(favouritesKey(ports), JSON.stringify({ version, list }));
  } catch (error) {
    ports.report('warning', 'The favourites could not be stored', { error });
  }
};

/** Tells what another tab keeps from now on; answers how to stop. */
export const onDeviceFavourites = (
  ports: Ports,
  listener: (list: readonly DeviceFavourite[]) => void,
): (() => void) =>
  ports.storage.onChange((key, value) => {
    if (key === favouritesKey(ports)) listener(deviceFavouritesIn(value));
  });
