import { type Favourite, favouritesIn } from '../../core/favourites/favourite-in.ts';
import type { FavouriteList } from '../../schemas/types/http/favourites.ts';
import type { HttpClient } from '../kernel/http-client.ts';

/** What the account of who is signed in keeps [SHP-26]. Each answers what is kept now; methods throw `HttpError`. */
export interface FavouritesApi {
  read(): Promise<readonly Favourite[]>;
  keep(favourites: readonly Favourite[]): Promise<readonly Favourite[]>;
  drop(favourite: Pick<Favourite, 'kind' | 'id'>): Promise<readonly Favourite[]>;
}

const path = '/v2/accounts/myaccount/favourites';
const authentication = 'required';

export const createFavouritesApi = (http: HttpClient): FavouritesApi => ({
  async read() {
    const { body } = await http.send<FavouriteList>({ path, authentication });
    return favouritesIn(body.favourites);
  },
  async keep(favourites) {
    const call = { method: 'POST', path, body: { favourites }, authentication } as const;
    return favouritesIn((await http.send<FavouriteList>(call)).body.favourites);
  },
  async drop({ kind, id }) {
    const one = `${path}/${kind}/${encodeURIComponent(id)}`;
    const call = { method: 'DELETE', path: one, authentication } as const;
    return favouritesIn((await http.send<FavouriteList>(call)).body.favourites);
  },
});
