import type { App } from '../app-store.ts';
import { sessionEnder } from '../end-session-on.ts';
import type { Environment } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { createFavouritesApi } from './favourites-api.ts';
import { type Favourites, FavouritesStore } from './favourites-store.ts';

/** The favourites of each application; no tier has them, as they come with the first part that shows them. */
const opened = new WeakMap<App, Favourites>();

/** The favourites of an application, with their service over HTTP and what this device keeps; the same every time. */
export function openFavourites(app: App, environment: Environment): Favourites {
  const known = opened.get(app);
  if (known) return known;
  const favourites = FavouritesStore.create({}, environment);
  const api = createFavouritesApi(environment.http);
  favourites.usePorts({ api, endSessionOn: sessionEnder(app, environment) });
  favourites.attachTo(rootOf(app));
  opened.set(app, favourites);
  return favourites;
}
