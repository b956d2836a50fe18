import { areasOf } from '../../core/address/postcodes.ts';
import { roundedDegrees } from '../../core/tracking/driver-position.ts';
import { foldText } from '../../core/places/fold-text.ts';
import type { OrderWay } from '../../schemas/types/http/orders.ts';
import { distanceMetres, type Place } from '../address/distance-metres.ts';
import { splitNumber } from '../address/house-number.ts';
import {
  addressPoint,
  areaOfPostcode,
  type PlaceRow,
  placesByBeginning,
} from '../address/places-repository.ts';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';

type Address = NonNullable<OrderWay['address']>;
type WayContext = Pick<OrderContext, 'database' | 'catalogue' | 'markets'>;

/** Farther from its hut no address of an order is believed to be, in metres. */
const farthestMetres = 60_000;

/** How far a street may be from the middle of its postcode, in metres. */
const streetMetres = 6_000;

/** Streets of a name that are looked at. */
const mostStreets = 40;

const pointOf = ({ latitude, longitude }: Place): Place => ({
  latitude: roundedDegrees(latitude),
  longitude: roundedDegrees(longitude),
});

/** A street by its name, the one nearest to its postcode. */
async function streetNear(
  { database: { db } }: WayContext,
  market: string,
  name: string,
  area: Place,
): Promise<PlaceRow | undefined> {
  const folded = foldText(name);
  if (folded === '') return undefined;
  const found = await placesByBeginning(db, market, folded, mostStreets);
  return found
    .filter(({ kind, search }) => kind === 'street' && search === folded)
    .filter((street) => distanceMetres(street, area) <= streetMetres)
    .toSorted((one, other) => distanceMetres(one, area) - distanceMetres(other, area))[0];
}

/** Where our own tables have the address: its house, else its street, else its postcode. */
async function knownAddress(
  context: WayContext,
  { market, request }: Intent,
): Promise<Address | undefined> {
  const written = request.customer.deliveryAddress;
  const running = context.markets.byId(market);
  const areas = written && running && areasOf(written.postcode, running.market.manifest.postcode);
  if (!written || !areas) return undefined;
  const { db } = context.database;
  const area = await areaOfPostcode(db, market, areas.postcodes);
  if (!area) return undefined;
  const { streetno = '', streettype = '', streetname } = written;
  const line = `${streetno} ${streettype} ${streetname}`.trim();
  const numbered = splitNumber(line);
  const street = await streetNear(context, market, numbered?.rest ?? line, area);
  if (!street) return { ...pointOf(area), isExact: false };
  const house =
    numbered && (await addressPoint(db, market, street.place_id, numbered.number, numbered.suffix));
  return { ...pointOf(house ?? street), isExact: house !== undefined };
}

/**
 * From where to where a delivery is on its way [SHP-33]; undefined for an order that nobody drives, and where nobody knows
 * its hut any more.
 */
export async function wayOf(context: WayContext, intent: Intent): Promise<OrderWay | undefined> {
  if (intent.disposition !== 'delivery') return undefined;
  const hut = await context.catalogue.hut(intent.sector, intent.hut_id);
  if (!hut) return undefined;
  const address = await knownAddress(context, intent);
  const isNear = address && distanceMetres(hut, address) <= farthestMetres;
  return { hut: pointOf(hut), ...(isNear && { address }) };
}
