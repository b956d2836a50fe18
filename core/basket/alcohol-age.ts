import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Basket } from './basket.ts';
import { isAlcoholRefused, productsOf } from './basket-contents.ts';

/** Where alcohol is sold. */
export interface AlcoholPlace {
  readonly hut: Pick<Hut, 'address'>;
  readonly manifest: Pick<Manifest, 'alcohol'>;
}

/** An order that may have alcohol, and where it is made. */
export interface AlcoholOrder extends AlcoholPlace {
  readonly basket: Basket;
  readonly catalogue: Catalogue;
}

/** The age in years from which a hut may sell alcohol to somebody; 0 where nobody has to be asked [SHP-06]. */
export const alcoholAge = ({ hut, manifest }: AlcoholPlace): number => {
  const { minimumAge, regions = [] } = manifest.alcohol;
  const { region } = hut.address;
  const own = regions.find((rule) => region !== undefined && rule.regions.includes(region));
  return own?.minimumAge ?? minimumAge;
};

/**
 * The age that an order asks its customer to have, and that is checked when it is handed over; undefined for an order
 * without alcohol, and for one that no age would make lawful [SHP-06, BSK-61].
 */
export const askedAge = ({
  basket,
  catalogue,
  hut,
  manifest,
}: AlcoholOrder): number | undefined => {
  const age = alcoholAge({ hut, manifest });
  const hasAlcohol = productsOf(basket, catalogue).some(({ alcohol }) => alcohol === true);
  return age > 0 && hasAlcohol && !isAlcoholRefused(basket, catalogue) ? age : undefined;
};
