import hutSchema from '../../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import type { Json } from '../../../core/manifest/json.ts';
import { declaredType, offeredTypes } from '../../../core/payments/payment-types.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { changedValues, nameOfKey, valueTurned } from './changed-values.ts';
import { amountsOf, type Consequence, listed, turned } from './consequence.ts';
import { aspects, type PlacedHut } from './hut-aspects.ts';

/** Which huts open, close or change, and how many keep a value of their own where the market's changes. */
export function hutConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const [old, next] = [placedHuts(before), placedHuts(after)];
  const both = [...next].flatMap(([key, hut]) => {
    const was = old.get(key);
    return was ? [{ was, is: hut }] : [];
  });
  const namesOf = (huts: readonly PlacedHut[]): string => listed(huts.map(({ hut }) => hut.name));
  const opened = [...next].filter(([key]) => !old.has(key)).map(([, hut]) => hut);
  const gone = [...old].filter(([key]) => !next.has(key)).map(([, hut]) => hut);
  const texts = [
    ...(opened.length > 0 ? [`New: ${namesOf(opened)}`] : []),
    ...(gone.length > 0 ? [`No longer there: ${namesOf(gone)}`] : []),
    ...aspects.flatMap((aspect) =>
      grouped(both, ({ was, is }) => {
        const [value, other] = [aspect.of(was), aspect.of(is)];
        return value === other ? [] : [`${aspect.title}: ${turned(value, other)}`];
      }),
    ),
    ...keptMinimums(before, after, both),
    ...grouped(both, ({ was, is }) => otherChanges(was.hut, is.hut)),
  ];
  return texts.map((text) => ({ area: 'Huts', text }));
}

/** Says of each text at which huts it holds. */
function grouped(
  huts: readonly { readonly was: PlacedHut; readonly is: PlacedHut }[],
  textsOf: (hut: { readonly was: PlacedHut; readonly is: PlacedHut }) => readonly string[],
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const hut of huts) {
    for (const text of textsOf(hut)) {
      places.set(text, [...(places.get(text) ?? []), hut.is.hut.name]);
    }
  }
  return [...places].map(([text, names]) =>
    names.length === huts.length && huts.length > 1
      ? `${text} at all ${huts.length} huts`
      : `${text} at ${listed(names)}${names.length > 1 ? ` (${names.length} of ${huts.length} huts)` : ''}`,
  );
}

/** How many huts go on with a minimum of their own while the market's changes. */
function keptMinimums(
  before: RunningMarket,
  after: RunningMarket,
  huts: readonly { readonly is: PlacedHut }[],
): readonly string[] {
  const [was, is] = [before, after].map(
    ({ market }) => market.manifest.minimumOrder.deliveryDefault,
  );
  const own = huts.filter(({ is: { hut } }) => hut.minDeliveryOrder !== undefined);
  if (was === undefined || is === undefined || was === is || own.length === 0) return [];
  const amount = amountsOf(after.market.manifest);
  const change = `Usual minimum for delivery: ${turned(amount(was), amount(is))}`;
  return [
    own.length === huts.length
      ? `${change}, which changes nothing: all ${huts.length} huts have their own`
      : `${change}; ${own.length} of ${huts.length} huts keep their own`,
  ];
}

const told = new Set<string>([...aspects.flatMap(({ keys }) => keys), 'id', 'sector']);

/** What else of a hut differs, by what its schema says of the keys. */
const otherChanges = (was: Hut, is: Hut): readonly string[] =>
  changedValues(withoutTold(was), withoutTold(is)).map(
    (change) => `${nameOfKey(hutSchema, change.path)}: ${valueTurned(change)}`,
  );

const withoutTold = (hut: Hut): Json =>
  Object.fromEntries(Object.entries(hut).filter(([key]) => !told.has(key)));

function placedHuts(running: RunningMarket): ReadonlyMap<string, PlacedHut> {
  const { catalogue, market, manifestAt } = running;
  const amount = amountsOf(market.manifest);
  const providers = market.extensions.all('payment-provider');
  const entries = [...(catalogue?.products ?? []), ...(catalogue?.deals ?? [])];
  const titles = new Map(entries.map(({ id, title }) => [id, title]));
  return new Map(
    (catalogue?.huts ?? []).map((hut) => {
      const manifest = manifestAt(hut.sector, hut.id);
      const payments = offeredTypes({ payments: manifest.payments, hut, providers, amountDue: 0 });
      const nameOf = (type: string) => declaredType(type, manifest.payments)?.calledBy ?? type;
      const placed = { hut, manifest, payments: payments.map(nameOf), amount, titles };
      return [`${hut.sector} ${hut.id}`, placed];
    }),
  );
}
