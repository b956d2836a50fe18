import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import type { Json } from '../../../core/manifest/json.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { TimedOverride } from '../../../schemas/types/manifest.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { changedValues, nameOfKey, valueTurned } from './changed-values.ts';
import { type Amount, amountsOf, type Consequence, listed, quoted } from './consequence.ts';
import { hoursText, waysList } from './hut-words.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date and time of a hut's clock, such as `25 Dec 2026, 00:00`. */
function momentText(local: string): string {
  const [date = '', time = ''] = local.split('T');
  const [year = '', month, day] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}, ${time}`;
}

const whenText = ({ from, until }: TimedOverride): string =>
  `from ${momentText(from)} until ${momentText(until)}`;

/** Whom an override is for, by name. */
function whereText({ sectors, huts }: TimedOverride, { catalogue }: RunningMarket): string {
  const known = catalogue?.huts ?? [];
  const names = (huts ?? []).map(
    (key) => known.find(({ sector, id }) => `${sector}:${id}` === key)?.name ?? key,
  );
  const parts = [
    ...(sectors ? [`in ${listed(sectors)}`] : []),
    ...(huts ? [`at ${listed(names)}`] : []),
  ];
  return parts.join(' and ') || `at all ${known.length} huts`;
}

const closedText = ({ closed, closedNote }: TimedOverride): readonly string[] => {
  const note = closedNote === undefined ? '' : ` (${quoted(closedNote)})`;
  if (closed === undefined) return note === '' ? [] : [`told when closed${note}`];
  return [`${closed ? 'closed' : 'open, whatever else closes it'}${note}`];
};

const productNames = (ids: readonly string[], products: readonly Product[]): string =>
  listed(ids.map((id) => products.find((product) => product.id === id)?.title ?? id));

function pricesText(
  prices: NonNullable<TimedOverride['prices']>,
  products: readonly Product[],
  amount: Amount,
): readonly string[] {
  return Object.entries(prices).map(([id, { price, sizes = {} }]) => {
    const parts = [
      ...(price === undefined ? [] : [amount(price)]),
      ...Object.entries(sizes).map(([size, of]) => `${size} ${amount(of)}`),
    ];
    return `${productNames([id], products)} at ${parts.join(', ')}`;
  });
}

/** What an override does, in a restaurant's words. */
function whatText(override: TimedOverride, market: RunningMarket): string {
  const { refuses, hours, extraMinutes, soldOut, prices, settings } = override;
  const products = market.catalogue?.products ?? [];
  return [
    ...closedText(override),
    ...(refuses ? [`no ${waysList(refuses)}`] : []),
    ...(hours ? [`hours: ${hoursText(hours)}`] : []),
    ...(extraMinutes === undefined ? [] : [`${extraMinutes} minutes longer`]),
    ...(soldOut ? [`sold out: ${productNames(soldOut, products)}`] : []),
    ...(prices ? pricesText(prices, products, amountsOf(market.market.manifest)) : []),
    ...changedValues({}, (settings ?? {}) as Json).map(
      (change) => `${nameOfKey(manifestSchema, change.path)}: ${valueTurned(change)}`,
    ),
  ].join('; ');
}

const text = (override: TimedOverride, market: RunningMarket): string =>
  `${whenText(override)} ${whereText(override, market)}: ${whatText(override, market)}`;

/** What holds for a while from now on or later, does not any more, or says something else [OPR-10, OPR-15]. */
export function timedConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const [old, next] = [before, after].map(
    ({ market }) => new Map(Object.entries(market.manifest.timedOverrides ?? {})),
  );
  if (!old || !next) return [];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((name): readonly Consequence[] => {
    const [was, is] = [old.get(name), next.get(name)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const wasText = was && text(was, before);
    if (!is) return [{ area: 'Huts', text: `No longer for a while (${name}): ${wasText}` }];
    const told = `For a while (${name}), ${text(is, after)}`;
    return [{ area: 'Huts', text: wasText === undefined ? told : `${told}; was ${wasText}` }];
  });
}
