import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import type { Amount } from './consequence.ts';
import { chargeText, feesText, hoursText, slotsText, waysText } from './hut-words.ts';

/** A hut with what holds there. */
export interface PlacedHut {
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly amount: Amount;
  /** The ways to pay that its customers are offered, by their names. */
  readonly payments: readonly string[];
  /** Titles of products and deals by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Something of a hut that customers notice: its name, and its value as they would say it. */
interface Aspect {
  readonly title: string;
  /** Keys of the hut that it tells of. */
  readonly keys: readonly (keyof Hut)[];
  readonly of: (hut: PlacedHut) => string;
}

const titlesOf = (ids: readonly string[] = [], titles: ReadonlyMap<string, string>): string =>
  ids.length === 0 ? 'nothing' : ids.map((id) => titles.get(id) ?? id).join(', ');

/** What customers notice of a hut, in the order in which it is told. */
export const aspects: readonly Aspect[] = [
  { title: 'Name', keys: ['name'], of: ({ hut }) => hut.name },
  {
    title: 'Address',
    keys: ['address'],
    of: ({ hut: { address } }) => [...address.lines, address.city, address.postcode].join(', '),
  },
  { title: 'Phone', keys: ['phone'], of: ({ hut }) => hut.phone },
  { title: 'Orders', keys: ['closed'], of: ({ hut }) => (hut.closed ? 'closed' : 'taken') },
  { title: 'Offers', keys: ['allowedDisposition'], of: ({ hut }) => waysText(hut) },
  { title: 'Open for orders at once', keys: [], of: ({ hut }) => hoursText(hut.hours.web.asap) },
  {
    title: 'Open for orders for later',
    keys: ['hours'],
    of: ({ hut }) => slotsText(hut.hours.web.scheduled),
  },
  {
    title: 'Minimum for delivery',
    keys: ['minDeliveryOrder'],
    of: ({ hut, manifest, amount }) =>
      amount(hut.minDeliveryOrder ?? manifest.minimumOrder.deliveryDefault),
  },
  {
    title: 'Minimum for collection',
    keys: ['minCollectionOrder'],
    of: ({ hut, amount }) => amount(hut.minCollectionOrder ?? 0),
  },
  {
    title: 'Delivery charge',
    keys: ['variableDeliverySurcharges'],
    of: ({ hut, amount }) => chargeText(hut.variableDeliverySurcharges, amount),
  },
  {
    title: 'Fees',
    keys: ['fees'],
    of: ({ hut, amount }) => feesText(hut.fees, amount),
  },
  {
    title: 'Paid by',
    keys: ['supportedPayment'],
    of: ({ payments }) => payments.join(', ') || 'nothing',
  },
  {
    title: 'Not sold',
    keys: ['unavailableProducts'],
    of: ({ hut, titles }) => titlesOf(hut.unavailableProducts, titles),
  },
  {
    title: 'Deals not offered',
    keys: ['excludedDeals'],
    of: ({ hut, titles }) => titlesOf(hut.excludedDeals, titles),
  },
];
