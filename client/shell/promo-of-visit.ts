import type { Manifest } from '../../schemas/types/manifest.ts';
import type { PromoBanner } from '../../schemas/types/manifest/site.ts';

/** The banner of a collection deal, whatever the market calls it; undefined where there is none [CST-132]. */
export const promoBanner = ({ promo }: Pick<Manifest, 'promo'>): PromoBanner | undefined => {
  const { landingPages: _pages, ...banners } = promo;
  return Object.values<PromoBanner>(banners)[0];
};
