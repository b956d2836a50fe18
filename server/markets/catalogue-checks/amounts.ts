import { isJsonObject, type Json } from '../../../core/manifest/json.ts';
import { pointerTo } from '../../../core/manifest/json-pointer.ts';
import type { Problem } from '../../../core/manifest/problem.ts';

/** Keys of catalogue files whose numbers are amounts of money; under `prices` and `sizes` each value is one. */
const amountKeys = [
  'price',
  'originalPrice',
  'priceForAccountHolder',
  'deliverySurcharge',
  'minOrderValue',
  'maxOrderValue',
  'lowerThreshold',
  'upperThreshold',
  'minDeliveryOrder',
  'minCollectionOrder',
  'threshold',
  'maxAmount',
  'loaded',
];
const amountsByKey = ['prices', 'sizes'];

/**
 * Amounts of a file that are negative or finer than the currency is [OPR-03].
 * @param decimals decimals of the currency
 */
export const amountProblems = (file: string, content: Json, decimals: number): readonly Problem[] =>
  amountsIn(content, []).flatMap(([path, amount]) => {
    const place = { file, pointer: pointerTo(path) };
    if (amount < 0) return [{ ...place, expected: 'an amount of 0 or more', found: `${amount}` }];
    return Number(amount.toFixed(decimals)) === amount
      ? []
      : [{ ...place, expected: `an amount with at most ${decimals} decimals`, found: `${amount}` }];
  });

const amountsIn = (value: Json, path: readonly string[]): readonly [string[], number][] => {
  if (Array.isArray(value)) {
    return value.flatMap((entry: Json, index) => amountsIn(entry, [...path, String(index)]));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const isAmount = amountKeys.includes(key) || amountsByKey.includes(path.at(-1) ?? '');
    return typeof part === 'number' && isAmount
      ? [[[...path, key], part] as [string[], number]]
      : amountsIn(part, [...path, key]);
  });
};
