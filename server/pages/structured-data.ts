import { listedProducts } from '../../core/menu/listed-products.ts';
import { cheapestPrice } from '../../core/menu/prices.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { ShownMenu } from '../../core/shell/first-frame.ts';
import type { AsapHours, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { RunningMarket } from '../markets/running-market.ts';

const context = 'https://schema.org';

/** Days of the week as schema.org names them, Monday first. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A day without a break ends before it begins anew: equal times would say that it is closed. */
const lastMinute = '23:59';

const openingHours = ({ days: weekdays, open, close }: AsapHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: (weekdays ?? days.map((_, index) => index + 1)).map((day) => days[day - 1]),
  opens: open,
  closes: open === close || close === '24:00' ? lastMinute : close,
});

/** Hours of the first way to get food that a hut has hours for: who comes by before who is at home. */
const hoursOf = ({ hours }: Hut): readonly AsapHours[] =>
  (['dinein', 'collection', 'delivery'] as const)
    .map((way) => hours.web.asap.filter(({ disposition }) => disposition === way))
    .find(({ length }) => length > 0) ?? [];

/** What search engines are told of a hut, in the words of schema.org [OPS-15]. */
export function hutData(
  { market }: Pick<RunningMarket, 'market'>,
  hut: Hut,
  address: { readonly page: string; readonly menu: string },
) {
  const { country, currency, name } = market.manifest;
  const { lines, city, postcode, region } = hut.address;
  return {
    '@context': context,
    '@type': 'Restaurant',
    '@id': address.page,
    url: address.page,
    name: `${name} ${hut.name}`,
    telephone: hut.phone,
    currenciesAccepted: currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      postalCode: postcode,
      ...(region !== undefined && { addressRegion: region }),
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hut.latitude, longitude: hut.longitude },
    openingHoursSpecification: hoursOf(hut).map(openingHours),
    hasMenu: address.menu,
  };
}

/** A dish or a deal with what it costs at least; a deal whose title says it all has no price. */
const menuItem = (
  { title, desc }: { readonly title: string; readonly desc?: string },
  price: number | undefined,
  priceCurrency: string,
) => ({
  '@type': 'MenuItem',
  name: title,
  ...(desc !== undefined && { description: desc }),
  ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency } }),
});

/**
 * What search engines are told of a menu, in the words of schema.org: every dish that the page lists, with the least
 * that it costs [OPS-15].
 * @param nameOf the name of a category
 */
export function menuData(
  { manifest, menu, category }: ShownMenu,
  {
    page,
    locale,
    nameOf,
  }: {
    readonly page: string;
    readonly locale: string;
    readonly nameOf: (category: string) => string;
  },
) {
  const categories = category === undefined ? menu.categories : [category];
  const sections = categories.map((shown) => ({
    '@type': 'MenuSection',
    name: nameOf(shown),
    hasMenuItem:
      shown === 'deals'
        ? menu.deals.map(({ deal, price }) => menuItem(deal, price, manifest.currency))
        : listedProducts(menu.products, { category: shown, menu: manifest.menu }, undefined).map(
            (product) => menuItem(product, toDecimal(cheapestPrice(product)), manifest.currency),
          ),
  }));
  return {
    '@context': context,
    '@type': 'Menu',
    '@id': page,
    url: page,
    name: manifest.name,
    inLanguage: locale,
    hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  };
}
