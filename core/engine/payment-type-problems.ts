import type { Manifest } from '../../schemas/types/manifest.ts';
import { pointerTo, valueAt } from '../manifest/json-pointer.ts';
import { isJsonObject, type JsonObject } from '../manifest/json.ts';
import { type Problem, unknownName } from '../manifest/problem.ts';
import { statedLevels } from '../manifest/stated-levels.ts';
import { stringsAt } from '../manifest/strings-at.ts';
import { declarations, type PaymentProvider } from '../payments/payment-provider.ts';

/** Keys of the payment settings that name a type, list types, or hold a value by type. */
const named = ['default'];
const listed = ['types', 'wholeWindowTypes'];
const keyed = ['maxAmount', 'surcharge'];

/** Every place of a level that names a payment type. */
const typesNamed = (level: JsonObject, path: readonly string[]): [string[], string][] => {
  const { payments } = level;
  if (!isJsonObject(payments)) return [];
  const at = (...keys: string[]) => [...path, 'payments', ...keys];
  return [
    ...named.flatMap((key): [string[], string][] => {
      const type = payments[key];
      return typeof type === 'string' ? [[at(key), type]] : [];
    }),
    ...listed.flatMap((key) =>
      stringsAt(payments, key).map((type, index): [string[], string] => [
        at(key, String(index)),
        type,
      ]),
    ),
    ...keyed.flatMap((key) => {
      const values = payments[key];
      const types = isJsonObject(values) ? Object.keys(values) : [];
      return types.map((type): [string[], string] => [at(key, type), type]);
    }),
  ];
};

/** Payment types that a manifest names and none of its plugins declares, each where it stands [ENG-24]. */
export const paymentTypeProblems = (
  manifest: Manifest,
  providers: readonly PaymentProvider[],
  file: string,
): readonly Problem[] => {
  const content = manifest as unknown as JsonObject;
  const known = Object.keys(declarations(providers).declared);
  const overrides = statedLevels(content)
    .filter((path) => path.length > 0)
    .flatMap((path) => {
      const level = valueAt(content, path);
      return level !== undefined && isJsonObject(level) ? typesNamed(level, path) : [];
    });
  return [...typesNamed(content, []), ...overrides]
    .filter(([, type]) => !known.includes(type))
    .map(([path, type]) =>
      unknownName(
        { file, pointer: pointerTo(path) },
        "payment type that the market's plugins declare",
        type,
        known,
      ),
    );
};

/** Codes that two plugins of a market declare, as a type or as another code for one: neither would be sure to win. */
export const repeatedTypes = (
  providers: readonly PaymentProvider[],
  file: string,
): readonly Problem[] => {
  const codes = providers.flatMap(({ types }) =>
    types.flatMap(({ type, aliases = [] }) => [type, ...aliases]),
  );
  const repeated = new Set(codes.filter((code, index) => codes.indexOf(code) !== index));
  return [...repeated].map((code) => ({
    file,
    pointer: '/plugins',
    expected: 'each payment type from one plugin',
    found: `"${code}" from several`,
  }));
};
